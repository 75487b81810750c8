import Program

/// Signals end the program, whatever they do in the parent process.
enum Signals {
  /// Must be called first.
  static func prepare() {
    // Signals that the parent blocks would stay blocked, and it may block all that could disturb it.
    var none = sigset_t()
    sigemptyset(&none)
    sigprocmask(SIG_SETMASK, &none, nil)
    // The Swift runtime would print a long report.
    signal(SIGQUIT, SIG_DFL)
    // A failed write reports a closed reader, and a broken connection must not end the program.
    signal(SIGPIPE, SIG_IGN)
  }
}
