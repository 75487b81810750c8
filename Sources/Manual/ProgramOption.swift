/// An option of a program, as the manual page and the completions describe it.
package struct ProgramOption: Sendable {
  /// What can stand behind the option.
  package enum Value: Sendable {
    case words([String])
    case file
    case folder
    /// A number, or anything else that cannot be completed.
    case free
  }

  /// The long name, without the dashes.
  package let name: String
  package let letter: Character?
  /// What stands for the value in help; nil when there is none.
  package let placeholder: String?
  package let value: Value
  package let purpose: String
  /// Whether it may be given more than once.
  package let isRepeated: Bool

  /// Without a list of words, the placeholder tells what the value is: `text|json` lists its words, a FILE is a
  /// file and a DIR a folder.
  package init(
    name: String, letter: Character? = nil, placeholder: String? = nil, words: [String]? = nil,
    purpose: String, isRepeated: Bool = false
  ) {
    self.name = name
    self.letter = letter
    self.placeholder = placeholder
    self.purpose = purpose
    self.isRepeated = isRepeated
    if let words {
      value = .words(words)
    } else if let placeholder, placeholder.utf8.contains(UInt8(ascii: "|")) {
      value = .words(placeholder.split(separator: "|").map(String.init))
    } else if placeholder?.hasPrefix("FILE") == true {
      value = .file
    } else if placeholder?.hasPrefix("DIR") == true {
      value = .folder
    } else {
      value = .free
    }
  }

  /// What every program understands.
  package static let common = [
    ProgramOption(name: "help", letter: "h", purpose: "print help and end"),
    ProgramOption(name: "version", purpose: "print the version, the license and where to report bugs, and end"),
  ]
}
