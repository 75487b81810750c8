import Synchronization
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
  /// The language of the option, which is read before anything is printed, and that of the session.
  private static let chosen = Mutex<(option: Language?, session: Language?)>((nil, nil))

  /// The language from the arguments, whatever else is wrong with them, otherwise from the environment.
  static var asked: Language { chosen.withLock(\.option) ?? Language.ofEnvironment(Environment.variable) }

  /// Sets the language of the arguments; nil for that of the environment.
  static func ask(for language: Language?) { chosen.withLock { $0.option = language } }

  /// The current language: as requested, until a session begins, which may use another.
  static var language: Language {
    get { chosen.withLock(\.session) ?? asked }
    set { chosen.withLock { $0.session = newValue } }
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
