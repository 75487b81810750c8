// A line of the table: two things measured side by side, and whether the bound holds.
#include <stddef.h>

double nanoseconds(void);
double median(double *values, size_t count);

// Each prints the line and returns the exit status: 0 when the bound holds, else 1.
int printTimes(const char *what, double ours, double theirs, double bound);
int printMemory(const char *what, long ours, long theirs, double bound);
// Of two memories in KB, how much more ours is.
int printGrowth(const char *what, long ours, long theirs, long bound);

// Prints what is wrong, and ends the program with a status that is not that of a missed bound.
_Noreturn void fail(const char *what);
