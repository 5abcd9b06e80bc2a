#ifndef MEAN_H
#define MEAN_H

#include "CPictures.h"

// Makes a picture smaller while its rows come in, whatever their order.

struct mean {
  struct picture_size size;
  uint32_t scale;
  struct picture_canvas canvas;
  /// For each pixel of the canvas: red, green and blue times alpha, and alpha, added up. 32 bits have
  /// room for 256 by 256 pixels.
  uint32_t (*sums)[4];
};

/// False if that needs too much memory.
bool mean_begin(struct mean *mean);

/// Adds every `step`th pixel of row `y`, from the one at `x` to the end of the row.
void mean_add(const struct mean *mean, const uint8_t *row, uint32_t x, uint32_t step, uint32_t y);

/// Divides, and sets the pixels of the canvas.
void mean_end(const struct mean *mean);

#endif
