#ifndef MEAN_H
#define MEAN_H

#include <stdbool.h>

#include "CPictures.h"

// Downscales a picture while its rows arrive, in any order.

struct mean {
  struct picture_size size;
  uint32_t scale;
  struct picture_canvas canvas;
  /// For each pixel of the canvas, the sums of red, green and blue times alpha, and of alpha. 32
  /// bits have room for 256 by 256 pixels.
  uint32_t (*sums)[4];
};

/// False if there is not enough memory.
bool mean_begin(struct mean *mean);

/// Adds every `step`th pixel of row `y`, from the one at `x` to the end of the row.
void mean_add(const struct mean *mean, const uint8_t *row, uint32_t x, uint32_t step, uint32_t y);

/// Divides the sums and sets the pixels of the canvas.
void mean_end(const struct mean *mean);

#endif
