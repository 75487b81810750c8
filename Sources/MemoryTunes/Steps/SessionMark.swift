/// How things stand after a line. Two of these tell what a line changed: whether it is a step, and what has to
/// be saved and recorded.
struct SessionMark: Equatable {
  var checkpoint: Checkpoint
  let play: LogPosition
  let marks: Marks

  /// What a game keeps whatever is undone.
  struct Marks: Equatable {
    let hints: Int
    let isRevised: Bool
    let began: Int?
  }

  init(_ game: borrowing GameState, path: Path<Route>) {
    checkpoint = Checkpoint(game, path: path)
    play = LogPosition(game.table)
    marks = Marks(
      hints: game.table?.hints ?? 0, isRevised: game.table?.isRevised ?? false, began: game.table?.began)
  }

  /// Whether something was taken back since the other standpoint.
  func isBack(from other: SessionMark) -> Bool { play.position < other.play.position }
}
