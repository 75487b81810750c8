#include "CSystem.h"

struct timespec file_modification_time(const struct stat *status) {
#ifdef __APPLE__
  return status->st_mtimespec;
#else
  return status->st_mtim;
#endif
}

int signal_is_ignored(int number) {
  struct sigaction action;
  return sigaction(number, NULL, &action) == 0 && action.sa_handler == SIG_IGN;
}

void signal_set_handler(int number, void (*handler)(int)) {
  struct sigaction action = {.sa_handler = handler};
  sigaction(number, &action, NULL);
}
