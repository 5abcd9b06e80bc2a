#include "Curl.h"

#include <dlfcn.h>
#include <stdlib.h>
#include <sys/stat.h>

#ifdef __GLIBC__
#include <malloc.h>
#endif

#ifdef __APPLE__
#define LIBRARY "libcurl.4.dylib"
#else
#define LIBRARY "libcurl.so.4"
#endif

static struct {
  void *library;
  CURLM *(*multi_init)(void);
  CURLMcode (*multi_cleanup)(CURLM *);
  CURLMcode (*multi_perform)(CURLM *, int *);
  CURLMcode (*multi_poll)(CURLM *, struct curl_waitfd *, unsigned, int, int *);
  CURLMcode (*multi_add_handle)(CURLM *, CURL *);
  CURLMcode (*multi_remove_handle)(CURLM *, CURL *);
  CURLMcode (*multi_setopt)(CURLM *, CURLMoption, ...);
  CURLMsg *(*multi_info_read)(CURLM *, int *);
  CURL *(*easy_init)(void);
  void (*easy_cleanup)(CURL *);
  CURLcode (*easy_setopt)(CURL *, CURLoption, ...);
  CURLcode (*easy_getinfo)(CURL *, CURLINFO, ...);
} curl;

bool curl_library_open(void) {
  if (curl.library) return true;
  void *library = dlopen(LIBRARY, RTLD_NOW | RTLD_LOCAL);
  if (!library) return false;
#define FIND(name) \
  if (!(*(void **)&curl.name = dlsym(library, "curl_" #name))) return false
  FIND(multi_init);
  FIND(multi_cleanup);
  FIND(multi_perform);
  FIND(multi_poll);
  FIND(multi_add_handle);
  FIND(multi_remove_handle);
  FIND(multi_setopt);
  FIND(multi_info_read);
  FIND(easy_init);
  FIND(easy_cleanup);
  FIND(easy_setopt);
  FIND(easy_getinfo);
  curl.library = library;
  return true;
}

CURLM *libcurl_multi_init(void) { return curl.multi_init(); }
void libcurl_multi_cleanup(CURLM *multi) { curl.multi_cleanup(multi); }
void libcurl_multi_perform(CURLM *multi, int *running) { curl.multi_perform(multi, running); }
void libcurl_multi_wait(CURLM *multi, int milliseconds) {
  curl.multi_poll(multi, NULL, 0, milliseconds, NULL);
}
void libcurl_multi_add(CURLM *multi, CURL *handle) { curl.multi_add_handle(multi, handle); }
void libcurl_multi_remove(CURLM *multi, CURL *handle) { curl.multi_remove_handle(multi, handle); }
CURL *libcurl_easy_init(void) { return curl.easy_init(); }
void libcurl_easy_cleanup(CURL *handle) { curl.easy_cleanup(handle); }

void curl_share_heap(void) {
#ifdef __GLIBC__
  mallopt(M_ARENA_MAX, 1);
#endif
}

CURLcode curl_set_number(CURL *handle, CURLoption option, long value) {
  return curl.easy_setopt(handle, option, value);
}

CURLcode curl_set_text(CURL *handle, CURLoption option, const char *value) {
  return curl.easy_setopt(handle, option, value);
}

CURLcode curl_set_writer(
    CURL *handle, size_t (*writer)(char *, size_t, size_t, void *), void *target) {
  curl.easy_setopt(handle, CURLOPT_WRITEDATA, target);
  return curl.easy_setopt(handle, CURLOPT_WRITEFUNCTION, writer);
}

bool curl_trust_named_certificates(CURL *handle) {
  const char *file = getenv("SSL_CERT_FILE"), *folder = getenv("SSL_CERT_DIR");
  struct stat status;
  if (file && *file) {
    bool exists = stat(file, &status) == 0;
    if (exists && (!S_ISREG(status.st_mode) || status.st_size > 16 << 20)) return false;
    curl.easy_setopt(handle, CURLOPT_CAINFO, file);
  }
  if (folder && *folder) curl.easy_setopt(handle, CURLOPT_CAPATH, folder);
  return true;
}

long curl_get_status(CURL *handle) {
  long status = 0;
  curl.easy_getinfo(handle, CURLINFO_RESPONSE_CODE, &status);
  return status;
}

const char *curl_get_redirect(CURL *handle) {
  char *url = NULL;
  curl.easy_getinfo(handle, CURLINFO_REDIRECT_URL, &url);
  return url;
}

CURLMcode curl_set_connections(CURLM *multi, long count) {
  return curl.multi_setopt(multi, CURLMOPT_MAX_TOTAL_CONNECTIONS, count);
}

CURL *curl_take_finished(CURLM *multi, CURLcode *result) {
  int left = 0;
  CURLMsg *message = curl.multi_info_read(multi, &left);
  if (!message || message->msg != CURLMSG_DONE) return NULL;
  *result = message->data.result;
  return message->easy_handle;
}
