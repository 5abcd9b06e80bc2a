#pragma once

#include <stdbool.h>
#include <stdint.h>

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

struct sndfile_library {
  void *(*open)(struct sndfile_input *input, int mode, struct sndfile_info *info, void *context);
  int64_t (*seek)(void *file, int64_t frame, int whence);
  int64_t (*read)(void *file, float *samples, int64_t frames);
  int (*close)(void *file);
};

/// Opens libsndfile for a library that is all zero; false if there is none.
bool sndfile_library_open(struct sndfile_library *library);

struct alsa_library {
  int (*open)(void **device, const char *name, int stream, int mode);
  int (*set_params)(
    void *device, int format, int access, unsigned channels, unsigned rate, int may_resample,
    unsigned latency_in_microseconds);
  int (*get_params)(void *device, unsigned long *buffer, unsigned long *period);
  int (*state)(void *device);
  int (*start)(void *device);
  int (*prepare)(void *device);
  int (*recover)(void *device, int error, int is_silent);
  int (*set_nonblocking)(void *device, int is_nonblocking);
  int (*drain)(void *device);
  int (*close)(void *device);
  long (*available)(void *device);
  long (*write)(void *device, const void *frames, unsigned long count);
};

/// Opens libasound, and keeps it from writing its messages to standard error; false if there is none.
bool alsa_library_open(struct alsa_library *library);

/// Lets libasound read its configuration to the end: also what the hooks in it load,
/// which happens when they are come across; false if it could not be opened.
bool alsa_configuration_load(void);
