#ifndef DEADLINE_H
#define DEADLINE_H

#include "CPictures.h"

/// Counts the work done since the deadline was last checked.
struct deadline {
  const struct picture_file *file;
  size_t work;
};

/// Whether time is up after `work` more pixels or bytes; the clock is not read for each of them,
/// because that takes time itself.
static inline bool has_passed(struct deadline *deadline, size_t work) {
  deadline->work += work;
  if (deadline->work < 65536) return false;
  deadline->work = 0;
  return deadline->file->is_late(deadline->file->context);
}

#endif
