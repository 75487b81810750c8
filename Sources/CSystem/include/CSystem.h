// What Swift cannot have of the operating system by itself, and what it has in a way that does not always work.

#include <signal.h>
#include <sys/stat.h>
#include <time.h>

// The arguments with which the program was started. On Linux, Swift's CommandLine reads them from /proc, and
// has none where that is not mounted or where no file can be opened.

int program_argument_count(void);

// NULL beyond the last.
const char *_Nullable program_argument(int place);

// Waits until there is something to read from a file (from none when it is negative) or a signal comes that the
// mask lets through, at most for a time: 1, 0 when that is over, or -1 with errno set. Unlike select it takes
// every descriptor.
int wait_for_input(int file, const struct timespec *_Nullable time, const sigset_t *_Nonnull mask);

// What is written to standard error before the program ends with status 2 because no memory is left. Standard
// input's terminal is then as it is now. Only in programs that scripts/link has linked; the sentence has to
// stay where it is.
void say_when_memory_is_exhausted(const char *_Nonnull sentence);

// When a file was changed last. Darwin has a name of its own for the member of the structure.
struct timespec file_modification_time(const struct stat *_Nonnull status);

// The handler of a signal stands in a union whose name differs from system to system.

int signal_is_ignored(int number);
void signal_set_handler(int number, void (*_Nonnull handler)(int));
