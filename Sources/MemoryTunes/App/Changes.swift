import MemoryGame

/// What a line has changed. Made once, when the line is finished; undo, the saved game, the settings file, the
/// records and the bots read it. Nothing else compares states.
struct Changes {
  private(set) var before: Standpoint
  private(set) var after: Standpoint
  /// The setting that the player chose, even if its value stayed the same.
  private(set) var chosen: Setting?
  /// Whether the screen or the choices for the next game are others.
  private(set) var areChoicesOther = false

  init(from standpoint: Standpoint) { (before, after) = (standpoint, standpoint) }

  /// The changes of the next line, which has led here.
  mutating func goOn(to standpoint: consuming Standpoint, after line: AppState.OpenLine, isRefused: Bool) {
    // Not copied: a standpoint holds many values.
    swap(&before, &after)
    after = standpoint
    areChoicesOther = before.checkpoint != after.checkpoint
    chosen = isRefused ? nil : line.chosen
  }

  var isOtherGame: Bool { before.play.table != after.play.table }

  /// How many entries of its log were added to the same game; negative if they were undone.
  var play: Int { isOtherGame ? 0 : after.play.position - before.play.position }

  var isStep: Bool { before.play != after.play || areChoicesOther }

  /// Whether all pairs were found for the first time.
  var isFinished: Bool { isFirst(\.wasFinished) }

  /// Whether the player gave up for the first time.
  var isRevealed: Bool { isFirst(\.wasRevealed) }

  /// Whether the game was in play, and now it is over.
  var isEnded: Bool { isFirst(\.isOver) }

  private func isFirst(_ isSo: (Standpoint.GameFacts) -> Bool) -> Bool {
    guard let game = after.game, isSo(game) else { return false }
    return isOtherGame ? !game.isBroughtBack : before.game.map { !isSo($0) } ?? true
  }
}

/// All that a line can change, except the cards, which are in the log of the table.
struct Standpoint {
  let checkpoint: Checkpoint
  let play: LogPosition
  /// What is true of a game of which a line may be the first; nil without a game.
  let game: GameFacts?

  typealias GameFacts = (isOver: Bool, wasFinished: Bool, wasRevealed: Bool, isBroughtBack: Bool)

  init(_ game: borrowing GameState, path: Path) {
    checkpoint = Checkpoint(game, path: path)
    play = LogPosition(game.table)
    self.game =
      switch game.table {
      case .none: nil
      case .some(let table):
        (table.game.isOver, table.game.wasFinished, table.game.wasRevealed, table.isBroughtBack)
      }
  }
}
