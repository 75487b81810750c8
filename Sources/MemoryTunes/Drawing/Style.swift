import Text
import Wording

/// How screens are drawn: everything that depends on where they are shown.
package struct Style: Equatable {
  /// Columns that a line may take.
  package var width = 80
  /// Rows of the terminal; nil if screens may have any height.
  package var height: Int?
  package var board = BoardSize.auto
  package var frame = Frame.ascii
  /// Whether text beyond ASCII can be shown. If not, `ASCIIText` replaces it.
  package var showsUnicode = true
  /// Whether text written from right to left is isolated, so that it keeps its place in a line.
  var isolates = true
  package var isColored = false
  package var language = Language.english
  /// Whether each screen is drawn over the one before, so that players have to remember the cards.
  package var redraws = false
  /// Whether moves are shown one card at a time, with pauses.
  var showsMoves = false
  /// Whether plain output is also wrapped at words, as at a prompt.
  package var wrapsPlain = false

  package init() {}

  /// A width at which no line is wrapped.
  static let widthOfPlain = 1 << 20

  package var words: Wording { Wording(language, isolating: isolates && showsUnicode) }

  package var isPlain: Bool { board == .plain }

  /// All of these are readable on dark and light backgrounds.
  struct Color {
    fileprivate let sequence: String

    /// Everything that is not news: frames, and pairs found earlier.
    static var dim: Color { Color(sequence: "\u{1B}[2m") }
    static var bold: Color { Color(sequence: "\u{1B}[1m") }
    /// A card that is up.
    static var up: Color { Color(sequence: "\u{1B}[1;35m") }
    /// What has just happened.
    static var news: Color { Color(sequence: "\u{1B}[1;32m") }

    /// How a game ended.
    static var result: Color { Color(sequence: "\u{1B}[1;36m") }

    /// The color of a player in a game of several.
    static func player(_ seat: Int, isBold: Bool = false) -> Color {
      // The usual blue cannot be read on black.
      let hues = [36, 33, 94, 31, 32, 35]
      return Color(sequence: "\u{1B}[\(isBold ? "1;" : "")\(hues[seat % hues.count])m")
    }
  }

  var ellipsis: String { showsUnicode && frame == .box ? "…" : "..." }

  /// A face-down card without a frame.
  var faceDown: String { frame == .box ? "·" : "." }

  /// The back of a framed face-down card, on both sides of its number.
  var back: String { frame == .box ? "░" : ":" }
  /// Whether framed cards have backs. In scripts, their cells are blank but for the number.
  var hasBacks: Bool { height != nil }

  private static let plain = "\u{1B}[0m"

  /// The escape sequence that turns the color on, if colors are used. Color is never the only sign.
  func begin(_ color: Color?) -> String { isColored ? color?.sequence ?? "" : "" }
  func end(_ color: Color?) -> String { isColored && color != nil ? Self.plain : "" }

  /// The text as it can be shown here.
  ///
  /// Leaves out scalars that choose between text and emoji or tint an emoji, because terminals disagree on the
  /// width of what they join. Unicode's line and paragraph separators become blanks.
  package func shown(_ text: String) -> String {
    if text.isASCII { return text }
    // All scalars that are left out or replaced begin with these bytes.
    if showsUnicode, !text.withBytes({ $0.contains { $0 == 0xE2 || $0 == 0xEF || $0 == 0xF0 } }) { return text }
    var shown = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      if (0xFE00...0xFE0F).contains(scalar.value) || (0x1F3FB...0x1F3FF).contains(scalar.value) { continue }
      shown.append(OutsideText.isSeparator(scalar) ? " " : scalar)
    }
    return showsUnicode ? String(shown) : ASCIIText(String(shown)).text
  }

  /// Whether the text, which is not empty, can be shown here at least in part.
  func canShow(_ text: String) -> Bool { showsUnicode || ASCIIText(text).isReadable }

  func hidesLetters(of text: String) -> Bool { !showsUnicode && !ASCIIText(text).isWhole }

  /// A text from outside as part of a line, as it can be shown here.
  func isolated(_ text: String) -> String { words.isolated(shown(text)) }

  /// How many lines these paragraphs take.
  func rows(of paragraphs: some Sequence<String>) -> Int {
    paragraphs.reduce(0) { $0 + DisplayWidth.lines(of: shown($1), width: width).count }
  }

  /// The text, cut to the width and marked if it was cut, unless the mark would take too much of a narrow
  /// width.
  func cut(_ text: String, to width: Int) -> String {
    DisplayWidth.of(text) > width ? Isolation.closed(shortened(text, to: width)) : text
  }

  private func shortened(_ text: String, to width: Int) -> String {
    guard width > 8 else {
      let start = DisplayWidth.prefix(of: text, width: width)
      // A note in brackets is left out rather than cut: `水 (sh`.
      guard let note = start.firstIndex(of: "("), note > start.startIndex, !start.contains(")") else {
        return String(start)
      }
      return String(start[start.index(before: note)] == " " ? start[..<note].dropLast() : start[..<note])
    }
    return DisplayWidth.prefix(of: text, width: width - DisplayWidth.of(ellipsis)) + ellipsis
  }
}

extension Output {
  /// The title of a screen, on its first line.
  mutating func heading(_ text: String, style: Style) {
    paragraph(style.isPlain ? style.words.sentence(text) : text, style: style, color: .bold)
  }

  /// A row of a list, drawn by `row` or, in plain output, as a sentence.
  package mutating func row(_ number: Int, of count: Int = 1, _ text: String, style: Style) {
    guard style.isPlain else { return row(number, of: count, text) }
    paragraph(style.words.sentence(style.words.numbered(number: number, row: text)), style: style)
  }

  /// A row of a list: `whole` if it fits on a line, otherwise `beginning` and, below it, `rest`.
  package mutating func row(
    _ number: Int, of count: Int = 1, _ whole: String, or beginning: String, _ rest: String, style: Style
  ) {
    // A row begins with its number and four blanks.
    let indent = String(count).utf8.count + 4
    if DisplayWidth.of(whole) + indent <= style.width { return row(number, of: count, whole) }
    row(number, of: count, beginning)
    paragraph(rest, indent: indent, style: style)
  }

  /// Text in as many lines as necessary, each indented by this many blanks.
  mutating func paragraph(_ text: String, indent: Int = 0, style: Style, color: Style.Color? = nil) {
    let width = max(1, style.width - indent)
    let text = style.shown(text)
    func add(_ line: String) {
      append(" ", times: indent)
      append(style.begin(color))
      append(line)
      append(style.end(color))
      endLine()
    }
    // Most texts fit, and need no array of lines.
    if text.utf8.count <= width { return add(text) }
    for line in Isolation.closed(lines: DisplayWidth.lines(of: text, width: width)) { add(line) }
  }
}

extension Int {
  /// How many decimal digits a number from 0 has.
  var digits: Int { self < 10 ? 1 : 1 + (self / 10).digits }
}

/// How large the player wants a board to be drawn.
package enum BoardSize: String, CaseIterable, Sendable {
  /// As large as the terminal allows.
  case auto
  /// Three lines per card, even if the terminal is too small.
  case full
  /// One line per card, or smaller if the terminal is too small.
  case small
  /// In words, for screen readers and braille.
  case plain
}

/// The characters of a board's frame.
package enum Frame: Equatable {
  case ascii
  case box

  var horizontal: String { self == .ascii ? "-" : "─" }
  var vertical: String { self == .ascii ? "|" : "│" }

  /// A bar with this width in columns, at least 2, filled in proportion.
  package func bar(width: Int, filled: Int, of whole: Int) -> String {
    let room = self == .ascii ? width - 2 : width
    let full = room * filled / max(1, whole)
    let (begin, on, off, end) = self == .ascii ? ("[", "#", ".", "]") : ("", "█", "░", "")
    var output = Output { _ in }
    return output.string { bar in
      bar.append(begin)
      bar.append(on, times: full)
      bar.append(off, times: room - full)
      bar.append(end)
    }
  }

  /// The corner of lines from these sides, at least two.
  func corner(up: Bool, down: Bool, left: Bool, right: Bool) -> String {
    if self == .ascii { return up || down ? "+" : "-" }
    return Self.corners[(up ? 8 : 0) + (down ? 4 : 0) + (left ? 2 : 0) + (right ? 1 : 0)]
  }

  private static let corners = [
    "", "─", "─", "─", "│", "┌", "┐", "┬", "│", "└", "┘", "┴", "│", "├", "┤", "┼",
  ]
}
