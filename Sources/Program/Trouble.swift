import Wording

/// Why a program ends early: what it says on standard error, and its exit status.
package struct Trouble: Error, Sendable {
  /// Nil when there is nothing to say, or when it has been said.
  package let message: String?
  /// A line of its own after the message.
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
      ?? words.systemError(inWords: String(cString: strerror(code)))
    return Trouble(message: "\(what): \(problem)")
  }

  /// A write to standard output that failed with this `errno`. If the reader has gone, nothing is said.
  package static func output(_ code: Int32) -> Trouble {
    code == EPIPE ? Trouble(status: endedByPipe) : .system(MessageLanguage.words.standardOutput, code)
  }

  private static let endedByPipe = 128 + SIGPIPE

  /// What is said on standard error; empty when there is nothing to say.
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
      // As if the program did not ignore the signal. Where it is blocked, the status says the same.
      signal(SIGPIPE, SIG_DFL)
      raise(SIGPIPE)
    }
    _exit(status)
  }
}
