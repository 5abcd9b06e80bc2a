#include "Sound.h"

#include <stddef.h>

#include "OpenLibrary.h"

bool sndfile_library_open(struct sndfile_library *library) {
  const char *const names[] = {
    "libsndfile.so.1", "libsndfile.1.dylib", "/opt/homebrew/lib/libsndfile.1.dylib",
    "/usr/local/lib/libsndfile.1.dylib", NULL};
  const struct library_symbol symbols[] = {
    {"sf_open_virtual", (void **)&library->open},
    {"sf_seek", (void **)&library->seek},
    {"sf_readf_float", (void **)&library->read},
    {"sf_close", (void **)&library->close},
    {NULL, NULL},
  };
  return library_open(names, symbols);
}

static const char *const alsa_names[] = {"libasound.so.2", NULL};

static void ignore_message(
  const char *file, int line, const char *function, int error, const char *format, ...) {
  (void)file, (void)line, (void)function, (void)error, (void)format;
}

typedef void (*message_handler)(const char *, int, const char *, int, const char *, ...);

bool alsa_library_open(struct alsa_library *library) {
  int (*set_message_handler)(message_handler) = NULL;
  const struct library_symbol symbols[] = {
    {"snd_lib_error_set_handler", (void **)&set_message_handler},
    {"snd_pcm_open", (void **)&library->open},
    {"snd_pcm_set_params", (void **)&library->set_params},
    {"snd_pcm_get_params", (void **)&library->get_params},
    {"snd_pcm_state", (void **)&library->state},
    {"snd_pcm_start", (void **)&library->start},
    {"snd_pcm_prepare", (void **)&library->prepare},
    {"snd_pcm_recover", (void **)&library->recover},
    {"snd_pcm_nonblock", (void **)&library->set_nonblocking},
    {"snd_pcm_drain", (void **)&library->drain},
    {"snd_pcm_close", (void **)&library->close},
    {"snd_pcm_avail", (void **)&library->available},
    {"snd_pcm_writei", (void **)&library->write},
    {NULL, NULL},
  };
  return library_open(alsa_names, symbols) && set_message_handler(ignore_message) == 0;
}

struct alsa_configuration {
  void **root;
  int (*update)(void);
  int (*search)(void *node, const char *key, void **result);
  int (*type)(const void *node);
  void *(*first)(const void *node);
  void *(*next)(const void *iterator);
  void *(*end)(const void *node);
  void *(*entry)(const void *iterator);
};

/// Looks for what no node has in this one and all below: hooks are called by that.
static void call_hooks(const struct alsa_configuration *library, void *node) {
  enum { compound = 1024 };
  void *none;
  if (library->type(node) != compound) return;
  library->search(node, "memorytunes", &none);
  for (void *i = library->first(node); i != library->end(node); i = library->next(i)) {
    call_hooks(library, library->entry(i));
  }
}

bool alsa_configuration_load(void) {
  struct alsa_configuration library;
  int (*set_message_handler)(message_handler) = NULL;
  const struct library_symbol symbols[] = {
    {"snd_lib_error_set_handler", (void **)&set_message_handler},
    {"snd_config", (void **)&library.root},
    {"snd_config_update", (void **)&library.update},
    {"snd_config_search_hooks", (void **)&library.search},
    {"snd_config_get_type", (void **)&library.type},
    {"snd_config_iterator_first", (void **)&library.first},
    {"snd_config_iterator_next", (void **)&library.next},
    {"snd_config_iterator_end", (void **)&library.end},
    {"snd_config_iterator_entry", (void **)&library.entry},
    {NULL, NULL},
  };
  if (!library_open(alsa_names, symbols)) return false;
  set_message_handler(ignore_message);
  library.update();
  if (*library.root) call_hooks(&library, *library.root);
  return true;
}
