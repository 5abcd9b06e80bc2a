#include "OpenLibrary.h"

#include <dlfcn.h>

bool library_open(const char *name, const struct library_symbol *symbols, size_t count) {
  void *library = dlopen(name, RTLD_NOW | RTLD_LOCAL);
  if (!library) return false;
  for (size_t i = 0; i < count; i++) {
    *symbols[i].function = dlsym(library, symbols[i].name);
    if (*symbols[i].function) continue;
    dlclose(library);
    return false;
  }
  return true;
}
