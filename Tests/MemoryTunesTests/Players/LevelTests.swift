import Testing
@testable import App

@testable import MemoryGame

/// Levels of play by name.
struct LevelTests {
  @Test func `only a misspelled name of six letters or more is refused`() throws {
    #expect(throws: PlayersProblem.nearly("perfct", "perfect")) { try Player("perfct") }
    for name in ["hrad", "eazy", "Norman"] { #expect(try Player(name).isPerson) }
  }

  private static let names = ["easy", "normal", "hard", "perfect", "capacity:7", "bot:mine", "ann", "you"]

  @Test(arguments: 0..<60)
  func `a game file says who plays, and who plays next`(seed: UInt64) throws {
    let chance = Chance(seed: seed)
    func players() throws -> Players {
      let names = Self.names.filter { _ in chance.below(3) == 0 }
      return try Players(written: names.isEmpty ? [Word("ann")] : names.map { Word($0) })
    }
    var game = GameState(next: NextGame(seed: 1))
    let (players, next) = (try players(), try players())
    game.next.players = next
    let tunes = Tunes(deck: Category.pop.deck, origin: .builtIn)
    _ = game.lay(PendingDeal(tunes: tunes, pairs: 3, cards: .same, players: players))
    let saved = try SavedGame(lines: GameText.lines(game, deck: nil))
    #expect(saved.table?.players == players && saved.players == next)
  }
}
