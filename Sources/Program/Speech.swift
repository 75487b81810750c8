import CSystem
import Synchronization
import Wording

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// What a program speaks outside of a session's answers: help, reports and everything on standard error.
package enum Speech {
  /// The language that the arguments choose, whatever else is wrong with them, or else the environment.
  package static let asked = chosen ?? Language.ofEnvironment(Environment.variable)

  /// What is spoken now: what was asked for, until a session begins, which may speak something else.
  package static var language: Language {
    get {
      switch spoken.load(ordering: .relaxed) {
      case 1: .english
      case 2: .russian
      case 3: .chinese
      default: asked
      }
    }
    set {
      let number =
        switch newValue {
        case .english: 1
        case .russian: 2
        case .chinese: 3
        }
      spoken.store(number, ordering: .relaxed)
    }
  }

  package static var words: any Wording { language.words }

  /// The number of the language; 0 as long as none has been settled.
  private static let spoken = Atomic(0)

  /// The value of the last option `--language` that names a language. It is looked for among the arguments as
  /// they stand, since they may be wrong in other ways. The option may be shortened.
  private static var chosen: Language? {
    var chosen: Language?
    var place = 1
    while let argument = program_argument(Int32(place)).map({ String(cString: $0) }), argument != "--" {
      place += 1
      guard let (name, given) = parts(of: argument) else { continue }
      guard !name.isEmpty, "language".utf8.starts(with: name) else { continue }
      guard let value = given ?? program_argument(Int32(place)).map({ String(cString: $0) }) else { break }
      if value.lowercased() == "auto" { chosen = nil }
      if let language = Language(named: value.lowercased()) { chosen = language }
    }
    return chosen
  }

  private static func parts(of argument: String) -> (name: Substring.UTF8View, value: String?)? {
    guard argument.utf8.starts(with: "--".utf8) else { return nil }
    let text = argument.utf8.dropFirst(2)
    guard let equals = text.firstIndex(of: UInt8(ascii: "=")) else { return (text, nil) }
    return (text[..<equals], String(Substring(text[equals...].dropFirst())))
  }
}
