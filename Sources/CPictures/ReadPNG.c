#include "CPictures.h"

#include <stdbool.h>
#include <stdlib.h>
#include <string.h>

#include <png.h>

/// Downscales a picture while its rows arrive, in any order.
struct mean {
  struct picture_size size;
  uint32_t scale;
  struct picture_canvas canvas;
  /// For each pixel of the canvas, the sums of red, green and blue times alpha, and of alpha. 32
  /// bits have room for 256 by 256 pixels.
  uint32_t (*sums)[4];
};

enum { maximum_memory = 64 << 20 };

/// False if there is not enough memory.
static bool mean_begin(struct mean *mean) {
  size_t count = (size_t)mean->canvas.size.width * mean->canvas.size.height;
  if (count > maximum_memory / sizeof *mean->sums) return false;
  mean->sums = calloc(count, sizeof *mean->sums);
  return mean->sums != NULL;
}

/// Adds every `step`th pixel of row `y`, from the one at `x` to the end of the row.
static void mean_add(const struct mean *mean, const uint8_t *row, uint32_t x, uint32_t step,
                     uint32_t y) {
  uint32_t(*sums)[4] = mean->sums + (size_t)(y / mean->scale) * mean->canvas.size.width;
  for (; x < mean->size.width; x += step, row += 4) {
    uint32_t *sum = sums[x / mean->scale];
    for (int channel = 0; channel < 3; channel++) sum[channel] += row[channel] * row[3];
    sum[3] += row[3];
  }
}

static uint32_t least(uint32_t a, uint32_t b) { return a < b ? a : b; }

/// Divides the sums and sets the pixels of the canvas.
static void mean_end(const struct mean *mean) {
  uint32_t scale = mean->scale;
  uint8_t *pixel = mean->canvas.pixels;
  const uint32_t *sum = *mean->sums;
  for (uint32_t y = 0; y < mean->size.height; y += scale) {
    for (uint32_t x = 0; x < mean->size.width; x += scale, pixel += 4, sum += 4) {
      uint32_t count = least(scale, mean->size.width - x) * least(scale, mean->size.height - y);
      uint32_t alpha = sum[3];
      for (int channel = 0; channel < 3; channel++)
        pixel[channel] = alpha == 0 ? 0 : (sum[channel] + alpha / 2) / alpha;
      pixel[3] = (alpha + count / 2) / count;
    }
  }
}

struct reading {
  const struct picture_file *file;
  size_t position;
  struct mean mean;
  uint8_t *row;
  enum picture_result result;
};

static void fail(png_structp png, enum picture_result result) {
  struct reading *reading = png_get_error_ptr(png);
  reading->result = result;
  png_longjmp(png, 1);
}

static void handle_error(png_structp png, png_const_charp message) {
  (void)message;
  fail(png, picture_is_damaged);
}

/// Among the pixels, libpng warns only of what follows the last one: more pixels than the size says, or bytes
/// after the end of the compressed data. Other programs leave that unread, too.
static void ignore_warning(png_structp png, png_const_charp message) { (void)png, (void)message; }

static void hand_over(png_structp png, png_bytep bytes, size_t count) {
  struct reading *reading = png_get_io_ptr(png);
  const struct picture_file *file = reading->file;
  if (count > file->count - reading->position) fail(png, picture_is_damaged);
  memcpy(bytes, file->bytes + reading->position, count);
  reading->position += count;
}

/// Skips chunks that change no pixel: some claim gigabytes, or decompress to them.
static void skip_notes(png_structp png) {
  static const png_byte needed[] = "gAMA\0sRGB";
  png_set_keep_unknown_chunks(png, PNG_HANDLE_CHUNK_NEVER, NULL, -1);
  png_set_keep_unknown_chunks(png, PNG_HANDLE_CHUNK_AS_DEFAULT, needed, 2);
}

/// Whatever the format of the file, rows arrive as 8-bit red, green, blue and alpha, in sRGB.
static void choose_format(png_structp png, png_infop info) {
  png_set_alpha_mode(png, PNG_ALPHA_PNG, PNG_DEFAULT_sRGB);
  png_set_expand(png);
  png_set_scale_16(png);
  png_set_gray_to_rgb(png);
  png_set_add_alpha(png, 0xFF, PNG_FILLER_AFTER);
  png_read_update_info(png, info);
}

static bool has_size(png_structp png, png_infop info, struct picture_size size) {
  return png_get_image_width(png, info) == size.width &&
         png_get_image_height(png, info) == size.height &&
         png_get_rowbytes(png, info) == (size_t)size.width * 4;
}

static void prepare_memory(png_structp png, struct reading *reading) {
  reading->row = malloc((size_t)reading->mean.size.width * 4);
  bool is_ready = reading->row != NULL && (reading->mean.scale == 1 || mean_begin(&reading->mean));
  if (!is_ready) fail(png, picture_is_too_large);
}

/// An interlacing pass: every `dx`th pixel of every `dy`th row, starting at `x`, `y`.
struct pass {
  uint32_t x, y, dx, dy;
};

static void scatter(uint8_t *to, const uint8_t *row, uint32_t width, struct pass pass) {
  for (uint32_t x = pass.x; x < width; x += pass.dx, row += 4) memcpy(to + (size_t)x * 4, row, 4);
}

/// Reads the rows of a pass without libpng's own interlace handling: some versions combine 16-bit
/// rows incorrectly, see https://github.com/pnggroup/libpng/issues/853
static void read_pass(png_structp png, struct pass pass) {
  const struct reading *reading = png_get_error_ptr(png);
  const struct mean *mean = &reading->mean;
  uint32_t width = mean->size.width;
  if (pass.x >= width) return;  // Such a pass has no rows.
  for (uint32_t y = pass.y; y < mean->size.height; y += pass.dy) {
    png_read_row(png, reading->row, NULL);
    if (mean->scale > 1) {
      mean_add(mean, reading->row, pass.x, pass.dx, y);
    } else {
      scatter(mean->canvas.pixels + (size_t)y * width * 4, reading->row, width, pass);
    }
  }
}

static void read_interlaced(png_structp png) {
  static const struct pass passes[] = {{0, 0, 8, 8}, {4, 0, 8, 8}, {0, 4, 4, 8}, {2, 0, 4, 4},
                                       {0, 2, 2, 4}, {1, 0, 2, 2}, {0, 1, 1, 2}};
  for (int i = 0; i < PNG_INTERLACE_ADAM7_PASSES; i++) read_pass(png, passes[i]);
}

static void read_pixels(png_structp png, png_infop info, struct reading *reading) {
  png_set_read_fn(png, reading, hand_over);
  skip_notes(png);
  png_read_info(png, info);
  choose_format(png, info);
  if (!has_size(png, info, reading->mean.size)) fail(png, picture_is_damaged);
  prepare_memory(png, reading);
  png_set_benign_errors(png, 1);
  if (png_get_interlace_type(png, info) == PNG_INTERLACE_NONE) {
    read_pass(png, (struct pass){0, 0, 1, 1});
  } else {
    read_interlaced(png);
  }
  if (reading->mean.scale > 1) mean_end(&reading->mean);
}

enum picture_result picture_read_png(const struct picture_file *file, struct picture_size size,
                                     uint32_t scale, struct picture_canvas canvas) {
  struct reading reading = {.file = file,
                            .mean = {.size = size, .scale = scale, .canvas = canvas}};
  png_structp png =
      png_create_read_struct(PNG_LIBPNG_VER_STRING, &reading, handle_error, ignore_warning);
  if (png == NULL) return picture_is_too_large;
  png_infop info = png_create_info_struct(png);
  if (info == NULL) {
    reading.result = picture_is_too_large;
  } else if (setjmp(png_jmpbuf(png)) == 0) {
    read_pixels(png, info, &reading);
  }
  png_destroy_read_struct(&png, &info, NULL);
  free(reading.row);
  free(reading.mean.sums);
  return reading.result;
}
