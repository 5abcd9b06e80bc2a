#include "Mean.h"

#include <stdlib.h>

enum { maximum_memory = 64 << 20 };

bool mean_begin(struct mean *mean) {
  size_t count = (size_t)mean->canvas.size.width * mean->canvas.size.height;
  if (count > maximum_memory / sizeof *mean->sums) return false;
  mean->sums = calloc(count, sizeof *mean->sums);
  return mean->sums != NULL;
}

void mean_add(const struct mean *mean, const uint8_t *row, uint32_t x, uint32_t step, uint32_t y) {
  uint32_t(*sums)[4] = mean->sums + (size_t)(y / mean->scale) * mean->canvas.size.width;
  for (; x < mean->size.width; x += step, row += 4) {
    uint32_t *sum = sums[x / mean->scale];
    for (int channel = 0; channel < 3; channel++) sum[channel] += row[channel] * row[3];
    sum[3] += row[3];
  }
}

static uint32_t least(uint32_t a, uint32_t b) { return a < b ? a : b; }

void mean_end(const struct mean *mean) {
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
