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
  /// A percentage; nil if unknown.
  package let skill: String?
  package let deck: String
  package let isSplit: Bool
  /// As words.
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
  /// The pairs that each player found; empty if unknown.
  package let won: [Int]

  package init(date: String, deck: String, pairs: Int, players: [String], won: [Int]) {
    (self.date, self.deck, self.pairs, self.players, self.won) = (date, deck, pairs, players, won)
  }

  /// The players with the most pairs; empty if unknown.
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
  /// The fewest moves of a game without aids, nil if there is none, and the mean.
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

/// Sentences about games played.
package protocol RecordsWording {
  var noRecordsAreKept: String { get }
  func noGameFinished(pairs: Int) -> String
  var noGameFinished: String { get }
  var noGameBegun: String { get }

  func bestGames(pairs: Int) -> String
  var bestGamesByPairs: String { get }
  var recordHeadings: RecordHeadings { get }
  /// A percentage from a number as text.
  func percentage(_ number: String) -> String
  /// A game's deck and remarks, in a column.
  func deckOfRecord(_ deck: String, isSplit: Bool, aids: [String]) -> String
  // Aids in lists, next to `sharedHints`.
  var aidOfUndo: String { get }
  var aidOfSeed: String { get }
  var aidOfRepeat: String { get }
  var skillIsFullWithoutMistakes: String { get }
  var lastGamesOfSeveral: String { get }
  func gameOfSeveral(_ game: GameOfSeveral) -> String

  /// How many games of several players were finished.
  func gamesOfSeveral(_ finished: Int) -> String
  /// How games of a player against another ended.
  func against(_ name: String, _ opponent: String, won: Int, lost: Int, tied: Int) -> String

  func games(_ games: GamesOfPairs) -> String
  var movesAndGames: String { get }
  /// `best` is the bar of best play.
  func skillBars(isSplit: Bool, best: String) -> String
  func gamesOfDays(_ played: Int, streak: Int, longest: Int) -> String

  /// How many pairs of a deck were practiced, and how many are due.
  func practiced(_ count: Int, of pairs: Int, deck: String, due: Int) -> String
  var pairsByBox: String { get }

  // For plain output, without columns and bars.
  func bestGamesAloud(pairs: Int, par: String) -> String
  func bestGameAloud(_ game: BestGame, pairs: Int) -> String
  func bestGameAloud(_ game: BestGame, rank: Int) -> String
  func gameOfSeveralAloud(_ game: GameOfSeveral) -> String
  /// The most frequent number of moves, in how many games, and the highest number.
  func movesAloud(mostOften moves: Int, games: Int, most: Int) -> String
  /// No number of moves is more frequent than others.
  func movesAloud(most: Int) -> String
  func boxesAloud(_ boxes: [(box: Int, pairs: Int)]) -> String
  /// Percentages: the last game, and the mean of the last games.
  func skillsAloud(_ games: Int, isSplit: Bool, last: String, mean: String) -> String
}
