#ifndef C_PICTURES_H
#define C_PICTURES_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

// libpng and libjpeg report errors with longjmp, which must not cross Swift frames, so the jumps
// stay in here. Any bytes may be read; besides its pixels, a picture takes at most 64 MiB.

enum picture_result {
  picture_is_whole,
  picture_is_damaged,
  /// It needs too much memory.
  picture_is_too_large,
  /// The file's `is_late` returned true.
  picture_is_too_slow,
};

struct picture_file {
  const uint8_t *bytes;
  size_t count;
  /// Whether reading has taken too long; called with `context` every few rows.
  bool (*is_late)(const void *context);
  const void *context;
};

struct picture_size {
  uint32_t width;
  uint32_t height;
};

/// The output of a picture: four bytes per pixel (red, green, blue, alpha), row by row.
struct picture_canvas {
  uint8_t *pixels;
  struct picture_size size;
};

/// Reads a PNG of the given size. A pixel of the canvas is the mean of `scale` by `scale` pixels,
/// fewer at the right and bottom edges: the canvas has that size divided by `scale`, rounded up.
/// `scale` is 1 to 256.
enum picture_result picture_read_png(const struct picture_file *file, struct picture_size size,
                                     uint32_t scale, struct picture_canvas canvas);

/// Reads the size of a JPEG.
enum picture_result picture_measure_jpeg(const struct picture_file *file,
                                         struct picture_size *size);

/// Reads a JPEG, scaled down while decoding: the canvas has its size times `eighths` / 8, rounded
/// up. `eighths` is 1 to 8.
enum picture_result picture_read_jpeg(const struct picture_file *file, uint32_t eighths,
                                      struct picture_canvas canvas);

/// Decompresses what zlib has compressed to at most `limit` bytes, and returns how many there are; 0 if it
/// is damaged or there are more.
size_t picture_inflate(const uint8_t *bytes, size_t count, uint8_t *text, size_t limit);

/// How many bytes a PNG of this size takes at most.
size_t picture_png_limit(uint32_t width, uint32_t height);

/// Writes a PNG of pixels of four bytes each into `limit` bytes, and returns how many it takes; 0 if
/// that fails.
size_t picture_write_png(const uint8_t *pixels, uint32_t width, uint32_t height, uint8_t *bytes,
                         size_t limit);

#endif
