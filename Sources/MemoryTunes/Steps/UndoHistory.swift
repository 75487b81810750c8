import MemoryGame

/// The steps of a session, for undo and redo.
///
/// A step is a line that changed something that undo restores. It holds how many entries it added to the log
/// of the table and, if there was more, what it replaced.
struct UndoHistory {
  /// With more steps, the older half is forgotten, so at least the last 10,000 remain.
  static let most = 20_000

  private var steps: [Step] = []
  /// How many of the first steps are forgotten.
  private(set) var forgotten = 0
  /// The last step made; 0 is the start.
  private(set) var position = 0

  /// The latest step made or available to redo.
  var last: Int { forgotten + steps.count }

  /// The line of a step, which must not be forgotten.
  func line(of step: Int) -> String { steps[step - 1 - forgotten].line }

  /// The step before the one that put the game on the table in place of another.
  var lastDeal: Int {
    forgotten + (steps[..<(position - forgotten)].lastIndex { $0.replaced?.game?.table != nil } ?? 0)
  }

  /// How many of the last steps added so many entries to the log of the table; nil if other games are between.
  func count(ofEntries entries: Int) -> Int? {
    var (left, count) = (entries, 0)
    for step in steps[..<(position - forgotten)].reversed() where left > 0 {
      if step.replaced?.game != nil { return nil }
      (left, count) = (left - step.play, count + 1)
    }
    return left > 0 ? nil : count
  }

  /// Whether the action, if possible, undoes the deal of a game. One that was loaded waits.
  func takesGameAway(_ action: StepsAction) -> Bool {
    stepsUndone(by: action).contains { $0.replaced?.game.map { $0.position == nil } ?? false }
  }

  /// Whether the action, if possible, undoes a flip.
  func takesFlipBack(_ action: StepsAction) -> Bool { stepsUndone(by: action).contains { $0.play > 0 } }

  /// The steps that an action, if possible, undoes.
  private func stepsUndone(by action: StepsAction) -> ArraySlice<Step> {
    guard let step = target(of: action), step < position else { return [] }
    return steps[(step - forgotten)..<(position - forgotten)]
  }

  /// The step to which the action goes; nil if it is impossible.
  func target(of action: StepsAction) -> Int? {
    step(askedBy: action).flatMap { (forgotten...last).contains($0) ? $0 : nil }
  }

  /// The step to which the action would go, even if there is none; nil if it asks for none.
  func step(askedBy action: StepsAction) -> Int? {
    switch action {
    case .undone(0), .redone(0), .logRequested: nil
    case .undone(let count): position - count
    case .redone(let count): position + min(count, .max - position)
    case .wentTo(let step): step
    }
  }

  /// The number of the position as which the game at another step is saved; nil if that is the current one.
  func position(at step: Int) -> Int? {
    let passed = steps[(min(step, position) - forgotten)..<(max(step, position) - forgotten)]
    let positions = passed.compactMap { $0.replaced?.game?.position }
    return step < self.position ? positions.first : positions.last
  }

  /// Adds a step. Those that were undone cannot be redone any more.
  mutating func add(_ step: Step) {
    steps.removeLast(last - position)
    steps.append(step)
    position += 1
    guard steps.count > Self.most else { return }
    steps.removeFirst(Self.most / 2)
    forgotten += Self.most / 2
  }

  /// Goes to just after a step, which must not be forgotten.
  mutating func go(to step: Int, _ game: inout GameState, path: inout Path) {
    while position > step {
      position -= 1
      steps[position - forgotten].undo(&game, &path)
    }
    while position < step {
      steps[position - forgotten].redo(&game, &path)
      position += 1
    }
    game.table?.told = [:]
  }
}

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

/// What undo restores besides the game on the table, but not how the session is presented.
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
