import Saved

extension World {
  /// What is read of what is kept, or done with it; nil if nothing is kept.
  func kept<Value>(
    _ access: Access, _ body: (SavedGames) throws(DatabaseProblem) -> Value
  ) -> Result<Value, SystemProblem>? {
    home.map { $0.use(access, body) }
  }

  /// The same, of what is only known if it can be read.
  func known<Value>(_ body: (SavedGames) throws(DatabaseProblem) -> Value?) -> Value? {
    home?.known(body)
  }

  /// The same, with a game that is kept.
  func keptGame<Value>(
    _ access: Access, _ body: (SavedGames) throws(DatabaseProblem) -> Result<Value, PositionProblem>
  ) -> Result<Value, GamesProblem> {
    switch kept(access, body) {
    case nil: .failure(.nothingSaved)
    case .failure(let problem)?: .failure(.system(problem))
    case .success(let result)?: result.mapError { .position($0) }
    }
  }
}
