/// The state after a line, as far as it can be gone back to. Two of them show what the line between changed.
struct SessionMark: Equatable {
  let checkpoint: Checkpoint
  let play: LogPosition

  init(_ game: borrowing GameState, path: Path<Route>) {
    checkpoint = Checkpoint(game, path: path)
    play = LogPosition(game.table)
  }
}
