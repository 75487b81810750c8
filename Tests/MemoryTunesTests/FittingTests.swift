import Foundation
import Testing
import Text
import Wording
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

  @Test(arguments: [(40, 15), (60, 20), (80, 24)], Language.allCases)
  func `the start fits the terminal, so that it can be drawn over`(size: (Int, Int), language: Language) {
    var style = Style()
    (style.redraws, style.width, style.height, style.language) = (true, size.0, size.1, language)
    for isFirst in [false, true] {
      let start = Transcript(style: style, isTyped: true, isFirst: isFirst, on: Machine()) {
        $0.values.presentation.language = language
      }
      start.session.flush()
      expectFits(start.text, start, style, "start")
      #expect(start.text.contains("  6  \(style.words.learnWords)"))
      #expect(!isFirst || start.text.contains(String(style.words.gameInBrief.prefix(10))))
    }
  }

  @Test(arguments: Language.allCases)
  func `the end of a game has at most four lines on 60 columns`(language: Language) {
    var style = Style()
    (style.redraws, style.width, style.height, style.language) = (true, 60, 20, language)
    let transcript = Transcript(style: style, isTyped: true, on: Cheater.machine()) {
      $0.values.tunes = .builtIn
      $0.values.presentation.language = language
    }
    let games = [
      "play 8", "again", "daily", "challenge rock-8-7-in-20", "practice 4 english-chinese", "practice 8",
      "play rock", "against perfect", "again", "again", "match 3 perfect", "again", "again", "match 3 easy",
      "again",
    ]
    for line in games {
      transcript.play(line)
      // Two cards are turned up in vain, so that something was given away.
      transcript.play(lines: ["flip 1 2", "flip 1 3", "flip 1 4"])
      while let board = transcript.state.game.table?.game.board, !board.isFinished {
        let card = board.faceUp.first.map(board.mate) ?? board.cards.first(where: board.canFlip)!
        transcript.play("flip \(card)")
      }
      let table = transcript.state.game.table!
      let ending = table.ending(of: transcript.state.answer, isTyped: true, style: style)
      let lines = ending.flatMap { DisplayWidth.lines(of: style.shown($0), width: style.width) }
      #expect(lines.count <= 4, "\(line):\n\(lines.joined(separator: "\n"))")
    }
  }

  @Test func `the end of a game against a level keeps the cards that its last pair was found on`() {
    var style = Style()
    (style.redraws, style.width, style.height) = (true, 60, 20)
    let transcript = Transcript(style: style, isTyped: true, on: Cheater.machine()) {
      $0.values.tunes = .builtIn
    }
    for line in ["against easy", "again"] {
      transcript.play(line)
      transcript.play(lines: ["flip 1 2", "flip 1 3"])
      while let board = transcript.state.game.table?.game.board, !board.isFinished {
        let card = board.faceUp.first.map(board.mate) ?? board.cards.first(where: board.canFlip)!
        transcript.play("flip \(card)")
      }
    }
    let end = transcript.text.withoutEscapes
    #expect(end.contains("+- 1 =") && end.contains("beginner · easy ✓"), "\(end)")
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
