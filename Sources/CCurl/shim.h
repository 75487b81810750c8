// Functions of libcurl with a variable number of arguments, which Swift cannot call.

#define CURL_DISABLE_TYPECHECK
#include <curl/curl.h>

static inline void curl_set_number(CURL *_Nonnull transfer, CURLoption option, long value) {
  curl_easy_setopt(transfer, option, value);
}

// libcurl copies the text. NULL is the option's default.
static inline void curl_set_text(CURL *_Nonnull transfer, CURLoption option, const char *_Nullable value) {
  curl_easy_setopt(transfer, option, value);
}

// Not copied.
static inline void curl_set_headers(CURL *_Nonnull transfer, struct curl_slist *_Nullable headers) {
  curl_easy_setopt(transfer, CURLOPT_HTTPHEADER, headers);
}

// At least CURL_ERROR_SIZE bytes, in which libcurl explains a failed transfer.
static inline void curl_set_error_buffer(CURL *_Nonnull transfer, char *_Nonnull buffer) {
  curl_easy_setopt(transfer, CURLOPT_ERRORBUFFER, buffer);
}

// Both are called with the receiver.
static inline void curl_set_receiver(
  CURL *_Nonnull transfer, void *_Nonnull receiver, curl_write_callback _Nonnull head, curl_write_callback _Nonnull body
) {
  curl_easy_setopt(transfer, CURLOPT_HEADERDATA, receiver);
  curl_easy_setopt(transfer, CURLOPT_HEADERFUNCTION, head);
  curl_easy_setopt(transfer, CURLOPT_WRITEDATA, receiver);
  curl_easy_setopt(transfer, CURLOPT_WRITEFUNCTION, body);
}

// Called at least once a second. The transfer ends when it returns 1.
static inline void curl_set_progress(CURL *_Nonnull transfer, curl_xferinfo_callback _Nonnull progress) {
  curl_easy_setopt(transfer, CURLOPT_NOPROGRESS, 0L);
  curl_easy_setopt(transfer, CURLOPT_XFERINFOFUNCTION, progress);
}

// 0 before there is an answer.
static inline long curl_status(CURL *_Nonnull transfer) {
  long status = 0;
  curl_easy_getinfo(transfer, CURLINFO_RESPONSE_CODE, &status);
  return status;
}

// From the response head; -1 if missing.
static inline curl_off_t curl_announced_length(CURL *_Nonnull transfer) {
  curl_off_t length = -1;
  curl_easy_getinfo(transfer, CURLINFO_CONTENT_LENGTH_DOWNLOAD_T, &length);
  return length;
}

// In microseconds.
static inline curl_off_t curl_time_taken(CURL *_Nonnull transfer) {
  curl_off_t time = 0;
  curl_easy_getinfo(transfer, CURLINFO_TOTAL_TIME_T, &time);
  return time;
}
