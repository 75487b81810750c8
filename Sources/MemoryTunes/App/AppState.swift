/// The whole state of a session.
package struct AppState {
  var path = Path(from: Route.menu)
  package var game: GameState
  var steps: Steps
  var question = Question()
  var answer = Answer.welcome

  package init(game: GameState) {
    self.game = game
    steps = Steps(game, path: path)
  }

  /// Whether the player has said goodbye.
  var isOver: Bool { if case .farewell = answer { true } else { false } }
}
