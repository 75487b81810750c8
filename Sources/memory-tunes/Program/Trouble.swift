import Wording

/// Why a program ends early: its message on standard error, and its exit status.
struct Trouble: Error, Sendable {
  /// Nil if there is no message or it was already printed.
  var message: String?
  /// A separate line after the message.
  var advice: String?
  var status: Int32 = 2

  /// A failed call of the operating system, by its `errno`.
  static func system(_ what: String, _ code: Int32) -> Trouble {
    let words = MessageLanguage.words
    let problem =
      SystemError(code: code).map(words.systemError)
      ?? words.otherSystemError(text: String(cString: strerror(code)))
    return Trouble(message: "\(what): \(problem)")
  }

  /// A failed write to standard output, by its `errno`. Silent if the reader has closed.
  static func output(_ code: Int32) -> Trouble {
    code == EPIPE ? Trouble(status: endedByPipe) : .system(MessageLanguage.words.standardOutput, code)
  }

  private static let endedByPipe = 128 + SIGPIPE

  /// Ends the program. Only `main` calls this.
  func end(_ program: String) -> Never {
    if let message { StandardError.put("\(program): \(message)" + (advice.map { "\n\($0)" } ?? "")) }
    if status == Self.endedByPipe {
      // As if the program did not ignore the signal. If it is blocked, the status says the same.
      signal(SIGPIPE, SIG_DFL)
      raise(SIGPIPE)
    }
    _exit(status)
  }
}
