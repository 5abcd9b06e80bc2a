#ifndef CURL_H
#define CURL_H

#include <curl/curl.h>
#include <stdbool.h>

// What memorytunes-fetch uses of libcurl. It is opened there, so that the game starts without it and the three
// dozen libraries that it needs; its header is needed only to build.

/// Opens libcurl, if it is not open yet; false if there is none. Nothing else here may be called before.
bool curl_library_open(void);

CURLM *libcurl_multi_init(void);
void libcurl_multi_cleanup(CURLM *multi);
void libcurl_multi_perform(CURLM *multi, int *running);
/// Waits until a transfer goes on, for at most this long.
void libcurl_multi_wait(CURLM *multi, int milliseconds);
void libcurl_multi_add(CURLM *multi, CURL *handle);
void libcurl_multi_remove(CURLM *multi, CURL *handle);
CURL *libcurl_easy_init(void);
void libcurl_easy_cleanup(CURL *handle);

/// curl resolves names in threads, for each of which glibc would reserve 64 MiB of address space.
void curl_share_heap(void);

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
CURLMcode curl_set_connections(CURLM *multi, long count);
/// The next finished transfer; NULL if there is none.
CURL *curl_take_finished(CURLM *multi, CURLcode *result);

#endif
