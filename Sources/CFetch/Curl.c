#include "Curl.h"

#include <stdlib.h>
#include <sys/stat.h>

static struct curl_library library;

const struct curl_library *curl_library_open(void) {
  static const char *const names[] = {"libcurl.so.4", "libcurl.4.dylib", NULL};
  static const struct library_symbol symbols[] = {CURL_FUNCTIONS(LIBRARY_SYMBOL){NULL, NULL}};
  return library_open(names, symbols) ? &library : NULL;
}

CURLcode curl_set_number(CURL *handle, CURLoption option, long value) {
  return (library.curl_easy_setopt)(handle, option, value);
}

CURLcode curl_set_text(CURL *handle, CURLoption option, const char *value) {
  return (library.curl_easy_setopt)(handle, option, value);
}

CURLcode curl_set_writer(
    CURL *handle, size_t (*writer)(char *, size_t, size_t, void *), void *target) {
  (library.curl_easy_setopt)(handle, CURLOPT_WRITEDATA, target);
  return (library.curl_easy_setopt)(handle, CURLOPT_WRITEFUNCTION, writer);
}

bool curl_trust_named_certificates(CURL *handle) {
  const char *file = getenv("SSL_CERT_FILE"), *folder = getenv("SSL_CERT_DIR");
  struct stat status;
  if (file && *file) {
    bool exists = stat(file, &status) == 0;
    if (exists && (!S_ISREG(status.st_mode) || status.st_size > 16 << 20)) return false;
    (library.curl_easy_setopt)(handle, CURLOPT_CAINFO, file);
  }
  if (folder && *folder) (library.curl_easy_setopt)(handle, CURLOPT_CAPATH, folder);
  return true;
}

long curl_get_status(CURL *handle) {
  long status = 0;
  (library.curl_easy_getinfo)(handle, CURLINFO_RESPONSE_CODE, &status);
  return status;
}

const char *curl_get_redirect(CURL *handle) {
  char *url = NULL;
  (library.curl_easy_getinfo)(handle, CURLINFO_REDIRECT_URL, &url);
  return url;
}

CURL *curl_take_finished(CURLM *multi, CURLcode *result) {
  int left = 0;
  CURLMsg *message = (library.curl_multi_info_read)(multi, &left);
  if (!message || message->msg != CURLMSG_DONE) return NULL;
  *result = message->data.result;
  return message->easy_handle;
}
