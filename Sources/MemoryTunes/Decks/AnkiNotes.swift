import Text

/// The form of notes that Anki has exported as text: comments such as `#separator:tab` before the first note.
///
/// https://docs.ankiweb.net/importing/text-files.html
struct AnkiNotes {
  let separator: UInt8
  let isHTML: Bool
  /// For each column of a deck its index in the file: the first two that hold a text of the note.
  let places: [Int?]

  private static let separators = [
    "tab": "\t", "comma": ",", "semicolon": ";", "space": " ", "pipe": "|", "colon": ":",
  ]

  /// Nil if the file does not say what separates its fields.
  init?(in lines: DeckLines) {
    var lines = lines
    var values: [String: String] = [:]
    while !lines.isAtEnd, case let line = lines.next(), line.first == UInt8(ascii: "#") {
      let parts = line.dropFirst().split(
        separator: UInt8(ascii: ":"), maxSplits: 1, omittingEmptySubsequences: false)
      guard parts.count == 2 else { continue }
      let texts = parts.map { String(decoding: $0, as: UTF8.self).lowercased() }
      values[texts[0]] = texts[1]
    }
    guard let name = values["separator"] else { return nil }
    let sign = Self.separators[name.filter { $0 != " " }] ?? name
    guard let separator = sign.utf8.first, sign.utf8.count == 1 else { return nil }
    (self.separator, isHTML) = (separator, values["html"] == "true")
    // Columns of something else, from 1.
    let others = values.filter { $0.key.hasSuffix(" column") }.compactMap { Int($0.value) }
    let texts = (1...(2 + others.count)).filter { !others.contains($0) }
    places = [texts[0] - 1, texts[1] - 1, nil, nil]
  }
}
