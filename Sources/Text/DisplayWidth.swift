/// How many columns a text takes on a terminal, summed over its Unicode scalars as terminals do.
///
/// No library: of 24,335 lines of decks, catalogs and answers, libunistring measures two differently, but its
/// LGPL is a burden for a static program, and at 40 columns it breaks 1,848 lines elsewhere, as inside `--help`
/// or `15秒`. utf8proc (+340 KB) gives 676 characters another width, which bends boards with Hangul.
package enum DisplayWidth {
  package static func of(_ text: String) -> Int {
    text.isASCII ? text.utf8.count : text.unicodeScalars.reduce(0) { $0 + of($1) }
  }

  /// The columns of a line whose color sequences take none.
  package static func ofColored(_ line: ArraySlice<UInt8>) -> Int {
    var text: [UInt8] = []
    var isInSequence = false
    for byte in line {
      if byte == 0x1B { isInSequence = true }
      if !isInSequence { text.append(byte) }
      if byte == UInt8(ascii: "m") { isInSequence = false }
    }
    return of(String(decoding: text, as: UTF8.self))
  }

  /// 0 for marks drawn over the preceding character, 2 for East Asian scripts and emoji, otherwise 1.
  package static func of(_ scalar: Unicode.Scalar) -> Int {
    let value = scalar.value
    switch value {
    // Latin, Russian and box drawing, without a search in Unicode's tables.
    case ..<0x300, 0x400...0x481, 0x2500...0x257F: return 1
    default: break
    }
    switch scalar.properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .format: return 0
    default: break
    }
    switch value {
    // Hangul vowels and finals written as separate scalars join the initial before them.
    case 0x1160...0x11FF, 0xD7B0...0xD7FF: return 0
    // East Asian width W or F of Unicode 15.0, with the unassigned scalars in between, but without emoji.
    case 0x1100...0x115F, 0x2329...0x232A, 0x2E80...0x303E, 0x3041...0x3247, 0x3250...0x4DBF, 0x4E00...0xA4C6,
      0xA960...0xA97C, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE10...0xFE19, 0xFE30...0xFE6B, 0xFF01...0xFF60,
      0xFFE0...0xFFE6, 0x16FE0...0x18D08, 0x1AFF0...0x1B2FB, 0x1F200...0x1F265, 0x20000...0x3FFFD:
      return 2
    // Regional indicators are wide in pairs only.
    case 0x1F1E6...0x1F1FF: return 1
    default: return scalar.properties.isEmojiPresentation ? 2 : 1
    }
  }

  /// The longest beginning of the text that takes at most `width` columns. A character keeps its marks.
  package static func prefix(of text: String, width: Int) -> Substring {
    var rest = width
    var end = text.startIndex
    for index in text.unicodeScalars.indices {
      rest -= of(text.unicodeScalars[index])
      if rest < 0 { break }
      end = text.unicodeScalars.index(after: index)
    }
    return text[..<end]
  }

  /// The text in lines of at most `width` columns, broken at blanks, next to East Asian characters, and inside
  /// words longer than a line. There are at most `lines` lines; the last one has all the rest. A line has at
  /// least one character, however wide.
  package static func lines(of text: String, width: Int, atMost lines: Int = .max) -> [String] {
    // No character takes more columns than bytes.
    if text.utf8.count <= width { return [text] }
    var wrapped: [String] = []
    var rest = text.unicodeScalars[...]
    while wrapped.count < lines - 1, let end = lineEnd(in: rest, width: width) {
      wrapped.append(String(rest[..<end]))
      rest = rest[end...].drop { $0 == " " }
    }
    wrapped.append(String(rest))
    return wrapped
  }

  /// The end of the first line of a text; nil if it fits on one line.
  private static func lineEnd(in text: Substring.UnicodeScalarView, width: Int) -> String.Index? {
    var rest = width
    var end: String.Index?
    var last: (scalar: Unicode.Scalar, columns: Int)?
    // A number and what it counts or numbers stay together if a line has space for both.
    var isNumber = false
    var endAfterNumber: String.Index?
    // What is to be typed is in quotes, or a clause after a colon: no line ends inside.
    var whole = text.startIndex..<text.startIndex
    for index in text.indices {
      let scalar = text[index]
      let columns = of(scalar)
      rest -= columns
      var isInside: Bool { index > whole.lowerBound && index < whole.upperBound }
      if scalar == " " {
        // A line may also end at the blank after what fits, but not at a blank with a combining mark or before
        // a dash, and not inside or before blanks that indent or pad.
        let next = text[text.index(after: index)...].first
        if !isInside, let last, last.scalar != " ", next != "—", next.map(of) != 0 || next == Isolation.begin {
          if isNumber, ("0"..."9").contains(last.scalar) { endAfterNumber = index } else { end = index }
        }
      } else if columns > 0, let last, columns == 2 || last.columns == 2, last.scalar != " " {
        // The last line has more than a character and a full stop.
        let isClosed =
          neverFirst.contains(scalar) || neverLast.contains(last.scalar)
          || text.index(index, offsetBy: 3, limitedBy: text.endIndex) == nil
        if !isClosed, !isInside, !isCounted(scalar, by: last.scalar) { end = index }
      }
      if rest < 0, columns > 0, index > text.startIndex { return end ?? endAfterNumber ?? index }
      let closing = closingQuote(of: scalar, after: last?.scalar)
      if !isInside, closing != nil || scalar == "：" || scalar == " " && last?.scalar == ":" {
        let start = text.index(after: index)
        whole = start..<(endOfWhole(in: text[start...], width: width, closing) ?? start)
      }
      switch scalar {
      case "0"..."9": if last == nil || last?.scalar == " " { isNumber = true }
      case ".", ",": break
      default: isNumber = false
      }
      if columns > 0 { last = (scalar, columns) }
    }
    return nil
  }

  /// What ends the quotation that a scalar begins; nil if it begins none.
  private static func closingQuote(
    of scalar: Unicode.Scalar, after last: Unicode.Scalar?
  ) -> Unicode.Scalar? {
    switch scalar {
    case "“": "”"
    case "«": "»"
    case "'": last == nil || last == " " || last == "(" ? "'" : nil
    default: nil
    }
  }

  /// The end of a text's first clause, or of the rest of a quotation; nil if it is wider than this.
  private static func endOfWhole(
    in text: Substring.UnicodeScalarView, width: Int, _ closing: Unicode.Scalar?
  ) -> String.Index? {
    // A longer clause is a sentence rather than something to type. A quotation has its first mark before it.
    var rest = closing == nil ? max(width / 2, min(width, 32)) : width - 1
    for index in text.indices {
      let next = text[text.index(after: index)...].first
      switch text[index] {
      case let scalar where closing != nil:
        if scalar == closing {
          let after = next.flatMap { neverFirst.contains($0) ? of($0) : nil } ?? 0
          return rest < of(scalar) + after ? nil : index
        }
      case "。", "，", "、", "；", "！", "？", "（", "）": return index
      case ".", ",", ";", "!", "?", ")": if next == nil || next == " " { return index }
      case " ": if next == "(" { return index }
      default: break
      }
      rest -= of(text[index])
      if rest < 0 { return nil }
    }
    return closing == nil ? text.endIndex : nil
  }

  /// Whether a Chinese character is a measure word for a number.
  private static func isCounted(_ scalar: Unicode.Scalar, by last: Unicode.Scalar) -> Bool {
    ("0"..."9").contains(last) && (0x4E00...0x9FFF).contains(scalar.value)
  }

  /// The characters that do not begin a line in Chinese and Japanese, and those that do not end one.
  private static let neverFirst = Set("，。、：；？！）》」』】”’…—,.:;?!)]".unicodeScalars)
  private static let neverLast = Set("（《「『【“‘([".unicodeScalars)
}

extension String {
  /// The text of these scalars. To append them to a view of scalars takes many times as long.
  package init(scalars: [Unicode.Scalar]) {
    self.init(unsafeUninitializedCapacity: 4 * scalars.count) { bytes in
      var count = 0
      for byte in scalars.lazy.flatMap({ UTF8.encode($0)! }) {
        bytes[count] = byte
        count += 1
      }
      return count
    }
  }

  /// Reads its UTF-8, which is in one place. Going through `utf8` takes several times the instructions.
  @inlinable package func withBytes<Result>(_ read: (UnsafeBufferPointer<UInt8>) -> Result) -> Result {
    utf8.withContiguousStorageIfAvailable(read)!
  }

  /// Whether all of it is ASCII. Scans all bytes, many at a time.
  package var isASCII: Bool { withBytes { $0.reduce(0, |) < 0x80 } }
  /// Whether it has a capital letter of A to Z.
  package var hasCapital: Bool { withBytes { $0.contains { (0x41...0x5A).contains($0) } } }
  /// Whether it is one or more digits and nothing else.
  package var isDigits: Bool { withBytes { !$0.isEmpty && $0.allSatisfy { (0x30...0x39).contains($0) } } }
}

extension String {
  /// Left-aligned in this many columns.
  package func padded(to width: Int) -> String { self + blanks(to: width) }
  /// Right-aligned in this many columns.
  package func aligned(to width: Int) -> String { blanks(to: width) + self }

  private func blanks(to width: Int) -> String {
    String(repeating: " ", count: max(0, width - DisplayWidth.of(self)))
  }

  /// Digits with zeros before them, in all at least so many.
  package func withZeros(to count: Int) -> String {
    String(repeating: "0", count: max(0, count - utf8.count)) + self
  }
}
