import Testing
import Text
import Wording
@testable import MemoryTunes
@testable import MemoryGame

/// What a game of several shows: who has the cards, whose turn it is, and what the others have turned.
struct SharedTableTests {
  @Test(arguments: 0..<40 as Range<UInt64>)
  func `what the others have done is in sight until the player to move turns a card`(seed: UInt64) throws {
    var chance = SplitMix64(seed: seed)
    let transcript = Transcript(seed: seed)
    transcript.play(lines: ["players ann ben zoe", "play 4"])
    for _ in 0..<80 {
      let cards = [chance.below(8) + 1, chance.below(8) + 1]
      let line = ["\(cards[0])", "\(cards[0]) \(cards[1])", "pass", "undo \(1 + chance.below(3))", "redo"]
      transcript.play(line[[0, 1, 1, 1, 2, 3, 4][chance.below(7)]])
      // Not before the deal.
      if transcript.state.game.table == nil { transcript.play("goto 2") }
      let table = try #require(transcript.state.game.table)
      let shown = table.game.moves(since: table.game.endOfOwnMove)
      let others = table.game.moves().reversed().prefix { $0.seat != table.game.turns.turn }.reversed()
      let isOpen = table.game.isOver || table.game.board.faceUp.isFirst
      #expect(shown.map(\.cards) == (isOpen ? [] : others.map(\.cards)))
      let seen = Set(table.game.flips().map(\.card.number)).filter { !table.game.board.isMatched($0) }
      #expect(table.game.hasTwoUnmatched == (seen.count > 1))
      #expect(shown.map(\.seat) == (isOpen ? [] : others.map(\.seat)))
    }
  }

  @Test func `each found card names its player or has the letter that the scores explain`() throws {
    var found = 0
    for seed in 0..<100 as Range<UInt64> { found += try foundCardsNamed(seed) }
    #expect(found > 50, "\(found)")
  }

  private func foundCardsNamed(_ seed: UInt64) throws -> Int {
    let chance = Chance(seed: seed)
    var style = Style()
    (style.width, style.height) = (20 + chance.below(100), 6 + chance.below(40))
    style.language = chance.pick(Language.allCases)
    style.isColored = chance.below(2) == 0
    let transcript = Transcript(seed: seed)
    let names = chance.pick([["you", "easy"], ["ann", "anna", "perfect"], ["me", "forgetful:0.4"]])
    transcript.play(lines: ["players " + names.joined(separator: " "), "play \(2 + chance.below(30))"])
    for card in 1...4 { transcript.play("flip \(card)") }
    let table = transcript.state.game.table!
    var screen = TableScreen()
    let text = Output.text {
      screen.draw(table, found: [], height: style.height, style: style, into: &$0)
    }
    let plain = String(decoding: text, as: UTF8.self).withoutEscapes
    #expect(plain.split(separator: "\n").allSatisfy { DisplayWidth.of(String($0)) <= style.width }, "\(plain)")
    let isNew = table.game.lastMove?.isPair == true
    if screen.columns == 0 || isNew { return 0 }
    let shown = table.players.namesInRows(style.words)
    let letters = PlayerMarks.of(shown)
    let hasLetters = shown.indices.allSatisfy { plain.contains(" =" + letters[$0]) && plain.contains(">") }
    let found = table.game.board.cards.filter(table.game.board.isMatched)
    for card in found {
      let seat = try #require(table.game.finder(of: card))
      let whole = ["\(card) =\(shown[seat])", "\(card)=\(shown[seat])"]
      let brief = ["\(card) =\(letters[seat])", "\(card)=\(letters[seat])", "\(card)\(letters[seat])"]
      #expect(
        whole.contains(where: plain.contains) || hasLetters && brief.contains(where: plain.contains),
        "\(card) \(shown[seat]): \(plain)")
    }
    return found.count
  }

  @Test func `the review of a long game has the players of its last flips`() throws {
    let transcript = Transcript()
    let names = (1...Players.most).map { "p\($0)" }.joined(separator: " ")
    transcript.play(lines: ["players \(names)", "play 2"])
    let faces = try #require(transcript.state.game.table).game.board.faces
    let other = try #require((2...4).first { faces[$0 - 1] != faces[0] })
    let moves = Analysis.mostRows / 2 + 1
    for _ in 0..<moves {
      transcript.session.store.dispatch(
        .typed("flip 1 \(other)", .play(.flip(.number(1), then: .number(other)))))
    }
    let table = try #require(transcript.state.game.table)
    #expect(table.game.analysis.rows.last?.move == moves)
    let seats = table.seatsOfFlips(table.game.analysis)
    #expect(seats.count == Analysis.mostRows)
    #expect(seats.suffix(4) == [7, 7, 8, 8])
  }
}
