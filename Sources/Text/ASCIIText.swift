/// A text for terminals with ASCII only: accents are removed, and each column of other letters becomes `?`.
///
/// Goes by the names of letters: the decompositions of libunistring and utf8proc lack 275, such as æ, ø and ł.
package struct ASCIIText {
  package private(set) var text = ""
  /// Whether any of it is readable: a character that is neither a blank nor a `?` for an unknown one.
  package private(set) var isReadable = false
  /// Whether no letter became a `?`.
  package private(set) var isWhole = true

  package init(_ original: String) {
    for scalar in original.unicodeScalars {
      if let letters = Self.letters(of: scalar) {
        text += letters
        isReadable = isReadable || letters != " "
      } else {
        text += String(repeating: "?", count: DisplayWidth.of(scalar))
        isWhole = false
      }
    }
  }

  /// The ASCII letters for a scalar; nil if there are none.
  private static func letters(of scalar: Unicode.Scalar) -> String? {
    if scalar.isASCII { return String(scalar) }
    switch scalar {
    case "ß": return "ss"
    case "ẞ": return "SS"
    case "Ð", "Đ": return "D"
    case "ð", "đ": return "d"
    case "Þ": return "Th"
    case "þ": return "th"
    case "ı": return "i"
    case "\u{2018}", "\u{2019}", "\u{201B}", "´", "′": return "'"
    case "\u{201C}", "\u{201D}", "\u{201E}", "«", "»": return "\""
    case "\u{2010}"..."\u{2015}", "−": return "-"
    case "…": return "..."
    case "×": return "x"
    case "\u{A0}", "\u{2000}"..."\u{200A}", "\u{202F}", "\u{3000}": return " "
    default: return letterOfName(of: scalar)
    }
  }

  /// The letters in a Unicode name such as `LATIN SMALL LETTER E WITH ACUTE`.
  private static func letterOfName(of scalar: Unicode.Scalar) -> String? {
    guard let name = scalar.properties.name else { return nil }
    let words = name.utf8.split(separator: UInt8(ascii: " ")).map { String(Substring($0)) }
    guard words.count == 4 || words.count > 5 && words[4] == "WITH", words[0] == "LATIN",
      ["LETTER", "LIGATURE"].contains(words[2]), words[3].utf8.count <= 2
    else { return nil }
    return words[1] == "SMALL" ? words[3].lowercased() : words[3]
  }
}
