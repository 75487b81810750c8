/// Standard output of a session.
///
/// A session does not handle errors, so the first failed write is remembered here, and nothing is written after
/// it. The caller of the session uses `check` before it reads on.
final class SessionOutput {
  private var trouble: Trouble?

  var hasFailed: Bool { trouble != nil }

  func put(_ text: String) { put(Array(text.utf8).span) }

  /// Gives up if the program is about to end by a signal: a stopped terminal might take no more.
  func put(_ bytes: Span<UInt8>) {
    guard !hasFailed else { return }
    var mask = SignalGate.unblockEnding()
    defer { sigprocmask(SIG_SETMASK, &mask, nil) }
    do throws(Trouble) {
      try StandardOutput.put(bytes, unless: { SignalGate.isEnding })
    } catch {
      trouble = error
    }
  }

  func check() throws(Trouble) {
    if let trouble { throw trouble }
  }
}
