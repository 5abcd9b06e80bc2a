#ifndef CTOML_H
#define CTOML_H

#include <stddef.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

/* UTF-8 that may contain zeros, and does not end with one. */
struct ctoml_text {
  const char *bytes;
  size_t size;
};

/* A text in a TOML document, or one of the texts of an array; or a table in a table, with its path, but without a name
   and with nothing of what is in it. */
struct ctoml_entry {
  /* The names of its table, and its own; the first is empty outside of tables. */
  struct ctoml_text table;
  struct ctoml_text name;
  /* Null for an empty array, and for what is no text. */
  struct ctoml_text value;
  /* Counted from 1. */
  uint32_t line;
};

/*
 * Calls `found` with each entry of a document of `size` bytes, in no particular order; the pointers last as
 * long as the call. Returns 0, or if it is no TOML the line of the mistake, counted from 1, after writing why
 * into `reason`.
 */
uint32_t ctoml_read(
    const char *document, size_t size, void *context,
    void (*found)(void *context, struct ctoml_entry entry), char *reason, size_t reasonSize);

#ifdef __cplusplus
}
#endif

#endif
