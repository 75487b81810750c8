import Wording

/// A manual page in mdoc, written from top to bottom. Its text is in `Sources/Wording/manual.ftl`.
///
/// Text is plain: special characters of roff are escaped, lines are wrapped, and every sentence begins a new
/// line, as mdoc requires.
package struct ManualPage {
  package private(set) var text: String

  /// `purpose` is the name of a message.
  package init(_ name: String, purpose: String) {
    // Old versions of groff head the page with the name of a system, BSD, unless this string names another.
    text = """
      .\\" Made by: \(name) --generate man
      .Dd \(Self.spelledOut(Version.date))
      .ds doc-volume-operating-system MemoryTunes
      .Dt \(name.uppercased()) 6
      .Os MemoryTunes \(Version.current)
      .Sh NAME
      .Nm \(name)

      """
    text += ".Nd \(words(purpose))\n"
  }

  /// The text of a message.
  package func words(_ message: String, _ arguments: ManualText.Arguments = []) -> String {
    ManualText.message(message, arguments)
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
    for word in Mdoc.groups(words) { text += ".\(Mdoc.macros(of: word))\n" }
  }

  package mutating func list(_ items: [(term: ManualTerm, text: String)]) {
    text += ".Bl -tag -width Ds\n"
    for item in items {
      text += ".It \(item.term.macros)\n"
      sentences(item.text)
    }
    text += ".El\n"
  }

  /// The list of a message.
  package mutating func list(
    _ message: String, of term: (String) -> ManualTerm = ManualTerm.literal,
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
      for line in entry.lines { text += Mdoc.escaped(line, isLiteral: true) + "\n" }
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
    section("AUTHORS")
    text += ".An \(words("authors"))\n"
    section("LICENSE", text: "license")
    section("BUGS")
    paragraphs("bugs", [("address", Version.bugs)])
  }

  /// The text with a capital letter and a full stop.
  package static func sentence(_ text: String) -> String {
    let end = text.hasSuffix(".") || text.hasSuffix(":") ? "" : "."
    return text.isEmpty ? "" : text.capitalized + end
  }

  private static let widest = 76

  private mutating func sentences(_ words: String) {
    var line = ""
    for word in words.split(separator: " ").map(String.init) {
      let word = Mdoc.escaped(word, isLiteral: word.hasPrefix("-") || word.hasPrefix("'-"))
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
}
