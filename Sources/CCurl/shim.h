#include <curl/curl.h>
#include <stdbool.h>
#include <stdlib.h>
#include <sys/stat.h>

#ifdef __GLIBC__
#include <malloc.h>
#endif

/// curl resolves names in threads, for each of which glibc would reserve 64 MiB of address space.
static inline void curl_share_heap(void) {
#ifdef __GLIBC__
  mallopt(M_ARENA_MAX, 1);
#endif
}

/// Swift cannot call variadic functions.
static inline CURLcode curl_set_number(CURL *handle, CURLoption option, long value) {
  return curl_easy_setopt(handle, option, value);
}

static inline CURLcode curl_set_text(CURL *handle, CURLoption option, const char *value) {
  return curl_easy_setopt(handle, option, value);
}

static inline CURLcode curl_set_writer(
    CURL *handle, size_t (*writer)(char *, size_t, size_t, void *), void *target) {
  curl_easy_setopt(handle, CURLOPT_WRITEDATA, target);
  return curl_easy_setopt(handle, CURLOPT_WRITEFUNCTION, writer);
}

/// Trusts the certificates that OpenSSL's variables name, as the program curl does: libcurl reads neither.
/// False if what is named can hold none: it may be a pipe, which would be waited for.
static inline bool curl_trust_named_certificates(CURL *handle) {
  const char *file = getenv("SSL_CERT_FILE"), *folder = getenv("SSL_CERT_DIR");
  struct stat status;
  if (file && *file) {
    bool exists = stat(file, &status) == 0;
    if (exists && (!S_ISREG(status.st_mode) || status.st_size > 16 << 20)) return false;
    curl_easy_setopt(handle, CURLOPT_CAINFO, file);
  }
  if (folder && *folder) curl_easy_setopt(handle, CURLOPT_CAPATH, folder);
  return true;
}

static inline long curl_get_status(CURL *handle) {
  long status = 0;
  curl_easy_getinfo(handle, CURLINFO_RESPONSE_CODE, &status);
  return status;
}

/// The redirect target of the answer; NULL without one. Valid until the handle is used again.
static inline const char *curl_get_redirect(CURL *handle) {
  char *url = NULL;
  curl_easy_getinfo(handle, CURLINFO_REDIRECT_URL, &url);
  return url;
}

static inline CURLMcode curl_set_connections(CURLM *multi, long count) {
  return curl_multi_setopt(multi, CURLMOPT_MAX_TOTAL_CONNECTIONS, count);
}

/// The next finished transfer; NULL if there is none.
static inline CURL *curl_take_finished(CURLM *multi, CURLcode *result) {
  int left = 0;
  CURLMsg *message = curl_multi_info_read(multi, &left);
  if (!message || message->msg != CURLMSG_DONE) return NULL;
  *result = message->data.result;
  return message->easy_handle;
}
