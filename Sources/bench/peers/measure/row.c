// Printing of rows, and what is needed to come to the figures in them.
#include "row.h"

#include <stdio.h>
#include <stdlib.h>
#include <time.h>

double nanoseconds(void) {
  struct timespec now;
  clock_gettime(CLOCK_MONOTONIC, &now);
  return (double)now.tv_sec * 1e9 + (double)now.tv_nsec;
}

static int compare(const void *one, const void *other) {
  double difference = *(const double *)one - *(const double *)other;
  return (difference > 0) - (difference < 0);
}

double median(double *values, size_t count) {
  qsort(values, count, sizeof *values, compare);
  return values[count / 2];
}

static const char *word(int holds) { return holds ? "yes" : "**no**"; }

static void printTime(double time) {
  const char *units[] = {"ns", "µs", "ms", "s"};
  int unit = 0;
  for (; time >= 1000 && unit < 3; unit++) time /= 1000;
  printf(" %.2f %s |", time, units[unit]);
}

int printTimes(const char *what, double ours, double theirs, double bound) {
  double ratio = ours / theirs;
  printf("| %s |", what);
  printTime(ours);
  printTime(theirs);
  printf(" %.2f | %.2f | %s |\n", ratio, bound, word(ratio <= bound));
  return ratio <= bound ? 0 : 1;
}

int printMemory(const char *what, long ours, long theirs, double bound) {
  double ratio = (double)ours / (double)theirs;
  printf("| %s | %ld KB | %ld KB | %.2f | %.2f |", what, ours, theirs, ratio, bound);
  printf(" %s |\n", word(ratio <= bound));
  return ratio <= bound ? 0 : 1;
}

int printGrowth(const char *what, long ours, long theirs, long bound) {
  long growth = ours - theirs;
  printf(
    "| %s | %ld KB | %ld KB | %+ld KB | %+ld KB | %s |\n", what, ours, theirs, growth, bound,
    word(growth <= bound));
  return growth <= bound ? 0 : 1;
}

void fail(const char *what) {
  fprintf(stderr, "bench: %s\n", what);
  exit(2);
}
