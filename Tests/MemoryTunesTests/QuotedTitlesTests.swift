@testable import App
import MemoryGame
import Testing

@testable import MemoryTunes

/// Sentences in Russian quote the titles on cards, whatever fits.
struct QuotedTitlesTests {
  @Test(arguments: [20, 30, 40, 80], CardContent.allCases)
  func `titles in sentences are quoted`(width: Int, cards: CardContent) throws {
    var chance = SplitMix64(seed: UInt64(width))
    var style = Style()
    (style.language, style.width) = (.russian, width)
    let transcript = Transcript(seed: 3, style: style)
    transcript.play(lines: ["cards \(cards.rawValue)", "play 4"])
    while transcript.state.game.table?.game.isOver == false {
      transcript.play("flip \(1 + chance.below(8))")
      let table = try #require(transcript.state.game.table)
      if let card = table.game.board.faceUp.first {
        let sentence = try #require(table.sentenceOnFirst(style: style))
        #expect(sentence.contains("«\(table.name(of: card, style: style))»"))
      }
      guard let move = table.game.lastMove else { continue }
      for isBrief in [false, true] {
        let sentence = try #require(table.sentenceOnLastMove(isBrief: isBrief, style: style))
        if table.isPair(move.first, move.second) {
          let pair = table.reading(ofPair: table.game.board.faces[move.first - 1])
          let title = try #require(style.title(of: pair))
          #expect(sentence.contains("«\(title)»"))
        } else {
          for card in [move.first, move.second] {
            #expect(sentence.contains("«\(table.name(of: card, style: style))»"))
          }
        }
      }
    }
  }
}
