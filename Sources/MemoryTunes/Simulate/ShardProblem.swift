import App
import Wording

/// Why shards cannot be merged. Shards have the names that messages use.
package enum ShardProblem: Error, Equatable {
  /// No shards in this file, or in any.
  case none(String?)
  case notUnderstood(String)
  case players(String, PlayersProblem)
  /// No game was finished.
  case empty(String)
  /// The counts contradict each other.
  case unsound(String)
  /// Two of different simulations, and the difference.
  case different(String, String, in: ShardAspect)
  /// Two with games in common, and the first of these.
  case overlapping(String, String, game: UInt64)
  /// Two with a gap between them, and the first missing game.
  case gap(String, String, game: UInt64)
  /// The wrong number of games in total, and the first and last shard.
  case incomplete(games: Int, of: Int, from: String, to: String)
  case tooLarge

  package func message(_ words: Wording) -> String {
    switch self {
    case .none(let name): words.noShard(file: name)
    case .notUnderstood(let name): words.shardNotUnderstood(shard: name)
    case .players(let name, let problem): "\(name): \(problem.message(words))"
    case .empty(let name): words.shardEmpty(shard: name)
    case .unsound(let name): words.shardUnsound(shard: name)
    case .different(let one, let other, let aspect):
      words.shardDiffers(shard: other, other: one, aspect: aspect)
    case .overlapping(let one, let other, let game):
      words.shardOverlaps(shard: other, other: one, game: "\(game)")
    case .gap(let one, let other, let game): words.shardMissing(game: "\(game)", shard: one, other: other)
    case .incomplete(let games, let expected, let first, let last):
      words.shardsIncomplete(games: games, expected: expected, first: first, last: last)
    case .tooLarge: words.tooManyGamesToCount
    }
  }
}
