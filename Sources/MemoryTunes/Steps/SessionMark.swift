/// How things stand after a line: two of these tell what a line changed.
struct SessionMark: Equatable {
  let checkpoint: Checkpoint
  let play: LogPosition

  init(_ game: borrowing GameState, path: Path<Route>) {
    checkpoint = Checkpoint(game, path: path)
    play = LogPosition(game.table)
  }
}
