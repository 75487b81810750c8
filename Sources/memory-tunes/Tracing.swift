import CSystem
import Text

/// The end of a trace: if a signal ends the program, the state is written first.
enum Tracing {
  /// Writes the state, once. A signal handler can only reach global variables.
  private nonisolated(unsafe) static var writeState: (() -> Void)?

  /// From now on, a signal that ends the program calls this first.
  static func begin(writeState: @escaping () -> Void) {
    self.writeState = writeState
    for number in [SIGILL, SIGTRAP, SIGABRT, SIGBUS, SIGFPE, SIGSEGV] + SignalGate.ending
    where signal_is_ignored(number) == 0 {
      signal(number) { number in
        // If the state cannot be written now, such as in the middle of an allocation, this ends the program.
        alarm(2)
        Tracing.end()
        signal(number, SIG_DFL)
        raise(number)
      }
    }
  }

  static func end() {
    let write = writeState
    writeState = nil
    write?()
  }

  /// Whether standard error is the terminal on which the player types.
  static var wouldOverwriteScreen: Bool {
    var (input, errors) = (stat(), stat())
    guard isatty(STDERR_FILENO) == 1, fstat(STDIN_FILENO, &input) == 0, fstat(STDERR_FILENO, &errors) == 0
    else { return false }
    let name = ttyname(STDERR_FILENO).map { FilePath(cString: $0) }
    return input.st_rdev == errors.st_rdev || name == FilePath("/dev/tty")
  }
}
