import Saved

extension World {
  /// Does something with what is kept; nil if nothing is.
  func kept<Value>(
    _ access: Access, _ body: (SavedGames) throws(DatabaseFailure) -> Value
  ) -> Result<Value, SystemFailure>? {
    home.map { $0.use(access, body) }
  }

  /// Reads what is kept; nil if nothing is, and if that fails.
  func known<Value>(_ body: (SavedGames) throws(DatabaseFailure) -> Value?) -> Value? {
    home?.known(body)
  }

  /// Does something with a game that is kept.
  func keptGame<Value>(
    _ access: Access, _ body: (SavedGames) throws(DatabaseFailure) -> Result<Value, PositionRefusal>
  ) -> Result<Value, GamesFailure> {
    switch kept(access, body) {
    case nil: .failure(.nothingSaved)
    case .failure(let failure)?: .failure(.system(failure))
    case .success(let result)?: result.mapError { .position($0) }
    }
  }
}
