#include "CSystem.h"

#include <stddef.h>

static int count;
static char **arguments;

// Glibc and Darwin call what runs before main with main's arguments.
__attribute__((constructor)) static void take(int argc, char **argv) {
  count = argc;
  arguments = argv;
}

int program_argument_count(void) { return count; }

const char *program_argument(int place) { return place >= 0 && place < count ? arguments[place] : NULL; }
