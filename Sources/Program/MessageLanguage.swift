import Synchronization
import Wording

/// What a program speaks outside of a session's answers: help, reports and everything on standard error.
package enum MessageLanguage {
  /// The language of the option, which is read before anything is said, and that of the session.
  private static let chosen = Mutex<(option: Language?, session: Language?)>((nil, nil))

  /// The language that the arguments choose, whatever else is wrong with them, or else the environment.
  package static var asked: Language {
    chosen.withLock(\.option) ?? Language.ofEnvironment(Environment.variable)
  }

  /// The arguments choose a language; nil for that of the environment.
  static func ask(for language: Language?) { chosen.withLock { $0.option = language } }

  /// What is spoken now: what was asked for, until a session begins, which may speak something else.
  package static var language: Language {
    get { chosen.withLock(\.session) ?? asked }
    set { chosen.withLock { $0.session = newValue } }
  }

  package static var words: any Wording { language.words }
}
