#ifndef CTOML_H
#define CTOML_H

#include <stddef.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

/* A text in a TOML document, or one of the texts of an array. */
struct ctoml_entry {
  /* The names of its table, joined with dots, and its own, in UTF-8; the first is empty outside of tables. */
  const char *table;
  const char *name;
  /* Null for an empty array, and for what is no text. */
  const char *value;
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
