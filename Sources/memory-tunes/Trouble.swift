#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// An end before the session's own: the message for standard error and the exit status.
struct Trouble: Error {
  /// Nil when there is nothing to say, or when it was said already.
  var message: String?
  var advice: String?
  var status: Int32 = 2

  /// A failed call of the operating system, by its `errno`.
  static func system(_ what: String, _ code: Int32) -> Trouble {
    Trouble(message: "\(what): \(String(cString: strerror(code)))")
  }

  /// Wrong usage of the program or of a part of it, and where to read how it is right. Nil when it was told already
  /// what is wrong.
  static func usage(_ message: String?, of part: String? = nil) -> Trouble {
    let command = part.map { "memory-tunes \($0)" } ?? "memory-tunes"
    return Trouble(message: message, advice: "Try '\(command) --help' for more information.")
  }

  /// Ends the program.
  func exit() -> Never {
    if let message { StandardError.put("memory-tunes: \(message)") }
    if let advice { StandardError.put(advice) }
    _exit(status)
  }
}
