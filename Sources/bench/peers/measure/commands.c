// Runs two commands in turn and prints the row that compares them:
//   commands time|memory|growth BOUND ROUNDS WHAT INPUT COMMAND... -- INPUT COMMAND...
// INPUT is what they read; what they print goes to /dev/null. Where times are compared there is a round more,
// the first, which is not counted. This program is small and linked statically because what Linux calls a
// child's peak memory is never less than its parent's was when it started the child.
#include <fcntl.h>
#include <spawn.h>
#include <stdlib.h>
#include <string.h>
#include <sys/resource.h>
#include <sys/wait.h>

#include "row.h"

enum { mostRounds = 1000 };

extern char **environ;

struct command {
  const char *input;
  char **arguments;
  double times[mostRounds], memories[mostRounds];
};

static void run(struct command *command, double *time, double *memory) {
  posix_spawn_file_actions_t actions;
  posix_spawn_file_actions_init(&actions);
  posix_spawn_file_actions_addopen(&actions, 0, command->input, O_RDONLY, 0);
  posix_spawn_file_actions_addopen(&actions, 1, "/dev/null", O_WRONLY, 0);
  pid_t child;
  int status;
  struct rusage usage;
  double start = nanoseconds();
  if (posix_spawnp(&child, command->arguments[0], &actions, NULL, command->arguments, environ) != 0)
    fail(command->arguments[0]);
  if (wait4(child, &status, 0, &usage) != child || status != 0) fail(command->arguments[0]);
  *time = nanoseconds() - start;
  *memory = (double)usage.ru_maxrss;
  posix_spawn_file_actions_destroy(&actions);
}

int main(int count, char **arguments) {
  static struct command ours, theirs;
  int middle = 7;
  while (middle < count && strcmp(arguments[middle], "--") != 0) middle++;
  if (middle + 2 >= count) fail("wrong usage");
  const char *kind = arguments[1], *what = arguments[4];
  double bound = atof(arguments[2]);
  size_t rounds = (size_t)atoi(arguments[3]), uncounted = strcmp(kind, "time") == 0 ? 1 : 0;
  if (rounds < 1 || rounds >= mostRounds) fail("rounds");
  ours.input = arguments[5];
  ours.arguments = arguments + 6;
  arguments[middle] = NULL;
  theirs.input = arguments[middle + 1];
  theirs.arguments = arguments + middle + 2;
  for (size_t round = 0; round < uncounted + rounds; round++) {
    run(&ours, &ours.times[round], &ours.memories[round]);
    run(&theirs, &theirs.times[round], &theirs.memories[round]);
  }
  if (strcmp(kind, "time") == 0)
    return printTimes(what, median(ours.times + 1, rounds), median(theirs.times + 1, rounds), bound);
  long memory = (long)median(ours.memories, rounds), other = (long)median(theirs.memories, rounds);
  if (strcmp(kind, "memory") == 0) return printMemory(what, memory, other, bound);
  return printGrowth(what, memory, other, (long)bound);
}
