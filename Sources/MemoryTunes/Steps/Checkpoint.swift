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
    let presentation = game.settings.presentation
    (path, game.settings, game.next) = (self.path, settings, next)
    game.settings.presentation = presentation
  }

  static func == (one: Checkpoint, other: Checkpoint) -> Bool {
    var settings = other.settings
    settings.presentation = one.settings.presentation
    return one.path == other.path && one.next == other.next && one.settings == settings
  }
}
