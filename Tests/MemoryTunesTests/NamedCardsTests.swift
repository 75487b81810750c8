import Testing
import Wording
@testable import MemoryTunes

/// The cards that a line turns up, where no board shows their tunes.
struct NamedCardsTests {
  @Test(arguments: 0..<60 as Range<UInt64>)
  func `every card that a line turns up is named`(seed: UInt64) {
    let chance = Chance(seed: seed)
    var style = Style()
    (style.width, style.height, style.wrapsPlain) = (40, 15, true)
    style.language = chance.pick(Language.allCases)
    let isPlain = chance.below(2) == 0
    let transcript = Transcript(
      seed: seed, style: style, isTyped: true,
      set: { ($0.values.tunes, $0.values.presentation.board) = (.builtIn, isPlain ? .plain : .auto) })
    transcript.play(lines: [chance.pick(["players you", "players ann ben", "players a b c"]), "play 24"])
    for _ in 0..<40 {
      let board = transcript.state.game.table!.game.board
      // Mostly a card that was turned before, so that pairs are found.
      let cards = (0..<2).map { _ in 1 + chance.below(chance.pick([12, 48])) }
      let mate = board.cards.first { $0 != cards[0] && board.faces[$0 - 1] == board.faces[cards[0] - 1] }!
      let line = chance.pick(["\(cards[0])", "\(cards[0]) \(cards[1])", "\(cards[0]) \(mate)"])
      let answer = transcript.play(line).filter { !$0.isWhitespace }
      let table = transcript.state.game.table!
      let start = transcript.state.lineStart
      for (card, _) in table.cardsTurned(since: start) {
        // Long titles are cut.
        let name = table.name(of: card, style: style).filter { !$0.isWhitespace }.prefix(4)
        #expect(answer.contains(name), "\(card), \(name), in the answer to '\(line)': \(answer)")
      }
    }
  }
}
