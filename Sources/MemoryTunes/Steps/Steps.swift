/// The steps of a session and the way back over them.
///
/// A step is a line after which something differs that can be gone back over. What is kept of one is what undoes it:
/// for play how much it was, as the log of the table has it; for anything else the few words of settings that
/// it changed; for a deal the game that it put away. No copy of a board is held.
struct Steps {
  /// From how many steps on the older half is forgotten, so that at least the last 10,000 are always there.
  static let most = 20_000

  private var steps: [Step] = []
  /// How many of the first steps are forgotten.
  private(set) var forgotten = 0
  /// The step that was made last; 0 is the start.
  private(set) var position = 0
  /// How things stood when the last line had settled.
  private var mark: Mark

  init(_ game: borrowing GameState, path: Path) {
    mark = Mark(game, path: path)
  }

  /// The step that was made last or can be made again last.
  var last: Int { forgotten + steps.count }

  /// Where the play was when the last line had settled.
  var before: Moment { mark.moment }

  /// The line that made a step, which must not be forgotten.
  func line(of step: Int) -> String { steps[step - 1 - forgotten].line }

  /// Takes down what a line has changed since the line before, if anything.
  mutating func settle(_ line: @autoclosure () -> String, _ game: inout GameState, path: Path) {
    let new = Mark(game, path: path)
    game.lineBegan = mark.moment
    guard new != mark else { return }
    let change: Step.Change
    let isSameTable = new.moment.table == mark.moment.table
    if new.setting == mark.setting, isSameTable, new.moment.position > mark.moment.position {
      change = .play(new.moment.position - mark.moment.position)
    } else {
      let replaced = isSameTable ? nil : Replaced(table: game.replaced.map(StoredTable.init))
      change = .exchange(Exchange(setting: mark.setting, replaced: replaced))
    }
    game.replaced = nil
    steps.removeLast(last - position)
    steps.append(Step(line: line(), change: change))
    position += 1
    if steps.count > Self.most { forget(Self.most / 2) }
    game.table?.forgetBeginning(keeping: max(playOfSteps, new.moment.position - mark.moment.position))
    mark = new
  }

  /// Takes note of what has changed without making a step of it. Where flips are gone, the steps that made them
  /// cannot be gone back over any more: the steps begin anew.
  mutating func pass(over game: inout GameState, path: Path) {
    game.replaced = nil
    let new = Mark(game, path: path)
    let isTakenBack = new.moment.table == mark.moment.table && new.moment.position < mark.moment.position
    if isTakenBack { self = Steps(game, path: path) }
    mark = new
    game.lineBegan = mark.moment
  }

  /// Goes to where one was just after a step, which must not be forgotten.
  mutating func go(to step: Int, _ game: inout GameState, path: inout Path) {
    while position > step {
      position -= 1
      steps[position - forgotten].change.undo(&game, &path)
    }
    while position < step {
      steps[position - forgotten].change.redo(&game, &path)
      position += 1
    }
    mark = Mark(game, path: path)
  }

  private mutating func forget(_ count: Int) {
    steps.removeFirst(count)
    forgotten += count
  }

  /// How many entries of the log of the table are part of a step.
  private var playOfSteps: Int {
    var entries = 0
    for step in steps.reversed() {
      switch step.change {
      case .play(let count): entries += count
      case .exchange(let exchange): if exchange.replaced != nil { return entries }
      }
    }
    return entries
  }
}

/// What a line is compared with the one before it by.
private struct Mark: Equatable {
  let setting: Setting
  let moment: Moment

  init(_ game: borrowing GameState, path: Path) {
    setting = Setting(game, path: path)
    moment = Moment(game)
  }
}
