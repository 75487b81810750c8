import Program

/// What signals do: they end the program, whatever they do in the one that started it.
enum Signals {
  /// To be called first.
  static func prepare() {
    // What the starter blocks stays blocked, and it may well block all that could disturb it.
    var none = sigset_t()
    sigemptyset(&none)
    sigprocmask(SIG_SETMASK, &none, nil)
    // The Swift runtime would report many lines of its own.
    signal(SIGQUIT, SIG_DFL)
    // A closed reader is told by the failed write, and a connection that breaks is none of it.
    signal(SIGPIPE, SIG_IGN)
  }
}
