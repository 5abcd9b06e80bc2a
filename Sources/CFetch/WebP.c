#include "Pictures.h"

const struct webp_library *webp_library_open(void) {
  static struct webp_library library;
  static const char *const names[] = {
    "libwebp.so.7", "libwebp.7.dylib", "/opt/homebrew/lib/libwebp.7.dylib",
    "/usr/local/lib/libwebp.7.dylib", NULL};
  static const struct library_symbol symbols[] = {WEBP_FUNCTIONS(LIBRARY_SYMBOL){NULL, NULL}};
  return library_open(names, symbols) ? &library : NULL;
}
