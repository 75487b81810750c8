/// Writing to standard error. A failure is ignored, because there is no other place to report it.
enum StandardError {
  /// Writes a line, which comes without its newline.
  static func put(_ line: String) {
    let bytes = Array((line + "\n").utf8)
    _ = bytes.withUnsafeBytes { write(STDERR_FILENO, $0.baseAddress, $0.count) }
  }
}
