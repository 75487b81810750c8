import Synchronization

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Writing to standard error. A failure is ignored, because there is no other place to report it.
package enum StandardError {
  /// Where the program's own messages go.
  private static let file = Atomic<Int32>(STDERR_FILENO)

  /// Writes a line, which comes without its newline.
  package static func put(_ line: String) {
    let bytes = Array((line + "\n").utf8)
    bytes.withUnsafeBytes { put($0) }
  }

  /// Writes bytes. A signal handler may call this.
  package static func put(_ bytes: UnsafeRawBufferPointer) {
    _ = write(file.load(ordering: .relaxed), bytes.baseAddress, bytes.count)
  }

  /// From now on, only what is written here reaches standard error, and nothing that a library writes there.
  package static func silenceLibraries() {
    let own = fcntl(STDERR_FILENO, F_DUPFD_CLOEXEC, 3)
    guard own >= 0 else { return }
    file.store(own, ordering: .relaxed)
    let nowhere = open("/dev/null", O_WRONLY | O_CLOEXEC)
    dup2(nowhere, STDERR_FILENO)
    close(nowhere)
  }
}
