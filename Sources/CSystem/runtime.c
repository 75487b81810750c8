#include <stdlib.h>
#include <unistd.h>

// Without /proc (in a chroot), Swift's runtime aborts before main if it is linked statically: it looks for its
// own file to find the program that prints backtraces. Naming that program prevents this. The priority runs
// this before the runtime starts.
__attribute__((constructor(102))) static void need_no_proc(void) {
#ifdef __linux__
  char first;
  if (readlink("/proc/self/exe", &first, 1) < 0) setenv("SWIFT_BACKTRACE", "enable=no,swift-backtrace=/", 1);
#endif
}
