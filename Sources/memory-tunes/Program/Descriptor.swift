/// A file descriptor, which the starting program may have set to non-blocking.
enum Descriptor {
  /// Waits until a call that failed with `code` can be repeated. Returns false if it failed for good.
  static func waitAfter(_ code: Int32, on file: Int32, for events: Int32) -> Bool {
    if code == EINTR { return true }
    guard code == EAGAIN else { return false }
    wait(for: events, on: file)
    return true
  }

  /// Waits for any of these events, or for a signal.
  static func wait(for events: Int32, on file: Int32) {
    var wanted = pollfd(fd: file, events: Int16(events), revents: 0)
    poll(&wanted, 1, -1)
  }

  /// Keeps files that are opened later from taking the number of a closed standard stream and being used in its
  /// place. Reading or writing such a stream still fails.
  static func occupyStandardStreams() {
    for file in [STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO] where fcntl(file, F_GETFD) < 0 {
      _ = open("/dev/null", file == STDIN_FILENO ? O_WRONLY : O_RDONLY)
    }
  }
}
