// Measures two commands in turn and prints the row that compares them:
//   measure time|work|memory|trips ROUNDS WHAT INPUT COMMAND... -- INPUT COMMAND...
// INPUT is what they read; what they print goes to /dev/null. Work is the processor's time. Trips talk to both
// programs a line and its answer at a time, a thousand lines a round. The first round is not counted. This
// program is small and linked statically because what Linux calls a child's peak memory is never less than its
// parent's was when it started the child.
#define _GNU_SOURCE
#include <fcntl.h>
#include <sched.h>
#include <spawn.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

enum { mostRounds = 1000, trips = 1000 };

extern char **environ;

struct command {
  char **arguments;
  const char *input;
  double values[mostRounds];
  // Of trips.
  pid_t process;
  FILE *lines;
  int to, from;
};

static _Noreturn void fail(const char *what) {
  fprintf(stderr, "bench: %s\n", what);
  exit(2);
}

static double now(void) {
  struct timespec now;
  clock_gettime(CLOCK_MONOTONIC, &now);
  return (double)now.tv_sec * 1e9 + (double)now.tv_nsec;
}

static pid_t start(char **arguments, int input, int output) {
  posix_spawn_file_actions_t actions;
  posix_spawn_file_actions_init(&actions);
  posix_spawn_file_actions_adddup2(&actions, input, 0);
  posix_spawn_file_actions_adddup2(&actions, output, 1);
  pid_t child;
  if (posix_spawnp(&child, arguments[0], &actions, NULL, arguments, environ) != 0) fail(arguments[0]);
  posix_spawn_file_actions_destroy(&actions);
  return child;
}

static double run(struct command *command, const char *kind) {
  int input = open(command->input, O_RDONLY | O_CLOEXEC), output = open("/dev/null", O_WRONLY | O_CLOEXEC), status;
  struct rusage usage;
  double begun = now();
  pid_t child = start(command->arguments, input, output);
  if (wait4(child, &status, 0, &usage) != child || status != 0) fail(command->arguments[0]);
  double time = now() - begun;
  close(input);
  close(output);
  if (strcmp(kind, "memory") == 0) return (double)usage.ru_maxrss;
  if (strcmp(kind, "time") == 0) return time;
  return (double)(usage.ru_utime.tv_sec + usage.ru_stime.tv_sec) * 1e9 +
         (double)(usage.ru_utime.tv_usec + usage.ru_stime.tv_usec) * 1e3;
}

static void readAnswer(struct command *partner) {
  static char answer[65536];
  ssize_t length;
  do {
    length = read(partner->from, answer, sizeof answer);
    if (length <= 0) fail("no answer");
  } while (answer[length - 1] != '\n');
}

static void startTalking(struct command *partner) {
  int input[2], output[2];
  if (pipe2(input, O_CLOEXEC) != 0 || pipe2(output, O_CLOEXEC) != 0) fail("a pipe could not be made");
  partner->process = start(partner->arguments, input[0], output[1]);
  close(input[0]);
  close(output[1]);
  partner->to = input[1];
  partner->from = output[0];
  partner->lines = fopen(partner->input, "r");
  if (!partner->lines) fail(partner->input);
  // The game prints its start before it is asked, bc nothing.
  if (strcmp(partner->arguments[0], "bc") != 0) readAnswer(partner);
}

static double talk(struct command *partner) {
  static char *line;
  static size_t size;
  double begun = now();
  for (int trip = 0; trip < trips; trip++) {
    ssize_t length = getline(&line, &size, partner->lines);
    if (length <= 0) {
      rewind(partner->lines);
      length = getline(&line, &size, partner->lines);
    }
    if (length <= 0 || write(partner->to, line, (size_t)length) != length) fail("a line was not written");
    readAnswer(partner);
  }
  return (now() - begun) / trips;
}

static int compare(const void *one, const void *other) {
  double difference = *(const double *)one - *(const double *)other;
  return (difference > 0) - (difference < 0);
}

static double median(struct command *command, size_t rounds) {
  qsort(command->values + 1, rounds, sizeof(double), compare);
  return command->values[1 + rounds / 2];
}

static void print(double value, int isMemory) {
  const char *units[] = {"ns", "µs", "ms", "s"};
  int unit = 0;
  for (; !isMemory && value >= 1000 && unit < 3; unit++) value /= 1000;
  printf(" %.2f %s |", value, isMemory ? "KB" : units[unit]);
}

int main(int count, char **arguments) {
  static struct command ours, theirs;
  int middle = 5;
  while (middle < count && strcmp(arguments[middle], "--") != 0) middle++;
  if (middle + 2 >= count) fail("wrong usage");
  const char *kind = arguments[1];
  size_t rounds = (size_t)atoi(arguments[2]);
  if (rounds < 1 || rounds >= mostRounds) fail("rounds");
  arguments[middle] = NULL;
  ours.input = arguments[4];
  ours.arguments = arguments + 5;
  theirs.input = arguments[middle + 1];
  theirs.arguments = arguments + middle + 2;
  int isTalk = strcmp(kind, "trips") == 0;
  if (isTalk) {
    // All three share a processor: waking another one takes longer than an answer.
    cpu_set_t one;
    CPU_ZERO(&one);
    CPU_SET(sched_getcpu(), &one);
    if (sched_setaffinity(0, sizeof one, &one) != 0) fail("a processor could not be chosen");
    startTalking(&ours);
    startTalking(&theirs);
  }
  for (size_t round = 0; round <= rounds; round++) {
    ours.values[round] = isTalk ? talk(&ours) : run(&ours, kind);
    theirs.values[round] = isTalk ? talk(&theirs) : run(&theirs, kind);
  }
  double our = median(&ours, rounds), their = median(&theirs, rounds);
  printf("| %s |", arguments[3]);
  print(our, strcmp(kind, "memory") == 0);
  print(their, strcmp(kind, "memory") == 0);
  printf(" %.2f |\n", our / their);
  return 0;
}
