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

  /// Wrong usage, and where to read how it is right. Nil when it was told already what is wrong.
  static func usage(_ message: String?) -> Trouble {
    Trouble(
      message: message, advice: "Try 'memory-tunes --help' for more information.")
  }

  /// The same of a part of the program that is called by a name of its own.
  static func usage(_ message: String?, of part: String) -> Trouble {
    Trouble(message: message, advice: "Try 'memory-tunes \(part) --help' for more information.")
  }

  /// Ends the program.
  func exit() -> Never {
    var text = ""
    if let message { text += "memory-tunes: \(message)\n" }
    if let advice { text += advice + "\n" }
    let bytes = Array(text.utf8)
    // Where this fails there is nowhere left to say so.
    _ = bytes.withUnsafeBytes { write(STDERR_FILENO, $0.baseAddress, $0.count) }
    _exit(status)
  }
}
