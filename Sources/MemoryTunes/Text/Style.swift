/// How screens are drawn: everything that depends on where they are seen.
package struct Style: Equatable {
  /// Columns that a line may take.
  package var width = 80
  package var frame = Frame.ascii
  /// Whether text beyond ASCII can be shown. If not, each of its columns shows a `?`.
  package var showsUnicode = true
  package var isColored = false
  /// Whether each screen replaces the one before, so that players have to remember the cards.
  package var clears = false

  package init() {}

  enum Color: String {
    case bold = "\u{1B}[1m"
    case green = "\u{1B}[32m"
    case red = "\u{1B}[31m"
    case cyan = "\u{1B}[36m"
  }

  var ellipsis: String { showsUnicode && frame == .box ? "…" : "..." }

  private static let plain = "\u{1B}[0m"

  /// The escape sequence that turns the color on, if colors are used. Nothing is told by color alone.
  func begin(_ color: Color?) -> String { isColored ? color?.rawValue ?? "" : "" }
  func end(_ color: Color?) -> String { isColored && color != nil ? Self.plain : "" }

  /// The text as it can be shown here.
  ///
  /// Scalars that choose between text and emoji or tint an emoji are left out, because terminals disagree on
  /// the width of what they join.
  func shown(_ text: String) -> String {
    if text.utf8.allSatisfy({ $0 < 0x80 }) { return text }
    var shown = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      if (0xFE00...0xFE0F).contains(scalar.value) || scalar.properties.isEmojiModifier { continue }
      if showsUnicode || scalar.isASCII {
        shown.append(scalar)
      } else {
        shown.append(contentsOf: repeatElement("?", count: DisplayWidth.of(scalar)))
      }
    }
    return String(shown)
  }

  /// The text, cut to the width and marked if it was cut.
  func cut(_ text: String, to width: Int) -> String {
    guard DisplayWidth.of(text) > width else { return text }
    return DisplayWidth.prefix(of: text, width: width - DisplayWidth.of(ellipsis)) + ellipsis
  }
}

extension Output {
  /// Three pieces of text as a paragraph. If they fit on one line they are not joined first, which would bring
  /// more of the standard library into memory at the start.
  mutating func sentence(_ beginning: String, _ middle: String, _ end: String, style: Style) {
    let isShort = beginning.utf8.count + middle.utf8.count + end.utf8.count <= style.width
    guard isShort, middle.utf8.allSatisfy({ $0 < 0x80 }) else {
      return paragraph(beginning + middle + end, style: style)
    }
    append(beginning)
    append(middle)
    line(end)
  }

  /// Text in as many lines as it takes, each indented by a number of blanks.
  mutating func paragraph(_ text: String, indent: Int = 0, style: Style, color: Style.Color? = nil) {
    if indent + text.utf8.count <= style.width, text.utf8.allSatisfy({ $0 < 0x80 }) {
      return paragraphLine(text, indent: indent, style: style, color: color)
    }
    for line in DisplayWidth.lines(of: style.shown(text), width: max(1, style.width - indent)) {
      paragraphLine(line, indent: indent, style: style, color: color)
    }
  }

  private mutating func paragraphLine(_ text: String, indent: Int, style: Style, color: Style.Color?) {
    append(" ", times: indent)
    append(style.begin(color))
    append(text)
    append(style.end(color))
    endLine()
  }
}
