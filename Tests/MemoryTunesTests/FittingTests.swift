import Foundation
import Testing
import Text
@testable import MemoryTunes

/// Typed sessions on terminals of any size.
struct FittingTests {
  @Test(arguments: 0..<16)
  func `no answer is wider or higher than the terminal, in any language, page by page`(seed: UInt64) {
    let lines = RandomLines(seed: seed)
    let chance = lines.chance
    var style = Style()
    (style.redraws, style.wrapsPlain, style.frame) = (true, true, chance.pick([.box, .ascii]))
    (style.width, style.height) = (30 + chance.below(80), 8 + chance.below(40))
    style.language = chance.pick([.english, .russian, .chinese])
    let transcript = Transcript(
      style: style, isTyped: true, on: Machine(seed: seed),
      set: {
        $0.values.tunes = .builtIn
        $0.values.presentation.language = style.language
      })
    for _ in 0..<60 where transcript.outcome == .goOn {
      if chance.below(8) == 0 {
        (style.width, style.height) = (30 + chance.below(80), 8 + chance.below(40))
        transcript.session.resize(width: style.width, height: style.height!)
        expectFits(transcript.answer { transcript.session.text!.redraw() }, transcript, style, "resized")
      }
      let line = lines.anything(on: transcript.state)
      // A result to paste elsewhere has lines of its own.
      if line.starts(with: Array("share".utf8)) { continue }
      transcript.session.text!.lineWasTyped()
      expectFits(transcript.play(line: line), transcript, style, String(decoding: line, as: UTF8.self))
      while transcript.session.text!.hasMore {
        expectFits(transcript.answer { transcript.session.text!.showMore() }, transcript, style, "more")
      }
    }
  }

  private func expectFits(_ answer: String, _ transcript: Transcript, _ style: Style, _ line: String) {
    // The screen begins in the upper left corner, perhaps after the first one was scrolled away.
    let screen = answer.components(separatedBy: "\u{1B}[H").last!
    let rows = screen.withoutEscapes.split(separator: "\n", omittingEmptySubsequences: false)
    let fits =
      (rows.count < style.height! || transcript.session.store.state.settings.presentation.board == .plain)
      && rows.allSatisfy { DisplayWidth.of(String($0)) <= style.width }
    #expect(fits, "\(style.width) x \(style.height!), \(line):\n\(rows.joined(separator: "\n"))")
  }
}
