import MemoryCore
import MenuFeature

/// What undo restores besides the game on the table: the screen and the choices for the next game.
struct Checkpoint: Equatable {
  let path: Path<Route>
  let settings: SettingValues
  let next: NextGame

  init(_ game: borrowing GameState, path: Path<Route>) {
    (self.path, next) = (path, game.next)
    settings = game.settings.presented(as: .usual)
  }

  func apply(to game: inout GameState, _ path: inout Path<Route>) {
    (path, game.next) = (self.path, next)
    game.settings = settings.presented(as: game.settings)
  }
}
