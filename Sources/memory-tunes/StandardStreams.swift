/// A file descriptor, which the starting program may have set to non-blocking.
enum Descriptor {
  /// Waits until a call that failed with `code` can be repeated. Returns false if it failed for good.
  static func waitAfter(_ code: Int32, on file: Int32, for events: Int32) -> Bool {
    if code == EINTR { return true }
    guard code == EAGAIN else { return false }
    _ = wait(for: events, on: file)
    return true
  }

  /// Waits for any of these events, for a signal, or for so many milliseconds (-1: without end). Returns
  /// whether there was an event.
  static func wait(for events: Int32, on file: Int32, milliseconds: Int32 = -1) -> Bool {
    var wanted = pollfd(fd: file, events: Int16(events), revents: 0)
    return poll(&wanted, 1, milliseconds) > 0
  }

  /// Writes all bytes. Returns false with `errno` set on failure. Gives up standard output if the program is
  /// about to end by a signal: a stopped terminal might take no more.
  static func put(_ bytes: Span<UInt8>, to file: Int32) -> Bool {
    var done = 0
    while done < bytes.count {
      if file == STDOUT_FILENO, SignalMask.isEnding {
        errno = EINTR
        return false
      }
      let count = bytes.withUnsafeBytes { write(file, $0.baseAddress! + done, $0.count - done) }
      if count >= 0 {
        done += count
      } else if !waitAfter(errno, on: file, for: Int32(POLLOUT)) {
        return false
      }
    }
    return true
  }

  /// Keeps files that are opened later from taking the number of a closed standard stream and being used in its
  /// place. Reading or writing such a stream still fails.
  static func occupyStandardStreams() {
    for file in [STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO] where fcntl(file, F_GETFD) < 0 {
      _ = open("/dev/null", file == STDIN_FILENO ? O_WRONLY : O_RDONLY)
    }
  }
}

/// Writing to standard output.
enum StandardOutput {
  static func put(_ text: String) throws(ProgramFailure) { try put(Array(text.utf8).span) }

  static func put(_ bytes: Span<UInt8>) throws(ProgramFailure) {
    guard Descriptor.put(bytes, to: STDOUT_FILENO) else { throw .output(errno) }
  }

  /// Closes it: some file systems report failed writes only then.
  static func finish() throws(ProgramFailure) {
    guard close(STDOUT_FILENO) != 0 else { return }
    let code = errno
    if code != EINTR { throw .output(code) }
  }
}

/// Writing to standard error. A failure is ignored, because there is no other place to report it.
enum StandardError {
  static func put(_ text: String, terminator: String = "\n") {
    let bytes = Array((text + terminator).utf8)
    _ = bytes.withUnsafeBytes { write(STDERR_FILENO, $0.baseAddress, $0.count) }
  }
}

/// Standard output of a session.
///
/// A session does not handle errors, so the first failed write is remembered here, and nothing is written after
/// it. The caller of the session uses `check` before it reads on.
final class SessionOutput {
  private var failure: ProgramFailure?

  var hasFailed: Bool { failure != nil }

  func put(_ text: String) { put(Array(text.utf8).span) }

  func put(_ bytes: Span<UInt8>) {
    guard !hasFailed else { return }
    do throws(ProgramFailure) { try StandardOutput.put(bytes) } catch { failure = error }
  }

  func check() throws(ProgramFailure) { if let failure { throw failure } }
}
