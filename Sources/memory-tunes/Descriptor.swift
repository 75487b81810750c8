#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// A file descriptor that somebody may have set not to wait.
enum Descriptor {
  /// Waits where a call that failed with `code` is to be made again; false where it has failed for good.
  static func waitAfter(_ code: Int32, on file: Int32, for events: Int32) -> Bool {
    if code == EINTR { return true }
    guard code == EAGAIN else { return false }
    var wanted = pollfd(fd: file, events: Int16(events), revents: 0)
    poll(&wanted, 1, -1)
    return true
  }

  /// Sees to it that no file that is opened takes the place of a standard stream that is closed, and is read or written
  /// instead of it. What stands there now can be neither, as before.
  static func occupyStandardStreams() {
    for file in [STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO] where fcntl(file, F_GETFD) < 0 {
      _ = open("/dev/null", file == STDIN_FILENO ? O_WRONLY : O_RDONLY)
    }
  }
}
