#include "CSystem.h"

// Defined by scripts/link, which only Linux uses.
#ifdef __linux__
extern const char memory_tunes_commit[] __attribute__((weak));

const char *commit_of_build(void) { return memory_tunes_commit; }
#else
const char *commit_of_build(void) { return 0; }
#endif
