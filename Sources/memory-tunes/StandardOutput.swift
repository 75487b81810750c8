#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Writing to standard output, which has no later moment at which a failure could be told: the program ends.
enum StandardOutput {
  static func put(_ text: [UInt8]) {
    text.withUnsafeBytes { bytes in
      var rest = bytes[...]
      while !rest.isEmpty {
        let written = UnsafeRawBufferPointer(rebasing: rest).withMemoryRebound(to: UInt8.self) {
          write(STDOUT_FILENO, $0.baseAddress, $0.count)
        }
        if written >= 0 {
          rest = rest.dropFirst(written)
        } else {
          waitOrEnd(errno)
        }
      }
    }
  }

  /// Some file systems tell only now that they could not keep what was written.
  static func finish() {
    if close(STDOUT_FILENO) != 0 { waitOrEnd(errno) }
  }

  private static func waitOrEnd(_ code: Int32) {
    if Descriptor.waitAfter(code, on: STDOUT_FILENO, for: Int32(POLLOUT)) { return }
    // A reader that has seen enough: quietly, as if the signal had not been blocked.
    if code == EPIPE { Trouble(status: 128 + SIGPIPE).exit() }
    Trouble.system("standard output", code).exit()
  }
}
