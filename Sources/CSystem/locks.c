#define _GNU_SOURCE
#include <errno.h>
#include <fcntl.h>
#include <unistd.h>

#include "CSystem.h"

// Locks of the open file description where the system has them: others belong to the process, and are dropped
// when it closes any descriptor of the file.
#ifdef F_OFD_SETLK
#define SET F_OFD_SETLK
#define GET F_OFD_GETLK
#else
#define SET F_SETLK
#define GET F_GETLK
#endif

static struct flock lock(short type, long long byte) {
  struct flock lock = {.l_type = type, .l_whence = SEEK_SET, .l_start = byte, .l_len = 1};
  return lock;
}

int lock_byte(int file, long long byte) {
  struct flock wanted = lock(F_WRLCK, byte);
  return fcntl(file, SET, &wanted) == 0 || (errno != EAGAIN && errno != EACCES);
}

void unlock_byte(int file, long long byte) {
  struct flock wanted = lock(F_UNLCK, byte);
  fcntl(file, SET, &wanted);
}

int byte_is_locked_elsewhere(int file, long long byte) {
  struct flock wanted = lock(F_WRLCK, byte);
  return fcntl(file, GET, &wanted) == 0 && wanted.l_type != F_UNLCK;
}

int locks_error(int file) {
  struct flock wanted = lock(F_WRLCK, 0);
  return fcntl(file, GET, &wanted) == 0 ? 0 : errno;
}
