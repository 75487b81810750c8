#include <stdlib.h>
#include <unistd.h>

// Where /proc is not mounted, Swift's runtime does not find itself when it is linked into the program, and
// aborts before main. It looks for itself only to find the program that prints backtraces: where that is named,
// it does not. The priority puts this before the runtime's own beginning.
__attribute__((constructor(101))) static void need_no_proc(void) {
#ifdef __linux__
  char first;
  if (readlink("/proc/self/exe", &first, 1) < 0) setenv("SWIFT_BACKTRACE", "enable=no,swift-backtrace=/", 1);
#endif
}
