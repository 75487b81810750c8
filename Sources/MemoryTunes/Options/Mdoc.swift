import Wording

/// Lists in the language of manual pages, mdoc(7). Special characters are escaped, lines are wrapped, and every
/// sentence begins a new line.
enum Mdoc {
  /// A term, as macros, and its explanation.
  typealias Entry = (term: String, text: String)

  static func list(_ entries: [Entry]) -> String {
    let items = entries.map { ".It \($0.term)\n" + lines($0.text) }
    return ".Bl -tag -width Ds\n" + items.joined() + ".El"
  }

  /// A command and its arguments: `flip CARD [CARD]`.
  static func command(_ usage: String) -> String {
    let words = usage.split(separator: " ").map(String.init)
    return (["Ic \(argument(words[0]))"] + words.dropFirst().map(macros)).joined(separator: " ")
  }

  static func option(_ option: ProgramOption) -> String {
    let name = "Fl \\-\(escaped(option.name, isLiteral: true))"
    let names = (option.letter.map { "Fl \($0) , " } ?? "") + name
    return names + (option.takes.placeholder(Language.english.words).map { " Ar \(argument($0))" } ?? "")
  }

  /// The text with a capital letter and a full stop.
  static func sentence(_ text: String) -> String {
    text.isEmpty || text.hasSuffix(".") ? text.capitalized : text.capitalized + "."
  }

  /// An argument of a command: `CARD`, `[CARD]`, `[NAME]...`, `all`.
  private static func macros(of word: String) -> String {
    if word.hasPrefix("[") {
      let inner = word.split(separator: "]")[0].dropFirst()
      // Op would contain the rest of its line.
      return "Oo \(macros(of: String(inner))) Oc" + (word.hasSuffix("...") ? " Ns ..." : "")
    }
    let isPlaceholder = word.utf8.allSatisfy { UInt8(ascii: "A")...UInt8(ascii: "Z") ~= $0 }
    return (isPlaceholder ? "Ar " : "Cm ") + argument(word)
  }

  /// An argument of a macro, which might look like a macro itself.
  private static func argument(_ word: String) -> String { "\\&" + escaped(word, isLiteral: true) }

  private static let widest = 76

  private static func lines(_ text: String) -> String {
    var lines: [String] = []
    for word in text.split(separator: " ").map(String.init) {
      let word = escaped(word, isLiteral: word.hasPrefix("-") || word.hasPrefix("'-"))
      if let last = lines.last, last.utf8.count + 1 + word.utf8.count <= widest, !endsSentence(last) {
        lines[lines.count - 1] += " " + word
      } else {
        lines.append((word.hasPrefix(".") ? "\\&" : "") + word)
      }
    }
    return lines.map { $0 + "\n" }.joined()
  }

  private static func endsSentence(_ line: String) -> Bool { ".?!".contains(line.last!) }

  /// In literal text a hyphen becomes a minus, so that it can be copied.
  private static func escaped(_ text: String, isLiteral: Bool) -> String {
    text.map { character in
      switch character {
      case "\\": "\\e"
      case "'": "\\(aq"
      case "`": "\\(ga"
      case "^": "\\(ha"
      case "~": "\\(ti"
      case "\"": "\\(dq"
      case "-": isLiteral ? "\\-" : "-"
      default: String(character)
      }
    }.joined()
  }
}
