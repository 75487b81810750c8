/// The headings of the columns of the best games.
package struct RecordHeadings {
  package let pairs: String
  package let rank: String
  package let moves: String
  package let time: String
  package let par: String
  package let skill: String
  package let date: String
  package let deck: String
}

/// One of the best games.
package struct BestGame {
  package let moves: Int
  package let seconds: Int
  package let par: String
  /// A percentage; nil if it is not known.
  package let skill: String?
  package let deck: String
  package let isSplit: Bool
  /// In words.
  package let aids: [String]
  package let date: String

  package init(
    moves: Int, seconds: Int, par: String, skill: String?, deck: String, isSplit: Bool, aids: [String],
    date: String
  ) {
    (self.moves, self.seconds, self.par, self.skill) = (moves, seconds, par, skill)
    (self.deck, self.isSplit, self.aids, self.date) = (deck, isSplit, aids, date)
  }
}

/// A game of several players.
package struct GameOfSeveral {
  package let date: String
  package let deck: String
  package let pairs: Int
  package let players: [String]
  /// The pairs that each of them found; empty if they are not known.
  package let won: [Int]

  package init(date: String, deck: String, pairs: Int, players: [String], won: [Int]) {
    (self.date, self.deck, self.pairs, self.players, self.won) = (date, deck, pairs, players, won)
  }

  /// Those who found most; none if that is not known.
  var best: [String] { zip(players, won).filter { $1 == won.max() }.map { $0.0 } }
}

/// The games with one number of pairs.
package struct GamesOfPairs {
  /// Nil for all decks.
  package let deck: String?
  package let pairs: Int
  package let isSplit: Bool
  package let begun: Int
  package let finished: Int
  package let revealed: Int
  /// The fewest moves, nil if no game was finished, and the mean.
  package let best: Int?
  package let mean: Double
  package let par: String

  package init(
    deck: String?, pairs: Int, isSplit: Bool, begun: Int, finished: Int, revealed: Int, best: Int?,
    mean: Double,
    par: String
  ) {
    (self.deck, self.pairs, self.isSplit, self.begun) = (deck, pairs, isSplit, begun)
    self.revealed = revealed
    (self.finished, self.best, self.mean, self.par) = (finished, best, mean, par)
  }
}

/// What is said of the games that were played so far.
package protocol RecordsWording {
  var noRecordsAreKept: String { get }
  func noGameFinished(pairs: Int) -> String
  var noGameFinished: String { get }
  var noGameBegun: String { get }

  func bestGames(pairs: Int) -> String
  var bestGamesByPairs: String { get }
  var recordHeadings: RecordHeadings { get }
  /// A percentage, whose number comes as a text.
  func percentage(_ number: String) -> String
  /// The deck of a game and what was special about it, in a column.
  func deckOfRecord(_ deck: String, isSplit: Bool, aids: [String]) -> String
  // Aids in lists, beside `sharedHints`.
  var aidOfUndo: String { get }
  var aidOfSeed: String { get }
  var aidOfRepeat: String { get }
  var skillIsFullWithoutMistakes: String { get }
  var lastGamesOfSeveral: String { get }
  func gameOfSeveral(_ game: GameOfSeveral) -> String

  func games(_ games: GamesOfPairs) -> String
  var movesAndGames: String { get }
  /// `best` is the bar that stands for best play.
  func skillBars(isSplit: Bool, best: String) -> String
  func gamesOfDays(_ played: Int, streak: Int, longest: Int) -> String

  /// How many of the pairs of a deck were practiced, and how many are due now.
  func practiced(_ count: Int, of pairs: Int, deck: String, due: Int) -> String
  var pairsByBox: String { get }

  // For the ear, without columns and bars.
  func bestGamesAloud(pairs: Int, par: String) -> String
  func bestGameAloud(_ game: BestGame, pairs: Int) -> String
  func bestGameAloud(_ game: BestGame, rank: Int) -> String
  func gameOfSeveralAloud(_ game: GameOfSeveral) -> String
  /// Which number of moves was the most frequent, in how many games, and the highest.
  func movesAloud(mostOften moves: Int, games: Int, most: Int) -> String
  /// No number of moves was more frequent than others.
  func movesAloud(most: Int) -> String
  func boxesAloud(_ boxes: [(box: Int, pairs: Int)]) -> String
  /// Percentages: of the last game, and the mean of the last ones.
  func skillsAloud(_ games: Int, isSplit: Bool, last: String, mean: String) -> String
}
