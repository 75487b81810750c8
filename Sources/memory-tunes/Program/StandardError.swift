/// Writing to standard error. A failure is ignored, because there is no other place to report it.
package enum StandardError {
  /// Writes a line, which comes without its newline.
  package static func put(_ line: String) {
    let bytes = Array((line + "\n").utf8)
    bytes.withUnsafeBytes { put($0) }
  }

  package static func put(_ bytes: UnsafeRawBufferPointer) {
    _ = write(STDERR_FILENO, bytes.baseAddress, bytes.count)
  }
}
