// What Swift cannot have of the operating system by itself, and what it has in a way that does not always work.

#include <signal.h>
#include <sys/stat.h>
#include <time.h>

#ifdef __linux__
#include <sys/auxv.h>
#endif

// The arguments with which the program was started. On Linux, Swift's CommandLine reads them from /proc. It has
// none if that is not mounted (in a chroot) or no file can be opened.

int program_argument_count(void);

// NULL beyond the last.
const char *_Nullable program_argument(int place);

// Waits until there is something to read from a file (from none when it is negative) or a signal comes that the
// mask lets through, at most for a time: 1, 0 when that is over, or -1 with errno set. Unlike select it takes
// every descriptor.
int wait_for_input(int file, const struct timespec *_Nullable time, const sigset_t *_Nonnull mask);

// When a file was changed last. Darwin has a name of its own for the member of the structure.
struct timespec file_modification_time(const struct stat *_Nonnull status);

// The handler of a signal stands in a union whose name differs from system to system.

int signal_is_ignored(int number);
void signal_set_handler(int number, void (*_Nonnull handler)(int));
