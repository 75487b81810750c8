#include "CSystem.h"

#include <stddef.h>
#include <stdint.h>

static int count;
static char **arguments;

// Priority 101: before runtime.c can change the environment.
#if !defined(__linux__) || defined(__GLIBC__)
// Glibc and Darwin pass main's arguments to constructors.
__attribute__((constructor(101))) static void take(int argc, char **argv) {
  count = argc;
  arguments = argv;
}
#else
// Musl does not. On the stack, the count, the arguments and a NULL come before the environment.
extern char **environ;

__attribute__((constructor(101))) static void take(void) {
  char **end = environ - 1;
  while ((intptr_t)end[-1 - count] != count) count++;
  arguments = end - count;
}
#endif

int program_argument_count(void) { return count; }

const char *program_argument(int place) { return place >= 0 && place < count ? arguments[place] : NULL; }
