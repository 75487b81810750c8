import Synchronization
import Wording

/// The language outside of a session's answers: help, reports and everything on standard error.
enum MessageLanguage {
  /// The language of the option, which is read before anything is printed, and that of the session.
  private static let chosen = Mutex<(option: Language?, session: Language?)>((nil, nil))

  /// The language from the arguments, whatever else is wrong with them, otherwise from the environment.
  static var asked: Language {
    chosen.withLock(\.option) ?? Language.ofEnvironment(Environment.variable)
  }

  /// Sets the language of the arguments; nil for that of the environment.
  static func ask(for language: Language?) { chosen.withLock { $0.option = language } }

  /// The current language: as requested, until a session begins, which may use another.
  static var language: Language {
    get { chosen.withLock(\.session) ?? asked }
    set { chosen.withLock { $0.session = newValue } }
  }

  static var words: Wording { language.words }
}
