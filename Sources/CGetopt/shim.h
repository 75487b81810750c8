// The C library's getopt_long, which Swift's own module of that library leaves out, and what it tells in global
// variables, which Swift 6 takes for data races.

#include <getopt.h>

static inline const char *_Nullable getopt_argument(void) { return optarg; }
static inline int getopt_next(void) { return optind; }
static inline int getopt_option(void) { return optopt; }

// Zero begins anew with GNU's getopt; the BSDs have a variable of its own for that.
static inline void getopt_begin(int reports) {
#ifdef __GLIBC__
  optind = 0;
#else
  optind = 1;
  optreset = 1;
#endif
  opterr = reports;
}
