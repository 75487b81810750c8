#include "CSystem.h"
#include <stdlib.h>
#include <string.h>
#include <termios.h>
#include <unistd.h>

// Where no memory is left, Swift's runtime ends a program by a trap. scripts/link puts a function of this file
// in malloc's place (the linker's --wrap), which ends it with a sentence instead.

static const char *message;
static struct termios terminal;
static int has_terminal;

void say_when_memory_is_exhausted(const char *sentence) {
  message = sentence;
  has_terminal = tcgetattr(STDIN_FILENO, &terminal) == 0;
}

// Only what can be called from anywhere: nothing here allocates.
static _Noreturn void give_up(void) {
  if (has_terminal) tcsetattr(STDIN_FILENO, TCSANOW, &terminal);
  // Where not even that can be written, nobody is left to be told.
  ssize_t written = message == NULL ? 0 : write(STDERR_FILENO, message, strlen(message));
  (void)written;
  _exit(2);
}

// The linker's name for malloc itself. There is none where malloc is not wrapped.
extern void *__real_malloc(size_t size) __attribute__((weak));

void *__wrap_malloc(size_t size) {
  void *memory = __real_malloc(size);
  if (memory == NULL && size > 0) give_up();
  return memory;
}
