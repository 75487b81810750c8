import Program

/// Standard output of a session.
///
/// A session does not handle errors, so the first failed write is remembered here, and nothing is written after
/// it. The caller of the session uses `check` before it reads on.
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

  /// Throws the error, if there was one.
  func check() throws(Trouble) {
    if let trouble { throw trouble }
  }
}
