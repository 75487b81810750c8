import Testing
import Text
@testable import MemoryTunes

/// Screens drawn over one another.
struct ScreenPainterTests {
  private func style(_ width: Int, _ height: Int) -> Style {
    var style = Style()
    (style.width, style.height, style.redraws, style.frame) = (width, height, true, .box)
    return style
  }

  private func text(_ draw: (_ output: inout Output) -> Void) -> String {
    String(decoding: Output.text(of: draw), as: UTF8.self)
  }

  @Test func `a page is drawn from the corner, each line to its end, and the rest is erased`() {
    var painter = ScreenPainter()
    let page = Array("ab\n\u{1B}[1mdef\u{1B}[0m\nabcd\n日本\nabc\nabcdef\nabcdefgh\n".utf8)
    let drawn = text { painter.paint(page, style(4, 9), into: &$0) }
    // A line that ends in the last column has nothing after it, and erasing would remove its last character.
    // A longer one, such as the first of a share, is wrapped by the terminal.
    #expect(
      drawn
        == "\u{1B}[Hab\u{1B}[K\n\u{1B}[1mdef\u{1B}[0m\u{1B}[K\nabcd\n日本\nabc\u{1B}[K\nabcdef\u{1B}[K\nabcdefgh\n\u{1B}[J"
    )
  }

  @Test func `text above the first screen scrolls away before the second, once`() {
    var painter = ScreenPainter()
    #expect(text { painter.begin(Array("a\nb\n".utf8), into: &$0) } == "a\nb\n")
    painter.lineWasTyped()
    let erase = "\u{1B}[K\n\u{1B}[K\n\u{1B}[K\n\u{1B}[K"
    let second = text { painter.paint(Array("c\n".utf8), style(80, 5), into: &$0) }
    #expect(
      second == "\r\u{1B}[3A\(erase)\r\u{1B}[3A\n\n\n\n\u{1B}[Hc\u{1B}[K\n\u{1B}[J")
    let third = text { painter.paint(Array("d\n".utf8), style(80, 5), into: &$0) }
    #expect(third == "\u{1B}[Hd\u{1B}[K\n\u{1B}[J")
  }

  @Test func `below a first screen that is kept, a page is printed over the one before`() {
    var painter = ScreenPainter()
    _ = text { painter.begin(Array("a\nb\n".utf8), into: &$0) }
    painter.keepFirst()
    #expect(text { painter.printAgain(Array("c\nd\n".utf8), into: &$0) } == "c\nd\n")
    #expect(text { painter.printAgain(Array("e\n".utf8), into: &$0) } == "\r\u{1B}[2A\u{1B}[Je\n")
    let next = text { painter.paint(Array("f\n".utf8), style(80, 3), into: &$0) }
    #expect(next.hasPrefix("\r\u{1B}[1A\u{1B}[K") && next.hasSuffix("\u{1B}[Hf\u{1B}[K\n\u{1B}[J"))
  }

  @Test func `what another program printed below the first screen is not drawn over`() {
    var painter = ScreenPainter()
    _ = text { painter.begin(Array("a\nb\n".utf8), into: &$0) }
    #expect(text { painter.wipe(style(80, 5), into: &$0) } == "")
    var kept = painter
    #expect(text { kept.printAgain(Array("c\n".utf8), into: &$0) } == "c\n")
    let next = text { painter.paint(Array("c\n".utf8), style(80, 5), into: &$0) }
    #expect(next == "\r\u{1B}[K\r\n\n\n\n\u{1B}[Hc\u{1B}[K\n\u{1B}[J")
  }
}
