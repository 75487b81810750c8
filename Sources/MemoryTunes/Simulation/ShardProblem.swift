/// Why shards do not make up a simulation. Shards are named as messages have them.
package enum ShardProblem: Error, Equatable {
  /// There is nothing to be read in these.
  case none(String)
  case notUnderstood(String)
  case players(String, PlayersProblem)
  /// No game was played to its end.
  case empty(String)
  /// The counts contradict each other.
  case unsound(String)
  /// Two of different simulations, and what it is that differs.
  case different(String, String, what: String)
  /// Two that have a game in common, the first of which has this number.
  case overlapping(String, String, game: UInt64)
  /// Two between which a game is missing, the first of which has this number.
  case gap(String, String, game: UInt64)
  case tooLarge

  package var message: String {
    switch self {
    case .none(let name): "there is no shard in \(name)"
    case .notUnderstood(let name): "\(name): this is not the whole JSON of one simulation"
    case .players(let name, let problem): "\(name): \(problem.message)"
    case .empty(let name): "\(name): no game of this shard was played to its end"
    case .unsound(let name): "\(name): the counts contradict each other"
    case .different(let one, let other, let what): "\(other): the \(what) are not those of \(one)"
    case .overlapping(let one, let other, let game): "\(other): game \(game) is in \(one), too"
    case .gap(let one, let other, let game): "game \(game) is missing, between \(one) and \(other)"
    case .tooLarge: "these are more games than can be counted"
    }
  }
}
