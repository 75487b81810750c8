// Runs two commands in turn and prints the row that compares them:
//   commands time|work|memory|growth BOUND ROUNDS WHAT INPUT COMMAND... -- INPUT COMMAND...
//   commands line BOUND ROUNDS WHAT INPUT BEGINNING COMMAND... -- INPUT BEGINNING COMMAND...
// INPUT is what they read; what they print goes to /dev/null. Time is what a clock says, work the time of a
// processor, which stays the same when others want it too. That of a line is the work for INPUT without that
// for its beginning, which is another file, by the lines that INPUT has more. Where a time is compared there is
// a round more, the first, which is not counted. This program is small and linked statically because what Linux
// calls a child's peak memory is never less than its parent's was when it started the child.
#include <fcntl.h>
#include <spawn.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/resource.h>
#include <sys/wait.h>

#include "row.h"

enum { mostRounds = 1000 };

extern char **environ;

struct command {
  // The beginning is NULL unless the time of a line is wanted.
  const char *input, *beginning;
  double lines;
  char **arguments;
  double times[mostRounds], works[mostRounds], memories[mostRounds];
};

static double seconds(struct timeval time) { return (double)time.tv_sec + (double)time.tv_usec / 1e6; }

static double linesOf(const char *path) {
  FILE *file = fopen(path, "r");
  if (!file) fail(path);
  double lines = 0;
  for (int byte; (byte = getc(file)) != EOF;) lines += byte == '\n';
  fclose(file);
  return lines;
}

// Takes what the words say, up to the one that is NULL.
static void readWords(struct command *command, int isLine, char **words) {
  command->input = *words++;
  if (isLine) {
    command->beginning = *words++;
    command->lines = linesOf(command->input) - linesOf(command->beginning);
  }
  command->arguments = words;
}

static void start(struct command *command, const char *input, size_t round) {
  posix_spawn_file_actions_t actions;
  posix_spawn_file_actions_init(&actions);
  posix_spawn_file_actions_addopen(&actions, 0, input, O_RDONLY, 0);
  posix_spawn_file_actions_addopen(&actions, 1, "/dev/null", O_WRONLY, 0);
  pid_t child;
  int status;
  struct rusage usage;
  double start = nanoseconds();
  if (posix_spawnp(&child, command->arguments[0], &actions, NULL, command->arguments, environ) != 0)
    fail(command->arguments[0]);
  if (wait4(child, &status, 0, &usage) != child || status != 0) fail(command->arguments[0]);
  command->times[round] = nanoseconds() - start;
  command->works[round] = (seconds(usage.ru_utime) + seconds(usage.ru_stime)) * 1e9;
  command->memories[round] = (double)usage.ru_maxrss;
  posix_spawn_file_actions_destroy(&actions);
}

static void run(struct command *command, size_t round) {
  double work = 0;
  if (command->beginning) {
    start(command, command->beginning, round);
    work = command->works[round];
  }
  start(command, command->input, round);
  if (command->beginning) command->works[round] = (command->works[round] - work) / command->lines;
}

int main(int count, char **arguments) {
  static struct command ours, theirs;
  if (count < 9) fail("wrong usage");
  int isLine = strcmp(arguments[1], "line") == 0, middle = 7 + isLine;
  while (middle < count && strcmp(arguments[middle], "--") != 0) middle++;
  if (middle + 2 + isLine >= count) fail("wrong usage");
  const char *kind = arguments[1], *what = arguments[4];
  double bound = atof(arguments[2]);
  size_t rounds = (size_t)atoi(arguments[3]), uncounted = strchr("twl", kind[0]) != NULL;
  if (rounds < 1 || rounds >= mostRounds) fail("rounds");
  arguments[middle] = NULL;
  readWords(&ours, isLine, arguments + 5);
  readWords(&theirs, isLine, arguments + middle + 1);
  for (size_t round = 0; round < uncounted + rounds; round++) {
    run(&ours, round);
    run(&theirs, round);
  }
  if (strcmp(kind, "time") == 0)
    return printTimes(what, median(ours.times + 1, rounds), median(theirs.times + 1, rounds), bound);
  if (strcmp(kind, "work") == 0 || isLine)
    return printTimes(what, median(ours.works + 1, rounds), median(theirs.works + 1, rounds), bound);
  long memory = (long)median(ours.memories, rounds), other = (long)median(theirs.memories, rounds);
  if (strcmp(kind, "memory") == 0) return printMemory(what, memory, other, bound);
  return printGrowth(what, memory, other, (long)bound);
}
