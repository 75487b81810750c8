/// A manual page in mdoc, written from top to bottom.
///
/// Text is plain: special characters of roff are escaped, lines are wrapped, and every sentence begins a new
/// line, as mdoc requires.
package struct ManualPage {
  package private(set) var text: String

  /// The date is written as 2026-11-20.
  package init(name: String, purpose: String, date: String) {
    let title = name.uppercased()
    text = """
      .\\" Made by: \(name) --generate man
      .Dd \(Self.spelledOut(date))
      .Dt \(title) 6
      .Os
      .Sh NAME
      .Nm \(name)
      .Nd \(purpose)

      """
  }

  private static func spelledOut(_ date: String) -> String {
    let months = [
      "January", "February", "March", "April", "May", "June", "July", "August", "September", "October",
      "November", "December",
    ]
    let parts = date.split(separator: "-").compactMap { Int($0) }
    precondition(parts.count == 3 && 1...12 ~= parts[1], "a date is written as 2026-11-20, and not as \(date)")
    return "\(months[parts[1] - 1]) \(parts[2]), \(parts[0])"
  }

  package mutating func section(_ name: String) {
    text += ".Sh \(name)\n"
  }

  package mutating func subsection(_ name: String) {
    text += ".Ss \(name)\n"
  }

  /// Only the first paragraph of a section needs no macro before it.
  package mutating func paragraph(_ words: String) {
    let last = text.split(separator: "\n").last ?? ""
    if !last.hasPrefix(".Sh"), !last.hasPrefix(".Ss") { text += ".Pp\n" }
    sentences(words)
  }

  /// A synopsis: literal words, placeholders in capitals, and optional words in brackets.
  package mutating func call(_ name: String, _ words: String) {
    text += ".Nm \(name)\n"
    for word in Self.groups(words) { text += ".\(Self.macros(of: word))\n" }
  }

  package enum Term {
    /// A command or word and its arguments: `flip CARD [CARD]`.
    case command(String)
    case option(ProgramOption)
    case file(String)
    case variable(String)
    /// A literal name or value.
    case literal(String)
  }

  package mutating func list(_ items: [(term: Term, text: String)]) {
    text += ".Bl -tag -width Ds\n"
    for item in items {
      text += ".It \(Self.macros(of: item.term))\n"
      sentences(item.text)
    }
    text += ".El\n"
  }

  /// Literal lines.
  package mutating func example(_ words: String, _ lines: [String]) {
    paragraph(words)
    text += ".Bd -literal -offset indent\n"
    for line in lines { text += Self.escaped(line, isLiteral: true) + "\n" }
    text += ".Ed\n"
  }

  /// References to other pages.
  package mutating func references(_ pages: [(name: String, section: Int)]) {
    for (index, page) in pages.enumerated() {
      text += ".Xr \(page.name) \(page.section)\(index + 1 < pages.count ? " ," : "")\n"
    }
  }

  private static func macros(of term: Term) -> String {
    switch term {
    case .command(let usage):
      let words = groups(usage)
      return (["Ic \(argument(words[0]))"] + words.dropFirst().map(macros)).joined(separator: " ")
    case .option(let option):
      let names = (option.letter.map { "Fl \($0) , " } ?? "") + "Fl \\-\(escaped(option.name, isLiteral: true))"
      guard let placeholder = option.englishPlaceholder else { return names }
      return names + " Ar \(argument(placeholder))"
    case .file(let path): return "Pa \(argument(path))"
    case .variable(let name): return "Ev \(argument(name))"
    case .literal(let word): return "Cm \(argument(word))"
    }
  }

  /// A word of a synopsis: `[CARD]`, `[NAME]...`, `CARD`, `simulate`.
  private static func macros(of word: String) -> String {
    if word.hasPrefix("[") {
      let inner = word.split(separator: "]")[0].dropFirst()
      let dots = word.hasSuffix("...") ? " ..." : ""
      let words = inner.split(separator: " ").map { macros(of: String($0)) }
      return "Op " + words.joined(separator: " ") + dots
    }
    if word.hasPrefix("--") { return "Fl \\-\(escaped(String(word.dropFirst(2)), isLiteral: true))" }
    if word == "..." { return word }
    let dots = word.hasSuffix("...") ? " ..." : ""
    let name = dots.isEmpty ? word : String(word.dropLast(3))
    let isPlaceholder = name.utf8.allSatisfy { UInt8(ascii: "A")...UInt8(ascii: "Z") ~= $0 }
    return (isPlaceholder ? "Ar " : "Cm ") + argument(name) + dots
  }

  /// The words of a synopsis; brackets group their contents.
  private static func groups(_ words: String) -> [String] {
    var groups: [String] = []
    for word in words.split(separator: " ") {
      if let last = groups.last, last.hasPrefix("["), !last.contains("]") {
        groups[groups.count - 1] += " " + word
      } else {
        groups.append(String(word))
      }
    }
    return groups
  }

  /// An argument of a macro, which might look like a macro itself.
  private static func argument(_ word: String) -> String {
    let word = escaped(word, isLiteral: true)
    return word.contains(" ") ? "\"\(word)\"" : "\\&\(word)"
  }

  private static let widest = 76

  private mutating func sentences(_ words: String) {
    var line = ""
    for word in words.split(separator: " ").map(String.init) {
      let word = Self.escaped(word, isLiteral: word.hasPrefix("-") || word.hasPrefix("'-"))
      if !line.isEmpty, line.utf8.count + 1 + word.utf8.count > Self.widest || Self.endsSentence(line) {
        put(line)
        line = ""
      }
      line += line.isEmpty ? word : " " + word
    }
    if !line.isEmpty { put(line) }
  }

  private mutating func put(_ line: String) {
    text += (line.hasPrefix(".") ? "\\&" : "") + line + "\n"
  }

  private static func endsSentence(_ line: String) -> Bool {
    guard let last = line.unicodeScalars.last else { return false }
    return last == "." || last == "?" || last == "!"
  }

  /// In literal text a hyphen becomes a minus, so that it can be copied.
  private static func escaped(_ text: String, isLiteral: Bool) -> String {
    var escaped = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\\": escaped += "\\e"
      case "'": escaped += "\\(aq"
      case "`": escaped += "\\(ga"
      case "^": escaped += "\\(ha"
      case "~": escaped += "\\(ti"
      case "\"": escaped += "\\(dq"
      case "-": escaped += isLiteral ? "\\-" : "-"
      default: escaped.unicodeScalars.append(scalar)
      }
    }
    return escaped
  }
}
