#ifndef C_MEDIA_H
#define C_MEDIA_H

#include "CPictures.h"

// What is only used of libraries to read what comes from outside.

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

#endif
