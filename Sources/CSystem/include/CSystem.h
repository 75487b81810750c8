// System interfaces that Swift lacks or that do not always work in Swift.

#include <signal.h>

#ifdef __linux__
#include <sys/auxv.h>
#endif

// The program's arguments. On Linux, Swift's CommandLine reads them from /proc and is empty if /proc is not
// mounted (in a chroot) or no file can be opened.

int program_argument_count(void);

// NULL after the last one.
const char *_Nullable program_argument(int place);

// The commit of the build; NULL if scripts/link did not name it.
const char *_Nullable commit_of_build(void);

// Locks of single bytes of a file, which need not exist. They end with the program, however it ends.

// Returns 0 if another program has locked the byte. Where the file system has no locks, nobody is kept out.
int lock_byte(int file, long long byte);
void unlock_byte(int file, long long byte);
int byte_is_locked_elsewhere(int file, long long byte);
// The error number of a question about locks; 0 if the file system has them.
int locks_error(int file);

// The handler of a signal is in a union whose name differs between systems.

int signal_is_ignored(int number);
// The flags are those of sigaction.
void signal_set_handler(int number, int flags, void (*_Nonnull handler)(int));

// The terminal of standard input while lines are edited. Its state is here for user_terminal_end, a signal
// handler. The names begin with user_, because libedit has functions called terminal_….

// Notes the settings to restore. From here on, the signals that end the program restore them, even while its
// output is stopped.
void user_terminal_keep(void);

// Begins to use the terminal, and reduces a window with more rows or columns. To be repeated whenever the
// window may have another size.
void user_terminal_take(unsigned short most);

// Gives the terminal back, with its settings and window.
void user_terminal_restore(void);

// Lets a signal do what it did before user_terminal_keep, with the terminal restored.
void user_terminal_end(int number);
