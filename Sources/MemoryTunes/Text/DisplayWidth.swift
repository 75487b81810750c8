/// How many columns a terminal gives to text, summed over its Unicode scalars as terminals do.
enum DisplayWidth {
  static func of(_ text: String) -> Int {
    text.utf8.allSatisfy { $0 < 0x80 } ? text.utf8.count : text.unicodeScalars.reduce(0) { $0 + of($1) }
  }

  /// 0 for what is drawn over the character before it, 2 for what East Asian scripts and emoji take, else 1.
  static func of(_ scalar: Unicode.Scalar) -> Int {
    let value = scalar.value
    if value < 0x300 { return 1 }
    switch scalar.properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .format: return 0
    default: break
    }
    // The vowels and finals of Hangul syllables that are written in parts join the initial before them.
    if (0x1160...0x11FF).contains(value) || (0xD7B0...0xD7FF).contains(value) { return 0 }
    return WideScalars.contains(value) ? 2 : 1
  }

  /// The longest beginning of the text that takes at most `width` columns. A character keeps its marks.
  static func prefix(of text: String, width: Int) -> Substring {
    var rest = width
    var end = text.startIndex
    for index in text.unicodeScalars.indices {
      rest -= of(text.unicodeScalars[index])
      if rest < 0 { break }
      end = text.unicodeScalars.index(after: index)
    }
    return text[..<end]
  }

  /// The text in lines of at most `width` columns, broken at blanks, and inside of a word that is longer. At most
  /// `lines` of them: the last one has the rest, however long that is.
  static func lines(of text: String, width: Int, atMost lines: Int = .max) -> [String] {
    guard of(text) > width else { return [text] }
    var wrapped: [String] = []
    var rest = text[...]
    while of(String(rest)) > width, wrapped.count < lines - 1 {
      let fitting = prefix(of: String(rest), width: width).unicodeScalars.count
      let end = rest.unicodeScalars.index(rest.startIndex, offsetBy: max(1, fitting))
      // A blank that follows what fits is a place to break as well.
      let blank = rest[...end].lastIndex(of: " ") ?? end
      wrapped.append(String(rest[..<blank]))
      rest = rest[blank...].drop { $0 == " " }
    }
    return wrapped + [String(rest)]
  }
}
