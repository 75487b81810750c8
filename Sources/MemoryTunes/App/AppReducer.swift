import MemoryGame
import Wording

extension AppState {
  /// The reducer of the whole: begins a line, passes its action and the replies to its effects to their
  /// features, and finishes the line when all effects have replies. Then its changes become a step.
  mutating func reduce(_ action: AppAction) -> [Effect] {
    due = nil
    switch action {
    case .typed(let line, let action, let time):
      typed = (line.number, line.command)
      if case .repeatRequested = action {
        due = .shown
        return []
      }
      offer = nil
      self.line = line
      beginLine(at: time)
      if case .confirmation = action {} else { confirmation.open = nil }
      return carryOut(action)
    case .left(let time):
      typed = nil
      beginLine(at: time)
      return carryOut(.quit)
    case .replied(let action):
      openLine?.awaitedReplies -= 1
      openLine?.secondsWaited = nil
      return carryOut(action)
    case .waited(let seconds): openLine?.secondsWaited = seconds
    case .prompted(let language): (usualLanguage, asksQuestions) = (language ?? .english, language != nil)
    case .botsNamed(let names):
      game.bots = names
      game.table?.told = [:]
    case .replayEnded:
      if game.isInPlay, game.table?.players.isOnePerson == true { game.table?.aids.isRepeat = true }
      changes = Changes(from: Standpoint(game, path: path))
    }
    return []
  }

  private mutating func beginLine(at time: Int?) {
    openLine = OpenLine(time: time, beginsGame: game.table?.game.board.moves ?? 0 == 0)
    lineStart = LogPosition(game.table)
    if let time { game.table?.tick(time) }
  }

  private mutating func carryOut(_ action: FeatureAction) -> [Effect] {
    let next = next(action)
    answer = next.answer
    if let line, let suggestion = answer?.suggestion(for: line) { offer = .line(suggestion) }
    var effects = next.effects + effectsOfScreen(after: next)
    if openLine?.beginsGame == true, openLine?.wentOverSteps == false { game.passBeginning() }
    if let (bout, past) = game.countEnd() { effects.append(.recallBouts(bout, inSession: past)) }
    guard var line = openLine else { return effects }
    line.awaitedReplies += effects.count
    if line.awaitedReplies == 0 { finish(line) } else { openLine = line }
    return effects
  }

  /// The effects when the menu or a game is shown.
  private mutating func effectsOfScreen(after next: Next) -> [Effect] {
    switch path.current {
    case .menu where readsToday(after: next):
      openLine?.hasAskedForToday = true
      return [.readToday(game.wordsDeck) { .todayRead($0) }]
    case .game where game.table?.isRecalled == false:
      game.table?.isRecalled = true
      return [game.table!.recall(isFinished: false)]
    case .menu, .game, .categories, .settings: return []
    }
  }

  /// At a prompt, the menu says what waits today.
  private func readsToday(after next: Next) -> Bool {
    guard asksQuestions, let openLine, let answer else { return false }
    return !openLine.hasAskedForToday && openLine.awaitedReplies == 0 && next.effects.isEmpty
      && answer.shows.showsScreen && !answer.isRefusal
  }

  private mutating func finish(_ finished: OpenLine) {
    (openLine, due) = (nil, .finished)
    game.table?.note(finished.time, since: lineStart)
    changes.goOn(to: Standpoint(game, path: path), after: finished, isRefused: isRefusal)
    guard typed != nil, !finished.wentOverSteps, changes.isStep else { return }
    let choices = changes.areChoicesOther ? Replaced.choices(changes.before.checkpoint) : nil
    steps.add(
      Step(
        line: finished.cause ?? line?.summary ?? "", play: max(0, changes.play),
        replaced: changes.isOtherGame ? finished.replaced : choices))
  }
}
