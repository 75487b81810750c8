import Text
import Wording

/// An option of a program, as help, the manual page and the completions describe it.
package struct ProgramOption: Sendable {
  /// The long name, without the dashes.
  package let name: String
  package private(set) var letter: Character?
  package private(set) var takes = ExpectedValue.nothing
  let purpose: @Sendable (_ words: Wording) -> String

  static let common = [
    ProgramOption(name: "help", letter: "h", purpose: { _ in "print help and end" }),
    ProgramOption(
      name: "version", purpose: { _ in "print the version, the license and where to report bugs, and end" }),
  ]

  /// On one line.
  var englishPurpose: String { purpose(Language.english.words).split(separator: "\n").joined(separator: " ") }
}

extension [ProgramOption] {
  /// The list in help: a line for each option, common ones included.
  package func table(_ words: Wording) -> String {
    let common = [
      ProgramOption(name: "help", purpose: { $0.helpPurpose }),
      ProgramOption(name: "version", purpose: { $0.versionPurpose }),
    ]
    let rows = (self + common).map { option in
      let placeholder = option.takes.placeholder(words).map { " " + $0 } ?? ""
      return (text: "  --" + option.name + placeholder, purpose: option.purpose(words))
    }
    // Two blanks before the purposes.
    let column = rows.reduce(0) { Swift.max($0, DisplayWidth.of($1.text)) } + 2
    let indent = String(repeating: " ", count: column)
    return rows.map { text, purpose in
      let blanks = String(repeating: " ", count: column - DisplayWidth.of(text))
      return text + blanks + purpose.split(separator: "\n").joined(separator: "\n" + indent) + "\n"
    }.joined()
  }
}
