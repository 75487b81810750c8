/// Writing to standard output.
enum StandardOutput {
  static func put(_ text: String) throws(Trouble) {
    try put(Array(text.utf8).span)
  }

  /// Writes all bytes. A signal that interrupts a write may give it up.
  static func put(_ bytes: Span<UInt8>, unless isGivenUp: () -> Bool = { false }) throws(Trouble) {
    var done = 0
    while done < bytes.count {
      if isGivenUp() { throw .output(EINTR) }
      let count = bytes.withUnsafeBytes { write(STDOUT_FILENO, $0.baseAddress! + done, $0.count - done) }
      if count >= 0 {
        done += count
      } else {
        let code = errno
        guard Descriptor.waitAfter(code, on: STDOUT_FILENO, for: Int32(POLLOUT)) else { throw .output(code) }
      }
    }
  }

  /// Closes it: some file systems report failed writes only then.
  static func finish() throws(Trouble) {
    guard close(STDOUT_FILENO) != 0 else { return }
    let code = errno
    if code != EINTR { throw .output(code) }
  }
}
