#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// The three files that a program begins with: the deck goes to one, what went wrong to another.
enum StandardStreams {
  /// Standard error, kept for this program's own line.
  private static let messages = fcntl(STDERR_FILENO, F_DUPFD_CLOEXEC, 3)

  /// To be called before anything is opened.
  static func prepare() {
    // What is closed would be opened anew as a connection, and be written to. Of what can only be read, writing
    // gives the same error as of what is closed.
    for stream in STDIN_FILENO...STDERR_FILENO where fcntl(stream, F_GETFD) < 0 {
      _ = open("/dev/null", O_RDONLY)
    }
    _ = messages
  }

  /// Waits, where standard output is a pipe or a terminal, until nobody is there any more to read it.
  static func waitForReaderToGo() {
    var output = pollfd(fd: STDOUT_FILENO, events: 0, revents: 0)
    while poll(&output, 1, -1) < 0, errno == EINTR {}
  }

  static func put(_ text: String) throws(Trouble) {
    let bytes = Array(text.utf8)
    var rest = bytes[...]
    while !rest.isEmpty {
      let written = rest.withUnsafeBytes { write(STDOUT_FILENO, $0.baseAddress, $0.count) }
      if written >= 0 {
        rest = rest.dropFirst(written)
      } else {
        try wait(errno)
      }
    }
  }

  /// Some file systems tell only now that they could not keep what was written.
  static func finish() throws(Trouble) {
    if close(STDOUT_FILENO) != 0, errno != EINTR { throw .output(errno) }
  }

  /// Where this fails there is nowhere left to say so.
  static func tell(_ line: String) {
    let bytes = Array(line.utf8)
    bytes.withUnsafeBytes { tell($0) }
  }

  /// The same for a signal handler.
  static func tell(_ bytes: UnsafeRawBufferPointer) {
    _ = write(messages, bytes.baseAddress, bytes.count)
  }

  private static func wait(_ code: Int32) throws(Trouble) {
    switch code {
    case EINTR:
      break
    case EAGAIN:
      var wanted = pollfd(fd: STDOUT_FILENO, events: Int16(POLLOUT), revents: 0)
      poll(&wanted, 1, -1)
    default:
      throw .output(code)
    }
  }
}
