/// The steps of a session, and the way back over them.
///
/// A step is a line after which something differs that can be gone back to. What is stored of a step is what
/// undoes it: for play how many entries of the log it made; for anything else the few settings that it changed;
/// for a deal the game that it put away. No copy of a board is held.
struct UndoHistory {
  /// With more steps than this the older half is forgotten, so at least the last 10,000 are always there.
  static let most = 20_000

  private var steps: [Step] = []
  /// How many of the first steps are forgotten.
  private(set) var forgotten = 0
  /// The step that was made last; 0 is the start.
  private(set) var position = 0
  /// How things stood when the last line was finished.
  private var standpoint: SessionMark
  /// Where the play was when the line began that is being answered.
  private(set) var lineStart: LogPosition
  /// The game that a deal put away, until the deal has become a step.
  private var putAway: PutAway?

  init(_ game: borrowing GameState, path: Path<Route>) {
    standpoint = SessionMark(game, path: path)
    lineStart = standpoint.play
  }

  /// The latest step that was made or can be redone.
  var last: Int { forgotten + steps.count }

  /// Where the play was when the last line was finished.
  var before: LogPosition { standpoint.play }

  /// The line that made a step, which must not be forgotten.
  func line(of step: Int) -> String { steps[step - 1 - forgotten].line }

  /// Whether a game was played on by the step after this one.
  func undoesPlay(_ step: Int) -> Bool {
    switch steps[step - forgotten].change {
    case .play: true
    case .exchange(let exchange): exchange.play > 0
    }
  }

  /// Whether going back, if it is possible, leads over the deal of the game on the table.
  func takesGameAway(_ action: StepsAction) -> Bool {
    let step: Int
    switch action {
    case .undone(let count): step = position - count
    case .wentTo(let target): step = target
    case .redone, .logRequested: return false
    }
    guard (forgotten..<position).contains(step) else { return false }
    return steps[(step - forgotten)..<(position - forgotten)].contains {
      if case .exchange(let exchange) = $0.change { exchange.putAway != nil } else { false }
    }
  }

  /// Takes the game that a deal has replaced.
  mutating func put(away table: Table?) {
    putAway = PutAway(table)
  }

  /// Makes a step of what the line changed, if it changed anything.
  mutating func finish(_ line: @autoclosure () -> String, _ game: inout GameState, path: Path<Route>) {
    var old = SessionMark(game, path: path)
    swap(&old, &standpoint)
    lineStart = old.play
    guard let change = change(from: old) else { return }
    steps.removeLast(last - position)
    steps.append(Step(line: line(), change: change))
    putAway = nil
    position += 1
    if steps.count > Self.most { forget(Self.most / 2) }
    // The answer shows what the line did, which after a deal may be more than the steps remember.
    let ofLine = standpoint.play.position - (standpoint.play.table == old.play.table ? old.play.position : 0)
    game.table?.game.forgetBeginning(keeping: max(entriesOfSteps, ofLine))
  }

  /// What led from a standpoint to the present one; nil if it was no step.
  private func change(from old: SessionMark) -> Step.Change? {
    let isSameCheckpoint = standpoint.checkpoint == old.checkpoint
    if isSameCheckpoint, standpoint.play == old.play { return nil }
    let isSameTable = standpoint.play.table == old.play.table
    let play = isSameTable ? max(0, standpoint.play.position - old.play.position) : 0
    if isSameCheckpoint, play > 0 { return .play(play) }
    return .exchange(
      Exchange(checkpoint: old.checkpoint, putAway: isSameTable ? nil : putAway ?? PutAway(nil), play: play))
  }

  /// Goes to just after a step, which must not be forgotten.
  mutating func go(to step: Int, _ game: inout GameState, path: inout Path<Route>) {
    var table = HeldTable(game.table)
    game.table = nil
    while position > step {
      position -= 1
      steps[position - forgotten].change.undo(&table, &game, &path)
    }
    while position < step {
      steps[position - forgotten].change.redo(&table, &game, &path)
      position += 1
    }
    game.table = table.table
    game.table?.opponents = Opponents()
    standpoint = SessionMark(game, path: path)
  }

  private mutating func forget(_ count: Int) {
    steps.removeFirst(count)
    forgotten += count
  }

  /// How many entries of the table's log belong to steps.
  private var entriesOfSteps: Int {
    var entries = 0
    for step in steps.reversed() {
      switch step.change {
      case .play(let count): entries += count
      case .exchange(let exchange):
        if exchange.putAway != nil { return entries }
        entries += exchange.play
      }
    }
    return entries
  }
}
