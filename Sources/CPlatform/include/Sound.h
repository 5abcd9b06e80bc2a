#pragma once

#include <stdbool.h>
#include <stdint.h>

#include "OpenLibrary.h"

// What the game uses of libsndfile and libasound. Both are opened with the first sound, so neither their
// headers nor the libraries themselves are needed to build or start the game.

/// SF_INFO.
struct sndfile_info {
  int64_t frames;
  int rate, channels, format, sections, is_seekable;
};

/// SF_VIRTUAL_IO; libsndfile copies it.
struct sndfile_input {
  int64_t (*length)(void *context);
  int64_t (*seek)(int64_t offset, int whence, void *context);
  int64_t (*read)(void *bytes, int64_t count, void *context);
  int64_t (*write)(const void *bytes, int64_t count, void *context);
  int64_t (*tell)(void *context);
};

#define SNDFILE_FUNCTIONS(USE)                                                                     \
  USE(sf_open_virtual, open, void *, (struct sndfile_input * input, int mode,                      \
                                      struct sndfile_info * info, void *context))                  \
  USE(sf_seek, seek, int64_t, (void *file, int64_t frame, int whence))                             \
  USE(sf_readf_float, read, int64_t, (void *file, float *samples, int64_t frames))                 \
  USE(sf_close, close, int, (void *file))

struct sndfile_library {
  SNDFILE_FUNCTIONS(LIBRARY_FIELD)
};

/// Opens libsndfile; NULL if there is none.
const struct sndfile_library *sndfile_library_open(void);

#define ALSA_FUNCTIONS(USE)                                                                        \
  USE(snd_lib_error_set_handler, set_message_handler, int, (void *handler))                        \
  USE(snd_pcm_open, open, int, (void **device, const char *name, int stream, int mode))            \
  USE(snd_pcm_set_params, set_params, int, (void *device, int format, int access, unsigned channels, \
                                            unsigned rate, int may_resample,                       \
                                            unsigned latency_in_microseconds))                     \
  USE(snd_pcm_get_params, get_params, int, (void *device, unsigned long *buffer,                   \
                                            unsigned long *period))                                \
  USE(snd_pcm_state, state, int, (void *device))                                                   \
  USE(snd_pcm_start, start, int, (void *device))                                                   \
  USE(snd_pcm_prepare, prepare, int, (void *device))                                               \
  USE(snd_pcm_recover, recover, int, (void *device, int error, int is_silent))                     \
  USE(snd_pcm_nonblock, set_nonblocking, int, (void *device, int is_nonblocking))                  \
  USE(snd_pcm_drain, drain, int, (void *device))                                                   \
  USE(snd_pcm_close, close, int, (void *device))                                                   \
  USE(snd_pcm_avail, available, long, (void *device))                                              \
  USE(snd_pcm_writei, write, long, (void *device, const void *frames, unsigned long count))

struct alsa_library {
  ALSA_FUNCTIONS(LIBRARY_FIELD)
};

/// Opens libasound, and keeps it from writing its messages to standard error; NULL if there is none.
const struct alsa_library *alsa_library_open(void);

/// Lets libasound read its configuration to the end: also what the hooks in it load,
/// which happens when they are come across; false if it could not be opened.
bool alsa_configuration_load(void);
