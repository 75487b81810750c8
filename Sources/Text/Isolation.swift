/// Keeps words in scripts that are written from right to left at their places in a line that is read from left
/// to right.
///
/// A terminal that follows the Unicode Bidirectional Algorithm takes two such words with only numbers and signs
/// between them for one phrase, and swaps them. Between isolates (UAX #9), which take no column, each is one
/// unit.
package enum Isolation {
  /// FIRST STRONG ISOLATE and POP DIRECTIONAL ISOLATE.
  static let begin: Unicode.Scalar = "\u{2068}"
  static let end: Unicode.Scalar = "\u{2069}"

  /// The text between isolates if it has a letter of such a script and no isolates yet.
  package static func isolated(_ text: String) -> String {
    needsIsolates(text) ? "\(begin)\(text)\(end)" : text
  }

  /// The text with the ends of the isolates that it begins: it was cut.
  package static func closed(_ text: String) -> String {
    let open = openIsolates(in: text)
    return open > 0 ? text + String(repeating: "\(end)", count: open) : text
  }

  /// The lines of a text, each with isolates of its own around what it has of an isolated part.
  package static func closed(lines: [String]) -> [String] {
    var open = 0
    return lines.map { line in
      let whole = String(repeating: "\(begin)", count: open) + line
      open = openIsolates(in: whole)
      return closed(whole)
    }
  }

  private static func openIsolates(in text: String) -> Int {
    // Both begin with this byte.
    guard text.withBytes({ $0.contains(0xE2) }) else { return 0 }
    return text.unicodeScalars.reduce(0) { open, scalar in
      switch scalar {
      case begin: open + 1
      case end: open - 1
      default: open
      }
    }
  }

  private static func needsIsolates(_ text: String) -> Bool {
    // Such letters begin with these bytes.
    let mayHave = text.withBytes { bytes in
      bytes.contains { (0xD6...0xDF).contains($0) || [0xE0, 0xEF, 0xF0].contains($0) }
    }
    return mayHave && text.unicodeScalars.contains(where: isRightToLeft)
      && !text.unicodeScalars.contains(begin)
  }

  /// The blocks of Unicode whose letters are written from right to left: Hebrew, Arabic, Syriac, Thaana, N'Ko
  /// and others.
  private static func isRightToLeft(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x0590...0x08FF, 0xFB1D...0xFDFF, 0xFE70...0xFEFC, 0x10800...0x10FFF, 0x1E800...0x1EFFF: true
    default: false
    }
  }
}
