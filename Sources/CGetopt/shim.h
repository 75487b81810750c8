// The C library's getopt_long, which Swift's module of that library lacks, and its global variables, which
// Swift 6 reports as data races.

#include <getopt.h>

static inline const char *_Nullable getopt_argument(void) { return optarg; }
static inline int getopt_next(void) { return optind; }
static inline int getopt_option(void) { return optopt; }

// GNU's getopt restarts at zero; the BSDs have a variable for that. The program reports faults itself.
static inline void getopt_begin(void) {
#ifdef __GLIBC__
  optind = 0;
#else
  optind = 1;
  optreset = 1;
#endif
  opterr = 0;
}
