#pragma once

#include <stdbool.h>

/// A function of a library, and where to keep its address.
struct library_symbol {
  const char *name;
  void **function;
};

/// The pointer to a function declared by a library's header, and its symbol if such pointers are in `library`.
#define LIBRARY_POINTER(function) __typeof__(function) *function;
#define LIBRARY_SYMBOL(function) {#function, (void **)&library.function},

/// The same for a function declared here: its symbol, its name in the structure, its result, its parameters.
#define LIBRARY_FIELD(symbol, name, result, parameters) result(*name) parameters;
#define LIBRARY_ENTRY(symbol, name, result, parameters) {#symbol, (void **)&library.name},

/// Opens the first of the libraries that has all functions, for good, unless that was done before; false if
/// there is none. Both lists end with NULL. For one thread only.
bool library_open(const char *const *names, const struct library_symbol *symbols);
