import Text

/// Draws screens over one another from the upper left corner, line by line, so that nothing flashes and the
/// scrollback stays clean. Terminals that clear from that corner on keep the cleared text in the scrollback.
struct ScreenPainter {
  private enum State {
    case waiting
    /// The first screen, below other programs' output, begins this many lines above the cursor.
    case printed(lines: Int)
    case painting
  }

  private var state = State.waiting

  var hasBegun: Bool { if case .waiting = state { false } else { true } }

  mutating func begin(_ page: [UInt8], into output: inout Output) {
    output.append(contentsOf: page)
    state = .printed(lines: page.lineCount)
  }

  /// Leaves the first screen where it is: the next page is printed below it.
  mutating func keepFirst() { if case .printed = state { state = .printed(lines: 0) } }

  /// Prints a page at the cursor, over the last printed one.
  mutating func printAgain(_ page: [UInt8], into output: inout Output) {
    if case .printed(let lines) = state, lines > 0 { output.append("\r\u{1B}[\(lines)A" + Self.eraseBelow) }
    begin(page, into: &output)
  }

  /// Notes that Enter moved the cursor.
  mutating func lineWasTyped() { if case .printed(let lines) = state { state = .printed(lines: lines + 1) } }

  mutating func paint(_ page: [UInt8], _ style: Style, into output: inout Output) {
    if case .printed(let lines) = state { scrollAway(above: lines, style, into: &output) }
    state = .painting
    output.append(Self.home)
    for line in page.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).dropLast() {
      output.append(contentsOf: line)
      // A line that ends in the last column needs no erasing, which would remove its last character.
      let columns = DisplayWidth.ofColored(line)
      if columns == 0 || !columns.isMultiple(of: style.width) { output.append(Self.eraseLine) }
      output.endLine()
    }
    output.append(Self.eraseBelow)
  }

  /// Leaves the terminal to another program, cleared if it was drawn over.
  mutating func wipe(_ style: Style, into output: inout Output) {
    keepFirst()
    guard case .painting = state else { return }
    output.append(Self.home)
    eraseLines(style.height ?? 1, into: &output)
    output.append(Self.home)
  }

  /// Erases the first screen, and scrolls the lines above it out of the way of the second.
  private func scrollAway(above lines: Int, _ style: Style, into output: inout Output) {
    let up = lines > 0 ? "\u{1B}[\(lines)A" : ""
    output.append("\r" + up)
    eraseLines(lines + 1, into: &output)
    output.append("\r" + up)
    output.append("\n", times: max(0, (style.height ?? 1) - 1))
  }

  /// Erases lines from the cursor's line on, and leaves the cursor in the last of them.
  private func eraseLines(_ count: Int, into output: inout Output) {
    for line in 0..<max(1, count) { output.append(line == 0 ? Self.eraseLine : "\n" + Self.eraseLine) }
  }

  private static let home = "\u{1B}[H"
  private static let eraseLine = "\u{1B}[K"
  private static let eraseBelow = "\u{1B}[J"
}

extension Collection<UInt8> {
  /// The paragraphs of a long plain answer, each a line, in parts that can be remembered when heard.
  func partsToHear() -> ArraySlice<[String]> {
    // Less than 80, with the question for the next part. Three Chinese characters count as one.
    let mostWords = 70
    var parts: [[String]] = []
    var words = 0
    for line in split(separator: UInt8(ascii: "\n")) {
      let paragraph = String(decoding: line, as: UTF8.self)
      let more = paragraph.split(separator: " ").reduce(0) {
        $0 + Swift.max(1, DisplayWidth.of(String($1)) / 6)
      }
      words += more
      if parts.isEmpty || words > mostWords {
        parts.append([])
        words = more
      }
      parts[parts.count - 1].append(paragraph)
    }
    return parts[...]
  }
}
