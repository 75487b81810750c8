import MemoryCore
import MemoryGame
import Wording

/// A game that can be loaded, as listed.
package struct ListedGame: Equatable {
  /// The name under which it was saved; nil for a waiting game.
  package let name: String?
  /// The name of its deck, in untranslated text.
  package let deck: String
  package let pairs: Int
  package let matched: Int
  package let moves: Int
  /// When it was last played, in seconds since 1970.
  package let time: Int
  /// Whether another program has it on its table.
  package var isInUse = false

  /// Nil for a file without a game, or with a finished one.
  package init?(_ game: borrowing SavedGame, name: String?, time: Int, isInUse: Bool = false) {
    guard let table = game.table, name != nil || !table.game.isOver else { return nil }
    self.init(
      name: name, deck: table.tunes.deck.name, pairs: table.game.board.pairs,
      matched: table.game.board.matchedPairs, moves: table.game.board.moves, time: Clock.clamped(time))
    self.isInUse = isInUse
  }

  package init(name: String?, deck: String, pairs: Int, matched: Int, moves: Int, time: Int) {
    (self.name, self.deck, self.pairs, self.matched) = (name, deck, pairs, matched)
    (self.moves, self.time) = (moves, time)
  }
}
