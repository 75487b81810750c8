import Wording

enum Environment {
  /// The value of a variable, if it is set and not empty.
  static func variable(_ name: String) -> String? {
    guard let value = getenv(name), value.pointee != 0 else { return nil }
    return String(cString: value)
  }
}

/// The language outside of a session's answers: help, reports and everything on standard error.
enum MessageLanguage {
  /// The language of the environment until the arguments are read, which may name another, whatever else is
  /// wrong with them.
  nonisolated(unsafe) static var asked = Language.ofEnvironment(Environment.variable)
  private nonisolated(unsafe) static var session: Language?

  /// The current language: as requested, until a session begins, which may use another. Only the first thread
  /// reads it.
  static var language: Language {
    get { session ?? asked }
    set { session = newValue }
  }

  static var words: Wording { language.words }
}

/// A clock that cannot be set.
enum SteadyClock {
  /// In milliseconds.
  static var now: Int {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return time.tv_sec * 1000 + time.tv_nsec / 1_000_000
  }
}
