#include "Pictures.h"

#include <zlib.h>

size_t picture_inflate(const uint8_t *bytes, size_t count, uint8_t *text, size_t limit) {
  z_stream stream = {.next_in = (Bytef *)bytes, .avail_in = (uInt)count, .next_out = text,
                     .avail_out = (uInt)limit};
  if (count > UINT32_MAX || limit > UINT32_MAX || inflateInit(&stream) != Z_OK) return 0;
  int result = inflate(&stream, Z_FINISH);
  inflateEnd(&stream);
  return result == Z_STREAM_END ? stream.total_out : 0;
}
