import App
import MemoryGame

/// A line that changed something, and how to undo it.
struct Step {
  /// The line as typed, cut if it is long.
  let line: String
  /// How many entries it added to the log of the table.
  let play: Int
  /// What it replaced before; nil if it only played on.
  var replaced: Replaced?

  mutating func undo(_ game: inout GameState, _ path: inout Path) {
    if play > 0 { game.table?.undo(play) }
    replaced?.swap(&game, &path)
  }

  mutating func redo(_ game: inout GameState, _ path: inout Path) {
    replaced?.swap(&game, &path)
    if play > 0 { game.table?.game.redo(play) }
  }
}

/// What a step has replaced. Undo and redo exchange it with the current state.
indirect enum Replaced {
  case choices(Checkpoint)
  case game(PutAway, Checkpoint)

  var game: PutAway? { if case .game(let game, _) = self { game } else { nil } }

  mutating func swap(_ game: inout GameState, _ path: inout Path) {
    let now = Checkpoint(game, path: path)
    switch self {
    case .choices(let before):
      before.apply(to: &game, &path)
      self = .choices(now)
    case .game(let putAway, let before):
      before.apply(to: &game, &path)
      self = .game(PutAway(game.table.take(), position: putAway.position.map { _ in game.position }), now)
      game.table = putAway.table
      game.position = putAway.position ?? game.position
    }
  }
}

/// A game that was replaced, if there was one.
struct PutAway {
  let table: Table?
  /// The number of the position as which it waits; nil if the other game is saved in its place.
  let position: Int?

  init(_ table: consuming Table?, position: Int? = nil) {
    table?.putAway()
    (self.table, self.position) = (table, position)
  }
}

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
