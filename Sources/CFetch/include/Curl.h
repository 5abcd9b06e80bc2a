#pragma once

#include <curl/curl.h>
#include <stdbool.h>

#include "OpenLibrary.h"

// What memorytunes-fetch uses of libcurl. It is opened there, so that the game starts without it and the three
// dozen libraries that it needs; its header is needed only to build.

#define CURL_FUNCTIONS(USE)                                                          \
  USE(curl_multi_init) USE(curl_multi_cleanup) USE(curl_multi_perform)               \
  USE(curl_multi_poll) USE(curl_multi_add_handle) USE(curl_multi_remove_handle)      \
  USE(curl_multi_info_read) USE(curl_easy_init) USE(curl_easy_cleanup)               \
  USE(curl_easy_setopt) USE(curl_easy_getinfo)

struct curl_library {
  CURL_FUNCTIONS(LIBRARY_POINTER)
};

/// Opens libcurl; NULL if there is none. Nothing else here may be called before.
const struct curl_library *curl_library_open(void);

CURLcode curl_set_number(CURL *handle, CURLoption option, long value);
CURLcode curl_set_text(CURL *handle, CURLoption option, const char *value);
CURLcode curl_set_writer(
    CURL *handle, size_t (*writer)(char *, size_t, size_t, void *), void *target);

/// Trusts the certificates that OpenSSL's variables name, as the program curl does: libcurl reads neither.
/// False if what is named can hold none: it may be a pipe, which would be waited for.
bool curl_trust_named_certificates(CURL *handle);

long curl_get_status(CURL *handle);
/// The redirect target of the answer; NULL without one. Valid until the handle is used again.
const char *curl_get_redirect(CURL *handle);
/// The next finished transfer; NULL if there is none.
CURL *curl_take_finished(CURLM *multi, CURLcode *result);
