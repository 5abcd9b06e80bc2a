#include "Libraries.h"

#include "OpenLibrary.h"
#include "Pictures.h"

#define COUNT(array) (sizeof(array) / sizeof((array)[0]))
#define SYMBOL(library, name) {#name, (void **)&(library).name}

static bool open_any(const char *const *names, const struct library_symbol *symbols, size_t count) {
  for (; *names; names++) {
    if (library_open(*names, symbols, count)) return true;
  }
  return false;
}

const struct jpeg_library *jpeg_library_open(void) {
  static struct jpeg_library library;
  static const char *const names[] = {
#if JPEG_LIB_VERSION >= 80
    "libjpeg.so.8", "libjpeg.8.dylib", "/opt/homebrew/lib/libjpeg.8.dylib",
    "/usr/local/lib/libjpeg.8.dylib",
#else
    "libjpeg.so.62",
#endif
    NULL};
  static const struct library_symbol symbols[] = {
    SYMBOL(library, jpeg_std_error),        SYMBOL(library, jpeg_CreateDecompress),
    SYMBOL(library, jpeg_mem_src),          SYMBOL(library, jpeg_read_header),
    SYMBOL(library, jpeg_start_decompress), SYMBOL(library, jpeg_read_scanlines),
    SYMBOL(library, jpeg_finish_decompress), SYMBOL(library, jpeg_destroy_decompress)};
  static bool is_open;
  if (!is_open) is_open = open_any(names, symbols, COUNT(symbols));
  return is_open ? &library : NULL;
}

static struct {
  __typeof__(WebPGetFeaturesInternal) *WebPGetFeaturesInternal;
  __typeof__(WebPInitDecoderConfigInternal) *WebPInitDecoderConfigInternal;
  __typeof__(WebPDecode) *WebPDecode;
} webp;

static bool webp_library_open(void) {
  static const char *const names[] = {
    "libwebp.so.7", "libwebp.7.dylib", "/opt/homebrew/lib/libwebp.7.dylib",
    "/usr/local/lib/libwebp.7.dylib", NULL};
  static const struct library_symbol symbols[] = {
    SYMBOL(webp, WebPGetFeaturesInternal), SYMBOL(webp, WebPInitDecoderConfigInternal),
    SYMBOL(webp, WebPDecode)};
  static bool is_open;
  if (!is_open) is_open = open_any(names, symbols, COUNT(symbols));
  return is_open;
}

VP8StatusCode webp_get_features(
  const uint8_t *bytes, size_t count, WebPBitstreamFeatures *features) {
  if (!webp_library_open()) return VP8_STATUS_INVALID_PARAM;
  return webp.WebPGetFeaturesInternal(bytes, count, features, WEBP_DECODER_ABI_VERSION);
}

bool webp_init_configuration(WebPDecoderConfig *configuration) {
  return webp_library_open()
         && webp.WebPInitDecoderConfigInternal(configuration, WEBP_DECODER_ABI_VERSION);
}

VP8StatusCode webp_decode(const uint8_t *bytes, size_t count, WebPDecoderConfig *configuration) {
  return webp_library_open() ? webp.WebPDecode(bytes, count, configuration)
                             : VP8_STATUS_INVALID_PARAM;
}
