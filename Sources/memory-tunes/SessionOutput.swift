import Program

/// Standard output as a session writes to it.
///
/// A session knows no trouble, so the first failed write is remembered here, and nothing is written after it.
/// Whoever hands lines to the session calls `check` before reading on.
final class SessionOutput {
  private var trouble: Trouble?

  var hasFailed: Bool { trouble != nil }

  func put(_ bytes: [UInt8]) {
    guard !hasFailed else { return }
    do throws(Trouble) {
      try StandardOutput.put(bytes)
    } catch {
      trouble = error
    }
  }

  /// Throws what went wrong, if something did.
  func check() throws(Trouble) {
    if let trouble { throw trouble }
  }
}
