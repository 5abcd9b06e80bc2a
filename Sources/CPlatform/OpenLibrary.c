#include "OpenLibrary.h"

#include <dlfcn.h>
#include <stddef.h>

static bool open_one(const char *name, const struct library_symbol *symbols) {
  void *library = dlopen(name, RTLD_NOW | RTLD_LOCAL);
  if (!library) return false;
  for (const struct library_symbol *symbol = symbols; symbol->name; symbol++) {
    *symbol->function = dlsym(library, symbol->name);
    if (*symbol->function) continue;
    *symbols->function = NULL;
    dlclose(library);
    return false;
  }
  return true;
}

bool library_open(const char *const *names, const struct library_symbol *symbols) {
  for (; !*symbols->function && *names; names++) open_one(*names, symbols);
  return *symbols->function != NULL;
}
