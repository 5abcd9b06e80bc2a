#ifndef PATIENCE_H
#define PATIENCE_H

#include "CPictures.h"

/// Counts the work done since the deadline was last checked.
struct patience {
  const struct picture_file *file;
  size_t work;
};

/// Whether time is up after `work` more pixels or bytes; the clock is not read for each of them,
/// because that takes time itself.
static inline bool is_over(struct patience *patience, size_t work) {
  patience->work += work;
  if (patience->work < 65536) return false;
  patience->work = 0;
  return patience->file->is_late(patience->file->context);
}

#endif
