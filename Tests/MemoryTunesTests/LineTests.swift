import Testing
@testable import MemoryTunes

struct LineTests {
  private func line(_ bytes: [UInt8]) -> Line { Line(bytes.span) }
  private func line(_ text: String) -> Line { line(Array(text.utf8)) }

  private func words(_ line: Line) -> [String]? {
    if case .words(let words) = line.content { words.map(\.typed) } else { nil }
  }

  @Test func `bytes that are not UTF-8 are replaced`() {
    let line = line([0x66, 0xFF, 0x6C, 0xE2, 0x82])
    #expect(line.typed == "f\u{FFFD}l\u{FFFD}")
    #expect(words(line) == ["f\u{FFFD}l\u{FFFD}"])
  }

  @Test func `a line that is too long is cut to its beginning`() {
    let longest = [UInt8](repeating: 0x20, count: Line.longest - 4) + Array("menu".utf8)
    #expect(words(line(longest)) == ["menu"])
    #expect(words(line(longest + [0x0D])) == ["menu"])
    let line = line([UInt8](repeating: 0x78, count: Line.longest + 1))
    guard case .tooLong = line.content else { return #expect(Bool(false), "it is not too long") }
    #expect(line.typed == String(repeating: "x", count: 80) + "…")
  }

  @Test(arguments: [("x", 80), ("ж", 80), ("歌", 40)])
  func `a line of 80 columns is remembered whole, and a longer one cut`(letter: String, count: Int) {
    let text = String(repeating: letter, count: count)
    #expect(line(text).summary == text)
    #expect(line(text + letter).summary == text + "…")
  }

  @Test(arguments: ["x", "é", "歌", "🎵", "\u{FFFD}", "\\x07\u{7}"], 0..<4)
  func `a line that is too long looks the same when its echo is typed`(text: String, invalid: Int) {
    let typed =
      Array(repeating: 0xE4, count: invalid) + Array(String(repeating: text, count: Line.longest).utf8)
    let shown = line(typed).typed
    #expect(line(TypedLine.restored(echo: Array(line(typed).echo.utf8)[...])).typed == shown)
    #expect(line(TypedLine.restored(command: shown, mayBeCut: true)).typed == shown)
  }

  @Test(arguments: ["x", "é", "歌", "🎵", "\\u{2026}", "\u{7}"], 70..<90)
  func `a typed line that looks like one that was cut is restored as it was typed`(text: String, length: Int) {
    var typed = String(repeating: text, count: length)
    while typed.utf8.count > length { typed.unicodeScalars.removeLast() }
    typed += "…"
    let echo = Array(line(typed).echo.utf8)
    #expect(TypedLine.restored(echo: echo[...]) == Array(typed.utf8), "\(line(typed).echo)")
    #expect(TypedLine.restored(command: typed, mayBeCut: false) == Array(typed.utf8))
  }

  @Test(
    arguments: [
      ("0", 0), ("007", 7), ("18446744073709551615", UInt64.max), ("18446744073709551616", nil), ("+1", nil),
      ("-1", nil), ("", nil), ("1 ", nil), ("٣", nil), ("1e3", nil),
      (String(repeating: "0", count: 60_000) + "5", 5),
    ] as [(String, UInt64?)])
  func `a number consists of digits`(text: String, number: UInt64?) {
    #expect(Word(text).number == number)
  }
}
