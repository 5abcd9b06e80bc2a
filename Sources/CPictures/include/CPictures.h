#pragma once

#include <stddef.h>
#include <stdint.h>

// libpng reports errors with longjmp, which must not cross Swift frames, so the jumps stay in here.

enum picture_result {
  picture_is_whole,
  /// Some of it is missing or wrong, but not the beginning.
  picture_is_cut,
  picture_is_damaged,
  /// It needs too much memory.
  picture_is_too_large,
  /// It would take too long.
  picture_is_too_slow,
};

struct picture_file {
  const uint8_t *bytes;
  size_t count;
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

/// Reads a PNG of the given size. A pixel of the canvas is the mean of `scale` by `scale` pixels, fewer at the right
/// and bottom edges: the canvas has that size divided by `scale`, rounded up. `scale` is 1 to 256.
enum picture_result picture_read_png(const struct picture_file *file, struct picture_size size,
                                     uint32_t scale, struct picture_canvas canvas);

/// How many bytes a PNG of this size takes at most.
size_t picture_png_limit(uint32_t width, uint32_t height);

/// Writes a PNG of pixels of four bytes each into `limit` bytes, and returns how many it takes; 0 if that fails.
size_t picture_write_png(const uint8_t *pixels, uint32_t width, uint32_t height, uint8_t *bytes,
                         size_t limit);
