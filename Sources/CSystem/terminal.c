#include "CSystem.h"

#include <sys/ioctl.h>
#include <termios.h>
#include <unistd.h>

static struct termios settings;
// The window as it was, and as it was made because it was too large.
static struct winsize original, bounded;
static volatile sig_atomic_t has_settings, is_taken, is_bounded;
// What the signals did before.
static struct sigaction actions[NSIG];

// Whether a signal ends a program by default. Ctrl-C does not at a prompt.
static int is_ending(int number) {
  switch (number) {
  case SIGINT: case SIGCHLD: case SIGCONT: case SIGSTOP: case SIGTSTP: case SIGTTIN: case SIGTTOU: case SIGURG:
  case SIGWINCH:
#ifdef __APPLE__
  case SIGINFO: case SIGIO:
#endif
    return 0;
  default:
    return 1;
  }
}

void user_terminal_keep(void) {
  has_settings = tcgetattr(STDIN_FILENO, &settings) == 0;
  sigset_t ending;
  sigemptyset(&ending);
  for (int number = 1; number < NSIG; number++) {
    if (!is_ending(number)) continue;
    sigaddset(&ending, number);
    if (signal_is_ignored(number) || sigaction(number, NULL, &actions[number]) != 0) continue;
    signal_set_handler(number, 0, user_terminal_end);
  }
  sigprocmask(SIG_UNBLOCK, &ending, NULL);
}

void user_terminal_take(unsigned short most) {
  is_taken = 1;
  struct winsize now;
  if (ioctl(STDIN_FILENO, TIOCGWINSZ, &now) != 0) return;
  if (is_bounded && now.ws_row == bounded.ws_row && now.ws_col == bounded.ws_col) return;
  is_bounded = 0;
  if (now.ws_row <= most && now.ws_col <= most) return;
  original = bounded = now;
  if (now.ws_row > most) bounded.ws_row = most;
  if (now.ws_col > most) bounded.ws_col = most;
  is_bounded = 1;
  ioctl(STDIN_FILENO, TIOCSWINSZ, &bounded);
}

void user_terminal_restore(void) {
  if (!is_taken) return;
  is_taken = 0;
  if (has_settings) tcsetattr(STDIN_FILENO, TCSANOW, &settings);
  struct winsize now;
  if (!is_bounded || ioctl(STDIN_FILENO, TIOCGWINSZ, &now) != 0) return;
  if (now.ws_row == bounded.ws_row && now.ws_col == bounded.ws_col) ioctl(STDIN_FILENO, TIOCSWINSZ, &original);
}

void user_terminal_end(int number) {
  // In the background, the terminal belongs to another program.
  pid_t foreground = tcgetpgrp(STDIN_FILENO);
  if (foreground < 0 || foreground == getpgrp()) user_terminal_restore();
  sigaction(number, &actions[number], NULL);
  raise(number);
}
