import MemoryCore
import MenuFeature

/// What undo restores besides the game on the table: the screen and the choices for the next game.
struct Checkpoint: Equatable {
  let path: Path<Route>
  let next: NextGame

  init(_ game: borrowing GameState, path: Path<Route>) {
    (self.path, next) = (path, game.next)
  }

  func apply(to game: inout GameState, _ path: inout Path<Route>) {
    (path, game.next) = (self.path, next)
  }
}
