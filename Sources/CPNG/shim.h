#include <png.h>

/// PNG_FORMAT_RGBA is a macro that computes.
static inline png_uint_32 png_format_rgba(void) { return PNG_FORMAT_RGBA; }
