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
    switch code {
    case EINTR:
      break
    case EAGAIN:
      var wanted = pollfd(fd: STDOUT_FILENO, events: Int16(POLLOUT), revents: 0)
      poll(&wanted, 1, -1)
    case EPIPE:
      // The reader has seen enough. As if the signal had not been blocked: quietly.
      Trouble(status: 128 + SIGPIPE).exit()
    default:
      Trouble.system("standard output", code).exit()
    }
  }
}
