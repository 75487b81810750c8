#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Writing to standard error. Where that fails there is nowhere left to say so.
enum StandardError {
  /// A line, which comes without its newline.
  static func put(_ line: String) {
    let bytes = Array((line + "\n").utf8)
    _ = bytes.withUnsafeBytes { write(STDERR_FILENO, $0.baseAddress, $0.count) }
  }
}
