import Testing
@testable import MemoryTunes

/// Tunes that the player marks, and their deck.
struct FavoritesTests {
  @Test(arguments: 0..<20 as Range<UInt64>)
  func `without a card, the pair found last is marked`(seed: UInt64) {
    let (chance, machine) = (Chance(seed: seed), Machine())
    let transcript = Transcript(seed: seed, on: machine)
    transcript.play("play 4")
    var last: UInt32?
    for _ in 0..<chance.below(30) {
      let before = transcript.state.game.table!.game.board
      transcript.play("flip \(1 + chance.below(8))")
      let board = transcript.state.game.table!.game.board
      last =
        board.cards.first { board.isMatched($0) && !before.isMatched($0) }.map { board.faces[$0 - 1] } ?? last
    }
    transcript.play("favorite")
    let deck = transcript.state.game.table!.tunes.deck
    let marked = last.map { [deck.text(.title, at: Int($0)), deck.text(.artist, at: Int($0))] }
    #expect(machine.all("favorites") == [marked].compactMap(\.self))
  }

  /// Titles that look like something else in a file.
  @Test func `a favorite is dealt as it is named`() throws {
    let titles = ["#EXTM3U", "# comment", "title", "a - b", "\"quoted\"", "x,y"]
    let rows = titles.map { ["favorite", $0, "A"] }
    let deck = try Deck.favorites(rows).get()
    #expect((0..<deck.count).map { deck.text(.title, at: $0) } == titles && deck.name == "favorites")
  }
}
