/// The door for text that comes from outside (typed lines, arguments, decks): what is let in cannot command a
/// terminal.
package enum OutsideText {
  /// Typed text, to be shown again: bytes that are not UTF-8 become U+FFFD and a control character `\xHH`.
  package static func shown(_ text: String) -> String {
    guard text.unicodeScalars.contains(where: isControl) else { return text }
    var shown = ""
    for scalar in text.unicodeScalars {
      if isControl(scalar) {
        let digits = String(scalar.value, radix: 16, uppercase: true)
        shown += digits.count == 1 ? "\\x0" + digits : "\\x" + digits
      } else {
        shown.unicodeScalars.append(scalar)
      }
    }
    return shown
  }

  /// The player's own word as messages quote it: shown harmlessly, cut when it is long.
  package static func quoted(_ word: String) -> String {
    let widest = 40
    let shown = shown(word)
    return DisplayWidth.of(shown) <= widest
      ? "'\(shown)'" : "'\(DisplayWidth.prefix(of: shown, width: widest))…'"
  }

  /// A line of a deck without its control and format characters (Unicode's Cc and Cf), tabs excepted; nil when
  /// it is not UTF-8.
  static func cleaned(_ line: ArraySlice<UInt8>) -> ArraySlice<UInt8>? {
    let isPlain = line.withUnsafeBufferPointer { $0.allSatisfy { $0 >= 0x20 && $0 <= 0x7E || $0 == 0x09 } }
    if isPlain { return line }
    guard let text = String(validating: line, as: UTF8.self) else { return nil }
    if line.allSatisfy(isBeginningOfText) { return line }
    var kept = String.UnicodeScalarView()
    kept.append(contentsOf: text.unicodeScalars.lazy.filter { $0 == "\t" || !isControl($0) && !isFormat($0) })
    return ArraySlice(String(kept).utf8)
  }

  /// Whether a byte of UTF-8 begins, or goes on with, a scalar that is neither a control nor a format character, for
  /// all that this byte tells: those of ASCII, of Latin, Greek, Cyrillic, Armenian and Hebrew letters, and of what
  /// East Asia writes. To ask Unicode's tables takes longer by far.
  private static func isBeginningOfText(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x09, 0x20...0x7E, 0x80...0xBF, 0xC3...0xD7, 0xE3...0xED: true
    default: false
    }
  }

  private static func isControl(_ scalar: Unicode.Scalar) -> Bool {
    scalar.value < 0x20 || (0x7F...0x9F).contains(scalar.value)
  }

  private static func isFormat(_ scalar: Unicode.Scalar) -> Bool {
    scalar.properties.generalCategory == .format
  }
}
