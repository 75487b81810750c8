// Talks to two programs in turn, a line and its answer at a time, and prints the row that compares them:
//   roundtrips BOUND ROUNDS WHAT GREETING LINES COMMAND... -- GREETING LINES COMMAND...
// GREETING is how many lines a program prints before it is asked, and LINES the file with what it is asked,
// read again from its beginning when it ends. A round is a thousand lines to each; the first is not counted.
// Each answer must be one line. All three share a processor: else the time is that of waking another one,
// which is much longer and differs from run to run.
#define _GNU_SOURCE
#include <fcntl.h>
#include <sched.h>
#include <spawn.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>
#include <unistd.h>

#include "row.h"

enum { tripsPerRound = 1000, mostRounds = 100 };

extern char **environ;

struct partner {
  pid_t process;
  FILE *lines;
  int input, output;
  double times[mostRounds];
};

static void readAnswer(struct partner *partner) {
  static char answer[65536];
  ssize_t length;
  do {
    length = read(partner->output, answer, sizeof answer);
    if (length <= 0) fail("no answer");
  } while (answer[length - 1] != '\n');
}

static void start(struct partner *partner, char **arguments) {
  int input[2], output[2];
  // Whoever held another's pipe open would keep it from ending.
  if (pipe2(input, O_CLOEXEC) != 0 || pipe2(output, O_CLOEXEC) != 0) fail("a pipe could not be made");
  posix_spawn_file_actions_t actions;
  posix_spawn_file_actions_init(&actions);
  posix_spawn_file_actions_adddup2(&actions, input[0], 0);
  posix_spawn_file_actions_adddup2(&actions, output[1], 1);
  if (posix_spawnp(&partner->process, arguments[2], &actions, NULL, arguments + 2, environ) != 0)
    fail(arguments[2]);
  posix_spawn_file_actions_destroy(&actions);
  close(input[0]);
  close(output[1]);
  partner->input = input[1];
  partner->output = output[0];
  partner->lines = fopen(arguments[1], "r");
  if (!partner->lines) fail(arguments[1]);
  for (int greeting = atoi(arguments[0]); greeting > 0; greeting--) readAnswer(partner);
}

static void end(struct partner *partner) {
  int status;
  close(partner->input);
  if (waitpid(partner->process, &status, 0) != partner->process || status != 0) fail("a program failed");
}

static void shareProcessor(void) {
#ifdef __linux__
  cpu_set_t one;
  CPU_ZERO(&one);
  CPU_SET(sched_getcpu(), &one);
  if (sched_setaffinity(0, sizeof one, &one) != 0) fail("a processor could not be chosen");
#endif
}

static double talk(struct partner *partner) {
  static char *line;
  static size_t size;
  double begun = nanoseconds();
  for (int trip = 0; trip < tripsPerRound; trip++) {
    ssize_t length = getline(&line, &size, partner->lines);
    if (length <= 0) {
      rewind(partner->lines);
      length = getline(&line, &size, partner->lines);
    }
    if (length <= 0 || write(partner->input, line, (size_t)length) != length) fail("a line was not written");
    readAnswer(partner);
  }
  return (nanoseconds() - begun) / tripsPerRound;
}

int main(int count, char **arguments) {
  static struct partner ours, theirs;
  int middle = 7;
  while (middle < count && strcmp(arguments[middle], "--") != 0) middle++;
  if (middle + 3 >= count) fail("wrong usage");
  size_t rounds = (size_t)atoi(arguments[2]);
  if (rounds >= mostRounds) fail("too many rounds");
  arguments[middle] = NULL;
  shareProcessor();
  start(&ours, arguments + 4);
  start(&theirs, arguments + middle + 1);
  for (size_t round = 0; round <= rounds; round++) {
    ours.times[round] = talk(&ours);
    theirs.times[round] = talk(&theirs);
  }
  end(&ours);
  end(&theirs);
  return printTimes(
    arguments[3], median(ours.times + 1, rounds), median(theirs.times + 1, rounds), atof(arguments[1]));
}
