import Text

/// A typed line in the form in which it is compared with words: folded letters, one blank between words, and
/// none beside Chinese characters; punctuation only where it can mean something.
package struct TypedText: Sendable {
  package private(set) var bytes: [UInt8] = []
  /// By byte, the character of the typed line that it comes from.
  private var sources: [Int] = []
  private let typed: [Unicode.Scalar]
  /// Whether it has a question mark.
  package private(set) var hasQuestionMark = false

  /// The longest line that is read, in bytes.
  private static let longest = 240

  /// Nil for a line that is too long.
  package init?(_ text: String) {
    guard text.utf8.count <= Self.longest else { return nil }
    typed = Array(text.unicodeScalars)
    for index in typed.indices { add(typed[index], at: index) }
    removeBlanksAtEnd()
  }

  private static let blank = UInt8(ascii: " ")

  private static func isInWord(_ byte: UInt8) -> Bool { byte != blank && byte < 0x80 }

  private mutating func remove(_ range: Range<Int>) {
    bytes.removeSubrange(range)
    sources.removeSubrange(range)
  }

  private mutating func removeBlanksAtEnd() {
    while bytes.last == Self.blank { remove(bytes.count - 1..<bytes.count) }
  }

  /// The part of the typed line that these bytes come from, as it was typed.
  package func typed(_ range: Range<Int>) -> String {
    guard let last = range.last else { return "" }
    return String(scalars: Array(typed[sources[range.lowerBound]...sources[last]]))
  }

  /// Whether a Chinese character, or a digit, is at this place.
  package func isHan(_ place: Int) -> Bool {
    bytes.indices.contains(place) && (0xE3...0xE9).contains(bytes[place])
  }
  package func isDigit(_ place: Int) -> Bool { bytes.indices.contains(place) && Self.isDigit(bytes[place]) }

  /// Whether a comma, or a blank between Chinese characters, was typed among those that these bytes come from.
  package func hasSeparator(in range: Range<Int>) -> Bool {
    hasComma(in: range)
      || (sources[range.lowerBound]...sources[range.upperBound - 1]).contains { index in
        typed[..<index].last.map(Self.isHan) == true && Self.isBlank(typed[index])
          && typed[(index + 1)...].first.map(Self.isHan) == true
      }
  }

  package func hasComma(in range: Range<Int>) -> Bool {
    (sources[range.lowerBound]...sources[range.upperBound - 1]).contains { Self.commas.contains(typed[$0]) }
  }

  private static let commas: [Unicode.Scalar] = [",", "\u{FF0C}", "、"]

  /// The same text with other words in place of the bytes of these ranges, which are in order, and no blank
  /// beside a Chinese one.
  package func replacing(_ replacements: [(range: Range<Int>, word: String)]) -> TypedText {
    var text = self
    for (typed, word) in replacements.reversed() {
      let (first, last) = (sources[typed.lowerBound], sources[typed.upperBound - 1])
      let isHan = word.unicodeScalars.contains(where: Self.isHan)
      let before = isHan && typed.lowerBound > 0 && text.bytes[typed.lowerBound - 1] == Self.blank ? 1 : 0
      let after = isHan && text.bytes.dropFirst(typed.upperBound).first == Self.blank ? 1 : 0
      let range = typed.lowerBound - before..<typed.upperBound + after
      text.bytes.replaceSubrange(range, with: word.utf8)
      text.sources.replaceSubrange(range, with: Array(repeating: first, count: word.utf8.count - 1) + [last])
    }
    return text
  }

  /// Whether the blank here was not typed, but is between letters and digits.
  func isInWord(_ place: Int) -> Bool { bytes[place] == Self.blank && !Self.isBlank(typed[sources[place]]) }

  /// The text in the form for look-ups.
  package static func folded(_ text: String) -> String {
    text.isASCII ? text.lowercased() : String(scalars: text.unicodeScalars.map(folded))
  }

  /// The text in simplified Chinese characters.
  package static func simplified(_ text: String) -> String {
    String(scalars: text.unicodeScalars.map { isHan($0) ? folded($0) : $0 })
  }

  // MARK: Characters

  private mutating func add(_ scalar: Unicode.Scalar, at index: Int) {
    let scalar = scalar == "*" ? "×" : Self.folded(scalar)
    switch scalar {
    case ",", "-":
      if isDangling(index) { return addWord(Self.sign, index) }
      let isBetween = scalar == "-" && lastDigit && nextIsDigit(after: index)
      isBetween ? addWord(scalar, index) : addBlank(index)
    case "'", "\u{2019}": break
    case "?", "❓", "❔":
      hasQuestionMark = true
      addBlank(index)
    // As a blank, as in `pairs = 10`; after a number it stays a sign.
    case "=" where bytes.last { $0 != Self.blank }.map { !Self.isDigit($0) } ?? false:
      addBlank(index)
    case "/", "+", "&", "=", "\\", "%", "$", "@", "^", "×", "−", "\u{2013}", "\u{2014}":
      let sign: Unicode.Scalar = scalar == "+" && beginsNumber(index) ? Self.sign : scalar
      addWord(sign, index)
    case ".", ":":
      if lastDigit, hasTypedDigit(at: index + 1) { addWord(scalar, index) } else { addBlank(index) }
    case _ where Self.isBlank(scalar): addBlank(index)
    default:
      if Self.isHan(scalar) {
        removeBlanksAtEnd()
      } else if Self.isDigit(scalar) != lastDigit {
        addBlank(index)
      }
      append(scalar, index)
    }
  }

  private var lastDigit: Bool { bytes.last.map(Self.isDigit) ?? false }

  private var endsInHan: Bool {
    guard let source = sources.last else { return false }
    return Self.isHan(typed[source])
  }

  /// Whether a sign at this place belongs to the number after it: `-3`, but not `3-7` or `3 - 7`.
  private func beginsNumber(_ index: Int) -> Bool {
    let isAfterBlank = index == 0 || Self.isBlank(typed[index - 1])
    return isAfterBlank && hasTypedDigit(at: index + 1)
  }

  private func hasTypedDigit(at index: Int) -> Bool {
    index < typed.count && Self.isDigit(Self.folded(typed[index]))
  }

  /// Whether a comma or dash separates no two words: `-3`, `3,`, `3--7`. In `--help`, dashes are blanks.
  private func isDangling(_ index: Int) -> Bool {
    let before = index > 0 ? Self.folded(typed[index - 1]) : " "
    let after = index + 1 < typed.count ? Self.folded(typed[index + 1]) : typed[index] == "," ? " " : "-"
    if Self.isDigit(before) {
      return after != " " && !Self.isDigit(after) && (typed[index] == "," && !Self.isHan(after) || after == "-")
    }
    let isOption = typed[index...].first { $0 != "-" }.map { $0.properties.isAlphabetic } ?? false
    return after != " " && (before == " " || before == "," || before == "-") && !isOption
  }

  private func nextIsDigit(after index: Int) -> Bool {
    typed[(index + 1)...].first { !Self.isBlank($0) }.map { Self.isDigit(Self.folded($0)) } ?? false
  }

  /// The sign of a number, which no pattern has.
  private static let sign: Unicode.Scalar = "\u{2212}"

  private mutating func append(_ scalar: Unicode.Scalar, _ index: Int) {
    for byte in UTF8.encode(scalar)! {
      bytes.append(byte)
      sources.append(index)
    }
  }

  private mutating func addBlank(_ index: Int) {
    if let last = bytes.last, last != Self.blank, !endsInHan { append(" ", index) }
  }

  private mutating func addWord(_ scalar: Unicode.Scalar, _ index: Int) {
    addBlank(index)
    append(scalar, index)
    append(" ", index)
  }

  private static func isDigit(_ scalar: Unicode.Scalar) -> Bool { ("0"..."9").contains(scalar) }

  private static func isDigit(_ byte: UInt8) -> Bool { (0x30...0x39).contains(byte) }

  static func isHan(_ scalar: Unicode.Scalar) -> Bool { (0x3400...0x9FFF).contains(scalar.value) }

  /// Also punctuation between words, and pictures but for those that say no.
  private static func isBlank(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case " ", "\t", ",", ";", "!", "\"", "(", ")", "[", "]", "#", "~", "`", "…", "·", "№": true
    case "«", "»", "“", "”", "‘", "。", "、", "《", "》", "「", "」", "【", "】", "\u{FF0C}", "\u{FF01}", "\u{FF1B}":
      true
    case "✋", "✖", "✗", "✘", "❌", "👎", "🙅", "🚫", "🛑": false
    case "\u{20E3}", "\u{2600}"..."\u{27BF}", "\u{FE0F}", "\u{1F000}"..."\u{1FAFF}": true
    default: scalar.value >= 0x80 && scalar.properties.isWhitespace
    }
  }

  private static func folded(_ scalar: Unicode.Scalar) -> Unicode.Scalar {
    let lowered = scalar.lowered
    // No other letter counts as one of ASCII or of а to я.
    if lowered.isASCII || (0x430...0x44F).contains(lowered.value) { return lowered }
    return Letters.simplified(lowered)
  }
}

extension Unicode.Scalar {
  /// A letter of A to Z or of Russian in lower case, and a full-width character as one of ASCII.
  package var lowered: Unicode.Scalar {
    switch value {
    // A to Z, and А to Я.
    case 0x41...0x5A, 0x410...0x42F: Unicode.Scalar(value + 0x20)!
    // Ё.
    case 0x401: "\u{451}"
    // Full-width capitals, and the other full-width characters.
    case 0xFF21...0xFF3A: Unicode.Scalar(value - 0xFEE0 + 0x20)!
    case 0xFF01...0xFF5E: Unicode.Scalar(value - 0xFEE0)!
    default: self
    }
  }
}
