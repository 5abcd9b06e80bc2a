#include "Sound.h"

#include <stddef.h>

const struct sndfile_library *sndfile_library_open(void) {
  static struct sndfile_library library;
  static const char *const names[] = {
    "libsndfile.so.1", "libsndfile.1.dylib", "/opt/homebrew/lib/libsndfile.1.dylib",
    "/usr/local/lib/libsndfile.1.dylib", NULL};
  static const struct library_symbol symbols[] = {SNDFILE_FUNCTIONS(LIBRARY_ENTRY){NULL, NULL}};
  return library_open(names, symbols) ? &library : NULL;
}

static const char *const alsa_names[] = {"libasound.so.2", NULL};

static void ignore_message(
  const char *file, int line, const char *function, int error, const char *format, ...) {
  (void)file, (void)line, (void)function, (void)error, (void)format;
}

const struct alsa_library *alsa_library_open(void) {
  static struct alsa_library library;
  static const struct library_symbol symbols[] = {ALSA_FUNCTIONS(LIBRARY_ENTRY){NULL, NULL}};
  bool is_open = library_open(alsa_names, symbols);
  return is_open && library.set_message_handler((void *)ignore_message) == 0 ? &library : NULL;
}

#define CONFIGURATION_FUNCTIONS(USE)                                                               \
  USE(snd_lib_error_set_handler, set_message_handler, int, (void *handler))                        \
  USE(snd_config_update, update, int, (void))                                                      \
  USE(snd_config_search_hooks, search, int, (void *node, const char *key, void **result))          \
  USE(snd_config_get_type, type, int, (const void *node))                                          \
  USE(snd_config_iterator_first, first, void *, (const void *node))                                \
  USE(snd_config_iterator_next, next, void *, (const void *iterator))                              \
  USE(snd_config_iterator_end, end, void *, (const void *node))                                    \
  USE(snd_config_iterator_entry, entry, void *, (const void *iterator))

static struct {
  CONFIGURATION_FUNCTIONS(LIBRARY_FIELD)
  void **root;
} library;

/// Looks for what no node has in this one and all below: hooks are called by that.
static void call_hooks(void *node) {
  enum { compound = 1024 };
  void *none;
  if (library.type(node) != compound) return;
  library.search(node, "memorytunes", &none);
  for (void *i = library.first(node); i != library.end(node); i = library.next(i)) {
    call_hooks(library.entry(i));
  }
}

bool alsa_configuration_load(void) {
  static const struct library_symbol symbols[] = {
    CONFIGURATION_FUNCTIONS(LIBRARY_ENTRY){"snd_config", (void **)&library.root}, {NULL, NULL}};
  if (!library_open(alsa_names, symbols)) return false;
  library.set_message_handler((void *)ignore_message);
  library.update();
  if (*library.root) call_hooks(*library.root);
  return true;
}
