#pragma once

#include <stddef.h>
#include <stdint.h>

#include <webp/decode.h>

#include "CPictures.h"
#include "OpenLibrary.h"

// What reads pictures from outside, with the system's libjpeg and libwebp. They are opened with the first
// picture that needs them; without them, no such picture can be read.

/// Reads a JPEG, scaled down while decoding: the canvas has its size times `eighths` / 8, rounded
/// up. `eighths` is 1 to 8. Of a canvas without pixels, sets the size to the picture's.
enum picture_result picture_read_jpeg(const struct picture_file *file, uint32_t eighths,
                                      struct picture_canvas *canvas);

#define WEBP_FUNCTIONS(USE) \
  USE(WebPGetFeaturesInternal) USE(WebPInitDecoderConfigInternal) USE(WebPDecode)

struct webp_library {
  WEBP_FUNCTIONS(LIBRARY_POINTER)
};

/// NULL without libwebp.
const struct webp_library *webp_library_open(void);

/// Decompresses what zlib has compressed to at most `limit` bytes; returns their count, or 0 if damaged or too many.
size_t picture_inflate(const uint8_t *bytes, size_t count, uint8_t *text, size_t limit);
