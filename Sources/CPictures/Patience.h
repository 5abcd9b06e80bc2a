#ifndef PATIENCE_H
#define PATIENCE_H

#include "CPictures.h"

/// How much has been read since the file was last asked whether it is late.
struct patience {
  const struct picture_file *file;
  size_t work;
};

/// Whether it is late, after so many more pixels or bytes: asking for each would take its time too.
static inline bool is_over(struct patience *patience, size_t work) {
  patience->work += work;
  if (patience->work < 65536) return false;
  patience->work = 0;
  return patience->file->is_late(patience->file->context);
}

#endif
