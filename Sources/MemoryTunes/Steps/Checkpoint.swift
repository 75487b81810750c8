import App

/// What undo restores besides the game on the table: the screen and the choices for the next game. It leaves
/// alone how the session is presented.
struct Checkpoint: Equatable {
  let path: Path
  let settings: SettingValues
  let next: NextGame

  init(_ game: borrowing GameState, path: Path) {
    (self.path, settings, next) = (path, game.settings, game.next)
  }

  func apply(to game: inout GameState, _ path: inout Path) {
    (path, game.next) = (self.path, next)
    game.settings = settings.presented(as: game.settings)
  }

  static func == (one: Checkpoint, other: Checkpoint) -> Bool {
    one.path == other.path && one.next == other.next
      && one.settings == other.settings.presented(as: one.settings)
  }
}
