import Wording

/// Why shards do not make up a simulation. Shards are named as messages have them.
package enum ShardProblem: Error, Equatable {
  /// There is nothing to be read in this, or in anything.
  case none(String?)
  case notUnderstood(String)
  case players(String, PlayersProblem)
  /// No game was played to its end.
  case empty(String)
  /// The counts contradict each other.
  case unsound(String)
  /// Two of different simulations, and what it is that differs.
  case different(String, String, in: ShardAspect)
  /// Two that have a game in common, the first of which has this number.
  case overlapping(String, String, game: UInt64)
  /// Two between which a game is missing, the first of which has this number.
  case gap(String, String, game: UInt64)
  /// Together they have another number of games than they should. The first and the last of them are named.
  case incomplete(games: Int, of: Int, from: String, to: String)
  case tooLarge

  package func message(_ words: any Wording) -> String {
    switch self {
    case .none(let name): words.noShard(in: name)
    case .notUnderstood(let name): words.shardNotUnderstood(name)
    case .players(let name, let problem): "\(name): \(problem.message(words))"
    case .empty(let name): words.shardEmpty(name)
    case .unsound(let name): words.shardUnsound(name)
    case .different(let one, let other, let aspect): words.shardDiffers(other, from: one, in: aspect)
    case .overlapping(let one, let other, let game): words.shardOverlaps(other, one, game: game)
    case .gap(let one, let other, let game): words.shardMissing(game: game, between: one, and: other)
    case .incomplete(let games, let expected, let first, let last):
      words.shardsIncomplete(games: games, of: expected, from: first, to: last)
    case .tooLarge: words.tooManyGamesToCount
    }
  }
}
