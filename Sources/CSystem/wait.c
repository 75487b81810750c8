#define _GNU_SOURCE

#include "CSystem.h"

#include <errno.h>
#include <poll.h>
#include <sys/select.h>

int wait_for_input(int file, const struct timespec *time, const sigset_t *mask) {
#ifdef __APPLE__
  // Darwin has no ppoll, and select's set of files is limited.
  if (file >= FD_SETSIZE) {
    errno = EBADF;
    return -1;
  }
  fd_set files;
  FD_ZERO(&files);
  if (file >= 0) FD_SET(file, &files);
  return pselect(file < 0 ? 0 : file + 1, &files, NULL, NULL, time, mask);
#else
  struct pollfd wanted = {.fd = file, .events = POLLIN};
  return ppoll(&wanted, 1, time, mask);
#endif
}
