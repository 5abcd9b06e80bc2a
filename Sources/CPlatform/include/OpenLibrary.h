#ifndef OPEN_LIBRARY_H
#define OPEN_LIBRARY_H

#include <stdbool.h>
#include <stddef.h>

/// A function of a library, and where to keep its address.
struct library_symbol {
  const char *name;
  void **function;
};

/// Opens a library for good and finds its functions; false, and closed again, if one is missing.
bool library_open(const char *name, const struct library_symbol *symbols, size_t count);

#endif
