import MemoryCore
import MemoryGame
import MenuFeature

/// The steps of a session, for undo and redo.
///
/// A step is a line that changed something that undo restores. A stored step holds only how to undo it: for
/// play, the number of log entries; for a deal, the previous game; otherwise the few settings that changed. It
/// holds no copy of a board.
struct UndoHistory {
  /// With more steps, the older half is forgotten, so at least the last 10,000 remain.
  static let most = 20_000

  private var steps: [Step] = []
  /// How many of the first steps are forgotten.
  private(set) var forgotten = 0
  /// The last step made; 0 is the start.
  private(set) var position = 0
  /// The state when the last line was finished.
  private var standpoint: SessionMark
  /// The position of play at the start of the current line.
  private(set) var lineStart: LogPosition
  /// The game that a deal replaced, until the deal is a step.
  private var putAway: PutAway?
  /// The position of play of a game when it was loaded, until that is a step.
  private var loaded: LogPosition?

  init(_ game: borrowing GameState, path: Path<Route>) {
    standpoint = SessionMark(game, path: path)
    lineStart = standpoint.play
  }

  /// The latest step made or available to redo.
  var last: Int { forgotten + steps.count }

  /// The position of play from which the current line goes on: that of the last line, or of the game that the
  /// line has loaded.
  var before: LogPosition { loaded ?? standpoint.play }

  /// The line of a step, which must not be forgotten.
  func line(of step: Int) -> String { steps[step - 1 - forgotten].line }

  /// Whether the step after this one played on.
  func undoesPlay(_ step: Int) -> Bool { steps[step - forgotten].isPlay }

  /// Whether the action, if possible, undoes the deal of a game. One that was loaded waits.
  func takesGameAway(_ action: StepsAction) -> Bool {
    stepsUndone(by: action).contains { $0.change.putAway.map { $0.file == nil } ?? false }
  }

  /// Whether the action, if possible, undoes a flip.
  func takesFlipBack(_ action: StepsAction) -> Bool { stepsUndone(by: action).contains(where: \.isPlay) }

  /// The steps that an action, if possible, undoes.
  private func stepsUndone(by action: StepsAction) -> ArraySlice<Step> {
    guard let step = target(of: action), step < position else { return [] }
    return steps[(step - forgotten)..<(position - forgotten)]
  }

  /// The step to which the action goes; nil if it is impossible.
  func target(of action: StepsAction) -> Int? {
    let step: Int
    switch action {
    case .undone(let count): step = count == 0 ? -1 : position - count
    case .redone(let count): step = count == 0 ? -1 : position &+ count
    case .wentTo(let target): step = target
    case .logRequested, .gameTakenUp: return nil
    }
    return (forgotten...last).contains(step) ? step : nil
  }

  /// The number of the file in which the game at another step is saved; nil if that is the current one.
  func file(at step: Int) -> Int? {
    let passed = steps[(min(step, position) - forgotten)..<(max(step, position) - forgotten)]
    let files = passed.compactMap { $0.change.putAway?.file }
    return step < position ? files.first : files.last
  }

  /// Keeps the game that a deal has replaced.
  mutating func put(away table: Table?) {
    putAway = PutAway(table)
  }

  /// Keeps the game that a loaded one has replaced, and that waits in the file with this number.
  mutating func put(away table: Table?, file: Int, for loaded: borrowing Table?) {
    putAway = PutAway(table, file: file)
    self.loaded = LogPosition(loaded)
  }

  /// Makes a step of the line, if it changed anything.
  mutating func finish(_ line: @autoclosure () -> String, _ game: inout GameState, path: Path<Route>) {
    var old = SessionMark(game, path: path)
    swap(&old, &standpoint)
    lineStart = loaded.take() ?? old.play
    guard let change = change(from: old) else { return }
    steps.removeLast(last - position)
    steps.append(Step(line: line(), change: change))
    putAway = nil
    position += 1
    if steps.count > Self.most { forget(Self.most / 2) }
    // The answer shows what the line did, which after a deal may include more than the steps hold.
    let ofLine = standpoint.play.position - (standpoint.play.table == old.play.table ? old.play.position : 0)
    game.table?.game.forgetBeginning(keeping: max(entriesOfSteps, ofLine))
  }

  /// The change from a mark to the current state; nil if there is none.
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

  /// The number of log entries of the table that belong to steps.
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
