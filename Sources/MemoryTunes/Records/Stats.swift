import MemoryGame

/// Statistics about a player's games, over all decks and for one category, separately for each number of pairs,
/// and for games with split cards.
package struct Stats: Equatable {
  let groups: [Group]
  /// How well the last games were played with such cards, from 0 to 1, earliest first.
  let skills: [CardContent: [Double]]
  /// The games of days; nil if none was finished.
  let days: DayStats?
  /// What is known of the deck of the next game; nil if none of its pairs was practiced.
  var boxes: Boxes?

  /// The games with one number of pairs.
  struct Group: Equatable {
    /// Nil for all decks.
    let category: Category?
    let cards: CardContent
    let pairs: Int
    let begun: Int
    let revealed: Int
    /// How many games took how many moves, by the number of moves.
    var moves: [(moves: Int, games: Int)]

    var finished: Int { moves.reduce(0) { $0 + $1.games } }
    var best: Int? { moves.first?.moves }
    /// The mean number of moves of a finished game.
    var mean: Double { moves.reduce(0) { $0 + Double($1.moves) * Double($1.games) } / Double(finished) }

    static func == (one: Group, other: Group) -> Bool {
      one.category == other.category && one.cards == other.cards && one.pairs == other.pairs
        && one.begun == other.begun && one.revealed == other.revealed
        && one.moves.elementsEqual(other.moves) { $0 == $1 }
    }
  }
}
