import Wording

/// A manual page in mdoc, written from top to bottom. Its text is in `Sources/Wording/manual.ftl`.
///
/// Text is plain: special characters of roff are escaped, lines are wrapped, and every sentence begins a new
/// line, as mdoc requires.
package struct ManualPage {
  package private(set) var text: String
  private var section = "NAME"

  /// The purpose is a message.
  package init(_ name: String, purpose: String) {
    text = """
      .\\" Made by: \(name) --generate man
      .Dd \(Self.spelledOut(Version.date))
      .Dt \(name.uppercased()) 6
      .Os
      .Sh NAME
      .Nm \(name)

      """
    text += ".Nd \(words(purpose))\n"
  }

  /// The text of a message of the current section.
  package func words(_ message: String, _ arguments: ManualText.Arguments = []) -> String {
    ManualText.message(message, section: section, arguments)
  }

  /// The date is written as 2026-11-20.
  private static func spelledOut(_ date: String) -> String {
    let months = [
      "January", "February", "March", "April", "May", "June", "July", "August", "September", "October",
      "November", "December",
    ]
    let parts = date.split(separator: "-").compactMap { Int($0) }
    precondition(parts.count == 3 && 1...12 ~= parts[1], "a date is written as 2026-11-20, and not as \(date)")
    return "\(months[parts[1] - 1]) \(parts[2]), \(parts[0])"
  }

  /// The paragraphs of a message follow, if it is given.
  package mutating func section(_ name: String, text message: String? = nil) {
    section = name
    text += ".Sh \(name)\n"
    if let message { paragraphs(message) }
  }

  package mutating func subsection(_ name: String) {
    text += ".Ss \(name)\n"
  }

  package mutating func paragraphs(_ message: String, _ arguments: ManualText.Arguments = []) {
    let lines = words(message, arguments).split(separator: "\n", omittingEmptySubsequences: false)
    for paragraph in lines.split(whereSeparator: \.isEmpty) { self.paragraph(paragraph.joined(separator: " ")) }
  }

  /// Only the first paragraph of a section needs no macro before it.
  private mutating func paragraph(_ words: String) {
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

  /// The list of a message.
  package mutating func list(
    _ message: String, of term: (String) -> Term = Term.literal,
    _ arguments: ManualText.Arguments = []
  ) {
    list(entries(of: message, arguments).map { (term($0.head), $0.lines.joined(separator: " ")) })
  }

  package mutating func list(_ options: [ProgramOption]) {
    list(options.map { (.option($0), Self.sentence($0.englishPurpose)) })
  }

  /// Literal lines, each with a paragraph above.
  package mutating func examples(_ message: String) {
    for entry in entries(of: message) {
      paragraph(entry.head)
      text += ".Bd -literal -offset indent\n"
      for line in entry.lines { text += Self.escaped(line, isLiteral: true) + "\n" }
      text += ".Ed\n"
    }
  }

  /// Each line of a message with the indented lines below it.
  private func entries(
    of message: String, _ arguments: ManualText.Arguments = []
  ) -> [(head: String, lines: [String])] {
    var entries: [(head: String, lines: [String])] = []
    for line in words(message, arguments).split(separator: "\n") {
      if line.first == " " {
        entries[entries.count - 1].lines.append(String(line.drop { $0 == " " }))
      } else {
        entries.append((String(line), []))
      }
    }
    return entries
  }

  /// The last sections.
  package mutating func end(seeAlso pages: [(name: String, section: Int)]) {
    section("SEE ALSO")
    for (index, page) in pages.enumerated() {
      text += ".Xr \(page.name) \(page.section)\(index + 1 < pages.count ? " ," : "")\n"
    }
    section("BUGS")
    paragraphs("bugs", [("version", Version.current), ("address", Version.bugs)])
  }

  /// The text with a capital letter and a full stop.
  package static func sentence(_ text: String) -> String {
    let end = text.hasSuffix(".") || text.hasSuffix(":") ? "" : "."
    return text.isEmpty ? "" : text.prefix(1).uppercased() + text.dropFirst() + end
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
