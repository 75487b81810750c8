/// Makes text from outside (typed lines, arguments, decks) safe: it can no longer control a terminal.
package enum OutsideText {
  /// Text for display: bytes that are not UTF-8 become U+FFFD, a control character `\xHH`, and any other
  /// invisible character, which might change how its neighbors look, `\u{HHHH}`.
  package static func shown(_ text: String) -> String {
    let isVisible = text.withBytes { $0.allSatisfy(isBeginningOfVisible) }
    if isVisible || !text.unicodeScalars.contains(where: isHidden) { return text }
    var shown = ""
    for scalar in text.unicodeScalars {
      if scalar.properties.generalCategory == .control {
        shown += "\\x" + digits(scalar).withZeros(to: 2)
      } else if isHidden(scalar) {
        shown += "\\u{" + digits(scalar).withZeros(to: 4) + "}"
      } else {
        shown.unicodeScalars.append(scalar)
      }
    }
    return shown
  }

  private static func digits(_ scalar: Unicode.Scalar) -> String {
    String(scalar.value, radix: 16, uppercase: true)
  }

  /// Text as messages quote it: harmless, and cut if it has more than so many columns.
  package static func brief(_ text: String, width: Int = 40) -> String {
    let shown = shown(text)
    return DisplayWidth.of(shown) <= width ? shown : DisplayWidth.prefix(of: shown, width: width) + "…"
  }

  /// A line of a deck without its control and format characters except tabs, and joiners that are a part of a
  /// word or of an emoji; nil if it is not UTF-8.
  package static func cleaned(_ line: ArraySlice<UInt8>) -> ArraySlice<UInt8>? {
    let isPlain = line.withUnsafeBufferPointer { $0.allSatisfy { $0 >= 0x20 && $0 <= 0x7E || $0 == 0x09 } }
    if isPlain { return line }
    guard let text = String(validating: line, as: UTF8.self) else { return nil }
    if line.allSatisfy({ isBeginningOfVisible($0) || $0 == 0x09 }) { return line }
    var kept: [Unicode.Scalar] = []
    var joiner: Unicode.Scalar?
    for scalar in text.unicodeScalars {
      if isJoiner(scalar) {
        joiner = scalar
      } else if scalar == "\t" || !isHidden(scalar) || isSeparator(scalar) {
        if let joiner, let last = kept.last, joins(joiner, last, scalar) { kept.append(joiner) }
        joiner = nil
        kept.append(scalar)
      }
    }
    return ArraySlice(String(scalars: kept).utf8)
  }

  /// What a text in UTF-8 looks like: Swift compares composed and decomposed characters as equal, and here all
  /// blanks but tabs are equal, too.
  package static func look(of text: ArraySlice<UInt8>) -> String {
    let look = String(decoding: text, as: UTF8.self)
    if look.isASCII { return look }
    return String(
      scalars: look.unicodeScalars.map { $0 != "\t" && $0.properties.isWhitespace ? " " : $0 })
  }

  /// ZERO WIDTH NON-JOINER and ZERO WIDTH JOINER.
  private static func isJoiner(_ scalar: Unicode.Scalar) -> Bool { (0x200C...0x200D).contains(scalar.value) }

  /// Whether a joiner between two characters is a part of a word or of an emoji.
  private static func joins(_ joiner: Unicode.Scalar, _ one: Unicode.Scalar, _ other: Unicode.Scalar) -> Bool {
    func isOfWord(_ scalar: Unicode.Scalar) -> Bool {
      scalar.properties.isAlphabetic || scalar.properties.canonicalCombiningClass != .notReordered
    }
    // ASCII digits are emoji, too.
    func isOfEmoji(_ scalar: Unicode.Scalar) -> Bool {
      scalar.value > 0x7F && (scalar.properties.isEmoji || scalar.properties.isVariationSelector)
    }
    return isOfWord(one) && isOfWord(other) || joiner == "\u{200D}" && isOfEmoji(one) && isOfEmoji(other)
  }

  /// Whether a UTF-8 byte certainly belongs to a visible character: of ASCII, of the Latin, Greek, Cyrillic,
  /// Armenian and Hebrew letters, or of East Asian scripts. Unicode's tables would take far longer.
  package static func isBeginningOfVisible(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x20...0x7E, 0x80...0xBF, 0xC3...0xD7, 0xE3...0xED: true
    default: false
    }
  }

  /// Whether a character controls a terminal, or is invisible and changes how others look: a control or format
  /// character, or a separator of lines or paragraphs (Unicode's Cc, Cf, Zl and Zp).
  package static func isHidden(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator: true
    default: false
    }
  }

  /// Whether some programs treat the character as the end of a line or paragraph.
  package static func isSeparator(_ scalar: Unicode.Scalar) -> Bool { (0x2028...0x2029).contains(scalar.value) }
}

extension ArraySlice<UInt8> {
  /// A text without blanks of any kind at its beginning and its end.
  package var trimmedOfBlanks: ArraySlice<UInt8> {
    let text = trimmed(of: " ")
    guard let first = text.first, let last = text.last, first > 0x7F || last > 0x7F else { return text }
    let scalars = String(decoding: text, as: UTF8.self).unicodeScalars
    func isBlank(_ scalar: Unicode.Scalar) -> Bool { scalar.properties.isWhitespace }
    guard let end = scalars.lastIndex(where: { !isBlank($0) }) else { return [] }
    let start = scalars.firstIndex { !isBlank($0) } ?? scalars.startIndex
    return start == scalars.startIndex && scalars.index(after: end) == scalars.endIndex
      ? text : ArraySlice(String(scalars[start...end]).utf8)
  }

  /// The line without the carriage return that an editor on Windows has put before its end.
  package var withoutReturn: ArraySlice<UInt8> { last == UInt8(ascii: "\r") ? dropLast() : self }

  /// Without these bytes at its beginning and its end.
  package func trimmed(of blanks: StaticString) -> ArraySlice<UInt8> {
    func isBlank(_ byte: UInt8) -> Bool { blanks.withUTF8Buffer { $0.contains(byte) } }
    guard let last = lastIndex(where: { !isBlank($0) }) else { return [] }
    return self[...last].drop(while: isBlank)
  }
}

extension [UInt8] {
  /// The lines without their newlines.
  package var lines: [ArraySlice<UInt8>] {
    var lines = split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    if lines.last?.isEmpty == true { lines.removeLast() }
    return lines
  }
}
