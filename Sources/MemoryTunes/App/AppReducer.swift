import MemoryGame
import Wording

extension AppState {
  /// The reducer of the whole: begins a line, passes its action and the replies of the world to their features,
  /// and finishes the line. Then its changes become a step.
  mutating func reduce(_ action: AppAction) -> [Effect] {
    due = nil
    switch action {
    case .typed(let line, let action, let time):
      typed = Typed(number: line.number, command: line.command)
      if case .repeatRequested = action {
        due = .shown
        return []
      }
      offer = nil
      beginLine(line, at: time)
      if case .confirmation = action {} else { confirmation = nil }
      return carryOut(action)
    case .left(let time):
      typed = nil
      beginLine(nil, at: time)
      return carryOut(.quit)
    case .replied(let action):
      openLine?.secondsWaited = nil
      return carryOut(action)
    case .program(let choice): return finishTurn(Next(events: game.table?.move(choice) ?? []))
    case .answered: finish()
    case .waited(let seconds): openLine?.secondsWaited = seconds
    case .resized(let size): self.size = size
    case .prompted(let language): (usualLanguage, asksQuestions) = (language ?? .english, language != nil)
    case .botsNamed(let names): game.bots = names
    case .replayEnded:
      if game.isInPlay, game.table?.players.isOnePerson == true { game.table?.aids.isRepeat = true }
    }
    return []
  }

  private mutating func beginLine(_ line: Line?, at time: Int?) {
    answer.begin(line)
    openLine = OpenLine(time: time, table: game.table?.number)
    if let time { game.table?.tick(time) }
  }

  private mutating func carryOut(_ action: FeatureAction) -> [Effect] { finishTurn(next(action)) }

  /// Notes what happened in a turn, and what is to be asked because of it.
  private mutating func finishTurn(_ next: Next) -> [Effect] {
    for event in next.events { answer.append(event) }
    if case .refused(let refusal)? = next.events.last, let line = answer.line,
      let suggestion = refusal.suggestion(for: line)
    {
      offer = .line(suggestion)
    }
    var effects = next.effects + recallShownGame()
    if asksQuestions, next.events.contains(where: \.isDeal), let table = game.table {
      effects.append(table.recallKind)
    }
    game.passBeginning()
    if let (bout, past) = game.countEnd() { effects.append(.recallBouts(before: bout, inSession: past)) }
    return effects
  }

  /// The effects when a game is first shown.
  private mutating func recallShownGame() -> [Effect] {
    guard path.current == .game, game.table?.isRecalled == false else { return [] }
    game.table?.isRecalled = true
    return [game.table!.recall(isFinished: false)]
  }

  private mutating func finish() {
    guard let finished = openLine.take() else { return }
    due = .finished
    game.table?.note(finished.time, entries: answer.entries)
    guard let length = game.table?.game.log.position else { return }
    if game.table?.number != finished.table {
      game.table?.steps = GameSteps(after: length)
    } else if answer.isStep {
      game.table?.steps.add(to: length)
    }
  }
}
