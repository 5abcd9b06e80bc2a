#ifndef LIBRARIES_H
#define LIBRARIES_H

#include <stdio.h>

#include <jpeglib.h>

// What is used of libjpeg. It is opened with the first JPEG, so the game starts without it.

#define FUNCTION(name) __typeof__(name) *name

struct jpeg_library {
  FUNCTION(jpeg_std_error);
  FUNCTION(jpeg_CreateDecompress);
  FUNCTION(jpeg_mem_src);
  FUNCTION(jpeg_read_header);
  FUNCTION(jpeg_start_decompress);
  FUNCTION(jpeg_read_scanlines);
  FUNCTION(jpeg_finish_decompress);
  FUNCTION(jpeg_destroy_decompress);
};

/// NULL if the system has no libjpeg of the kind that this was built for. For one thread only.
const struct jpeg_library *jpeg_library_open(void);

#endif
