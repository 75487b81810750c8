import MemoryCore
import MenuFeature

/// The state after a line, as far as undo restores it. The difference of two shows what a line changed.
struct SessionMark: Equatable {
  let checkpoint: Checkpoint
  let play: LogPosition

  init(_ game: borrowing GameState, path: Path<Route>) {
    checkpoint = Checkpoint(game, path: path)
    play = LogPosition(game.table)
  }
}
