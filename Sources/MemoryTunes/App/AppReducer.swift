import MemoryGame
import Saved
import Text
import Wording

extension AppState {
  /// The reducer of the whole: begins a line, passes its action and the replies of the world to their features,
  /// and finishes the line. Then its changes become a step.
  mutating func reduce(_ action: AppAction) -> [Effect] {
    due = nil
    switch action {
    case .typed(let line, let action, let time):
      typed = Typed(number: line.number, command: line.command)
      offer = nil
      beginLine(line, at: time)
      if case .confirmation = action {} else { confirmation = nil }
      return carryOut(action)
    case .repeated(let line):
      typed = Typed(number: line.number, command: line.command)
      due = .shown
    case .left(let time):
      typed = nil
      beginLine(nil, at: time)
      return carryOut(.quit)
    case .replied(let action):
      openLine?.secondsWaited = nil
      return carryOut(action)
    case .program(let choice): return finishTurn(Reduction(events: game.table?.move(choice) ?? []))
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
  private mutating func finishTurn(_ next: Reduction) -> [Effect] {
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
    if let finished = game.countEnd(isTimed: openLine?.time != nil) { effects.append(.recallBefore(finished)) }
    return effects
  }

  /// The effects when a game is first shown.
  private mutating func recallShownGame() -> [Effect] {
    guard path.current == .game, game.table?.isRecalled == false else { return [] }
    game.table?.isRecalled = true
    return [.recallDeal(game.table!.deal)]
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

  /// Passes an action to its feature. Asks first, where something would be lost.
  mutating func next(_ action: FeatureAction) -> Reduction {
    switch action {
    case .navigation(.opened(.game)) where game.table == nil: return .refuse(.line(.noGame))
    case .navigation(.opened(.game)):
      game.table?.hasBotFailed = false
      return path.reduce(.opened(.game))
    case .decksListed(let list, let isForWords):
      decks = list
      path.go(to: .categories)
      return .say(
        .listedDecks(ListedDecks(list: list, choice: game.choiceIdentity, isForWords: isForWords)))
    case .navigation(let action): return path.reduce(action)
    case .todayRead(let today):
      self.today = today
      return Reduction()
    case .dayOpened(let day, let leaves, let waiting): return open(day, waiting, leaves: leaves)
    case .play(.reveal) where asksQuestions && game.isInPlay: return ask(.reveal)
    case .play(let action):
      guard game.table != nil else { return .refuse(.line(.noGame)) }
      if let cards = action.cards(on: game.table!) {
        let parts = [.command("flip")] + cards.map { Usage.Part.literal("\($0)") }
        answer.line = answer.line?.understood(as: Usage(parts).text(spoken.words))
      }
      return action.reduce(&game.table!)
    case .review(.hint) where asksBeforeAid: return ask(.takeHint)
    case .review(let action):
      return game.table == nil ? .refuse(.line(.noGame)) : action.reduce(&game.table!)
    case .deal(let action):
      let next = lay(action.reduce(&game, in: spoken))
      if case .loaded? = next.events.last { path.go(to: .game) }
      return next
    case .tunes(let action):
      return lay(action.reduce(&game, isExact: answer.line?.understood == nil))
    case .games(.forget(let thing)) where asksQuestions && (thing != .game || game.table != nil):
      return ask(.forget(thing))
    case .games(.saved(let name, .failure(.position(.nameTaken)))): return ask(.replace(name))
    case .games(.forgotGame(let name, .success(let listed), isSure: false)):
      return ask(.forgetGame(name, listed))
    case .games(let action): return lay(action.reduce(game, isAtPrompt: asksQuestions))
    case .settings(.choose(.category, let value)):
      guard let category = BuiltInDeck.category(value) else { return game.choose(.category, value) }
      return next(.deal(.choose(category.deck(in: spoken))))
    case .settings(let action):
      let next = action.reduce(&game, isAtPrompt: asksQuestions)
      if case .toldChoices(let choices)? = next.events.last, choices.isNumbered {
        offer = .choices(choices.setting)
      }
      return next
    case .show(let event): return .say(event)
    case .steps(let action) where asksBeforeAid && game.table?.takesFlipBack(action) == true:
      return ask(.undoFlip(action))
    case .steps(let action): return go(action)
    case .confirmation(let answer):
      guard let question = confirmation else { return .refuse(.line(.nothingAsked)) }
      if answer == .misunderstood { return .say(.asked(question)) }
      confirmation = nil
      if answer == .denied { return .say(.denied(question)) }
      return confirmed(question)
    case .refuse(let refusal): return .refuse(refusal)
    case .quit:
      isOver = true
      return asksQuestions && game.isInPlay ? .ask(.checkGameIsSaved) : .say(.left(isSaved: false))
    case .gameIsSaved(let isSaved): return .say(.left(isSaved: isSaved))
    }
  }

  /// Lays the game that comes on the table, or asks first.
  private mutating func lay(_ next: Reduction) -> Reduction {
    switch next.table {
    case .dealt(let deal)?: return askBeforeOpening(deal)
    case .loaded(let loaded)?: return take(loaded)
    case nil: return next
    }
  }

  mutating func ask(_ question: Question) -> Reduction {
    confirmation = question
    return .say(.asked(question))
  }

  /// Does what the player was asked about.
  private mutating func confirmed(_ question: Question) -> Reduction {
    switch question {
    case .forget(let saved): return .ask(.forget(saved))
    case .reveal: return PlayAction.reveal.reduce(&game.table!)
    case .discard(let deal): return open(deal)
    case .undoFlip(let action): return go(action)
    case .replace(let name): return next(.games(.save(name, isSure: true)))
    case .forgetGame(let name, _): return .ask(.forgetGame(name, isSure: true))
    case .takeHint: return ReviewAction.hint.reduce(&game.table!)
    }
  }
}
