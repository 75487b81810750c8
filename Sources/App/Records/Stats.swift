/// Statistics of a player's games, for all decks and for one category, by number of pairs and kind of cards.
package struct Stats: Equatable {
  let groups: [Group]
  /// The accuracy of the last games with such cards, from 0 to 1, earliest first.
  let skills: [CardContent: [Double]]
  /// The games of the day; nil if none was finished.
  let days: DayStats?
  /// The games of several players; nil if none was finished.
  let matches: MatchStats?
  /// The boxes of the next game's deck; nil if no pair was practiced.
  package var boxes: Boxes?
  /// The number of pairs that was asked about; nil for any.
  var pairs: Int?
  /// Whether a game of so many pairs can be dealt.
  var canBeDealt = true

  /// The games with one number of pairs.
  struct Group: Equatable {
    /// Nil for all decks.
    let category: Category?
    let cards: CardContent
    let pairs: Int
    let begun: Int
    let revealed: Int
    /// The fewest moves of a game without aids; nil if there is none.
    let best: Int?
    /// The number of games by number of moves.
    let moves: [Bars.Bar]

    var finished: Int { moves.reduce(0) { $0 + $1.count } }
    /// The mean number of moves of a finished game.
    var mean: Double { moves.reduce(0) { $0 + Double($1.value) * Double($1.count) } / Double(finished) }
  }
}
