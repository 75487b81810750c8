import Testing
@testable import MemoryTunes

/// What the start shows of a game left in an earlier session.
struct WaitingGameTests {
  /// Lines of one session, options of the next one, and its deck.
  @Test(
    arguments: [
      (["deck one.tsv", "play 2", "deck two.tsv", "undo", "flip 1"], nil, "one.tsv"),
      (["deck one.tsv", "play 2"], "category", "rock"), (["deck one.tsv", "play 2"], "deck", "four.tsv"),
    ] as [([String], String?, String)])
  func `the chosen deck is used in the next session, unless an option chooses another`(
    lines: [String], option: String?, name: String
  ) throws {
    let machine = Machine()
    let left = Transcript(on: machine)
    left.play(lines: lines)
    let game = Standing(left.state.game).withoutDeck
    let deck = try option == "deck" ? Deck(.file(name: "four.tsv"), file: Array("V\tA\nW\tB\n".utf8)) : nil
    let next = Transcript(deck: deck, on: machine) {
      if option == "category" { try! $0.set(.category, to: Array("rock".utf8)) }
    }
    #expect(next.state.game.learningDeck.name == name && Standing(next.state.game).withoutDeck == game)
    next.play("play 2")
    next.play("flip 1")
    #expect(next.state.game.table?.tunes.deck.name == name)
    // An option applies to its session only, whatever is dealt in it.
    let last = Transcript(on: machine)
    #expect(last.state.game.learningDeck.name == (option == nil ? name : "one.tsv"))
    #expect(last.state.game.table?.tunes.deck.name == name && last.state.game.table?.game.board.flips == 1)
  }
}
