import Wording

/// Statistics of a player's games, for all decks and for one category, by number of pairs and kind of cards.
struct Statistics: Equatable, Sendable {
  let groups: [Group]
  /// The accuracy of the last games with such cards, from 0 to 1, earliest first.
  let skills: [CardContent: [Double]]
  /// The games of the day; nil if none was finished.
  let days: DayStats?
  /// The games of several players; nil if none was finished.
  let matches: MatchStats?
  /// The boxes of the next game's deck; nil if no pair was practiced.
  var boxes: Boxes?
  /// The number of pairs that was asked about; nil for any.
  var pairs: Int?
  /// Whether a game of so many pairs can be dealt.
  var canBeDealt = true

  /// The games with one number of pairs.
  struct Group: Equatable, Sendable {
    /// Nil for all decks.
    let category: BuiltInDeck?
    let cards: CardContent
    let pairs: Int
    let begun: Int
    let revealed: Int
    /// The fewest moves of a game without aids; nil if there is none.
    let best: Int?
    /// The number of games by number of moves.
    let moves: [Bar]

    /// How many games took so many moves.
    struct Bar: Equatable, Sendable {
      let value: Int
      let count: Int
    }

    var finished: Int { moves.reduce(0) { $0 + $1.count } }
    var mean: Double { moves.reduce(0) { $0 + Double($1.value) * Double($1.count) } / Double(finished) }
  }

  /// The groups of all decks.
  var wholes: [Group] { groups.filter { $0.category == nil } }

  var begun: Int { wholes.reduce(0) { $0 + $1.begun } }
  var finished: Int { wholes.reduce(0) { $0 + $1.finished } }
  var revealed: Int { wholes.reduce(0) { $0 + $1.revealed } }

  /// The fewest moves without aids of the numbers of pairs that were played most, in ascending order.
  var best: [(pairs: Int, moves: Int, isSplit: Bool)] {
    let played = wholes.enumerated().filter { $0.element.best != nil }
      .sorted { ($0.element.finished, -$0.offset) > ($1.element.finished, -$1.offset) }
    return played.prefix(Self.mostBest).sorted { $0.offset < $1.offset }.map(\.element)
      .map { ($0.pairs, $0.best!, $0.cards == .split) }
  }

  private static let mostBest = 5
}
