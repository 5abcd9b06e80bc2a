#include <png.h>
#include <string.h>

#include "CPictures.h"

static png_image describe(uint32_t width, uint32_t height) {
  png_image image;
  memset(&image, 0, sizeof image);
  image.version = PNG_IMAGE_VERSION;
  image.width = width;
  image.height = height;
  image.format = PNG_FORMAT_RGBA;
  image.flags = PNG_IMAGE_FLAG_FAST;
  return image;
}

size_t picture_png_limit(uint32_t width, uint32_t height) {
  png_image image = describe(width, height);
  return PNG_IMAGE_PNG_SIZE_MAX(image);
}

size_t picture_write_png(const uint8_t *pixels, uint32_t width, uint32_t height, uint8_t *bytes,
                         size_t limit) {
  png_image image = describe(width, height);
  png_alloc_size_t count = limit;
  return png_image_write_to_memory(&image, bytes, &count, 0, pixels, 0, NULL) ? count : 0;
}
