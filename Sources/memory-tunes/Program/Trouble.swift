import Wording

/// Why a program ends early: its message on standard error, and its exit status.
package struct Trouble: Error, Sendable {
  /// Nil if there is no message or it was already printed.
  package let message: String?
  /// A separate line after the message.
  package let advice: String?
  package let status: Int32

  package init(message: String? = nil, advice: String? = nil, status: Int32 = 2) {
    self.message = message
    self.advice = advice
    self.status = status
  }

  /// A failed call of the operating system, by its `errno`.
  package static func system(_ what: String, _ code: Int32) -> Trouble {
    let words = MessageLanguage.words
    let problem =
      SystemError(code: code).map(words.systemError)
      ?? words.otherSystemError(text: String(cString: strerror(code)))
    return Trouble(message: "\(what): \(problem)")
  }

  /// A failed write to standard output, by its `errno`. Silent if the reader has closed.
  package static func output(_ code: Int32) -> Trouble {
    code == EPIPE ? Trouble(status: endedByPipe) : .system(MessageLanguage.words.standardOutput, code)
  }

  private static let endedByPipe = 128 + SIGPIPE

  /// The text for standard error; empty if there is none.
  package func lines(from program: String) -> String {
    var lines = ""
    if let message { lines += "\(program): \(message)\n" }
    if let advice { lines += "\(advice)\n" }
    return lines
  }

  /// Ends the program. Only `main` calls this.
  package func end(_ program: String) -> Never {
    let bytes = Array(lines(from: program).utf8)
    bytes.withUnsafeBytes { StandardError.put($0) }
    if status == Self.endedByPipe {
      // As if the program did not ignore the signal. If it is blocked, the status says the same.
      signal(SIGPIPE, SIG_DFL)
      raise(SIGPIPE)
    }
    _exit(status)
  }
}
