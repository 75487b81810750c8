// Runs two commands in turn and prints the row that compares them:
//   commands time|work|memory|growth BOUND ROUNDS WHAT INPUT COMMAND... -- INPUT COMMAND...
// INPUT is what they read; what they print goes to /dev/null. Time is what a clock says, work the time of a
// processor, which stays the same when others want it too. Where either is compared there is a round more, the
// first, which is not counted. This program is small and linked statically because what Linux calls a
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
  double times[mostRounds], works[mostRounds], memories[mostRounds];
};

static double seconds(struct timeval time) { return (double)time.tv_sec + (double)time.tv_usec / 1e6; }

static void run(struct command *command, size_t round) {
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
  command->times[round] = nanoseconds() - start;
  command->works[round] = (seconds(usage.ru_utime) + seconds(usage.ru_stime)) * 1e9;
  command->memories[round] = (double)usage.ru_maxrss;
  posix_spawn_file_actions_destroy(&actions);
}

int main(int count, char **arguments) {
  static struct command ours, theirs;
  int middle = 7;
  while (middle < count && strcmp(arguments[middle], "--") != 0) middle++;
  if (middle + 2 >= count) fail("wrong usage");
  const char *kind = arguments[1], *what = arguments[4];
  double bound = atof(arguments[2]);
  size_t rounds = (size_t)atoi(arguments[3]), uncounted = kind[0] == 't' || kind[0] == 'w';
  if (rounds < 1 || rounds >= mostRounds) fail("rounds");
  ours.input = arguments[5];
  ours.arguments = arguments + 6;
  arguments[middle] = NULL;
  theirs.input = arguments[middle + 1];
  theirs.arguments = arguments + middle + 2;
  for (size_t round = 0; round < uncounted + rounds; round++) {
    run(&ours, round);
    run(&theirs, round);
  }
  if (strcmp(kind, "time") == 0)
    return printTimes(what, median(ours.times + 1, rounds), median(theirs.times + 1, rounds), bound);
  if (strcmp(kind, "work") == 0)
    return printTimes(what, median(ours.works + 1, rounds), median(theirs.works + 1, rounds), bound);
  long memory = (long)median(ours.memories, rounds), other = (long)median(theirs.memories, rounds);
  if (strcmp(kind, "memory") == 0) return printMemory(what, memory, other, bound);
  return printGrowth(what, memory, other, (long)bound);
}
