import Flow
import MemoryCore
import MemoryGame
import MenuFeature
import PlayFeature
import PreferencesFeature
import RecordsFeature
import Wording

/// The configuration of a session, and the cache next to its state.
package struct AppConfiguration: Sendable {
  /// Whether the game on the table is saved, for messages to the player.
  let savesGame: Bool
  package let analyst = Analyst()

  package init(savesGame: Bool = false) {
    self.savesGame = savesGame
  }
}

/// The reducer of the whole: passes each action to its feature, with that feature's part of the state, and
/// takes the feature's answer. Its only decision is which screen is shown.
///
/// A line is finished when all its effects have replies. Then its changes become a step.
package func appReducer(_ configuration: AppConfiguration) -> Reducer<AppState, AppAction, Effect> {
  { state, action in state.reduce(action, configuration) }
}

extension AppState {
  fileprivate mutating func reduce(_ action: AppAction, _ configuration: AppConfiguration) -> [Effect] {
    (progress, finishesLine) = (.quiet, false)
    switch action {
    case .typed(let line, .repeatRequested, _) where self.line != nil:
      typed = (line.number, line.command)
      (progress, listsSettings) = (.answered, false)
      return []
    case .typed(let line, let action, let time):
      typed = (line.number, line.command)
      listsSettings = action.isAboutSettings(line)
      offer = nil
      self.line = line
      begin(OpenLine(time: time))
      if !action.answersQuestion { confirmation.close() }
      return carryOut(action, configuration)
    case .left(let time):
      typed = nil
      begin(OpenLine(time: time))
      return carryOut(.quit, configuration)
    case .replied(let action):
      awaitedReplies -= 1
      return carryOut(action, configuration)
    case .waited(let seconds):
      progress = .waiting(seconds: seconds)
    case .prompted(let language):
      (usualLanguage, asksQuestions) = (language ?? .english, language != nil)
    case .botsNamed(let names):
      game.bots = names
      game.table?.opponents = Opponents()
    case .rulesChanged(let rules):
      game.rules = rules
    case .replayEnded:
      if game.isInPlay { game.table?.aids.isRepeat = true }
      changes = Changes(from: Standpoint(game, path: path))
    }
    return []
  }

  private mutating func begin(_ line: OpenLine) {
    openLine = line
    lineStart = LogPosition(game.table)
    if let time = line.time { game.table?.tick(time) }
  }

  private mutating func carryOut(_ action: FeatureAction, _ configuration: AppConfiguration) -> [Effect] {
    let next = next(action, configuration)
    notice = next.notice
    var effects = next.effects + effectsOfScreen(after: next)
    if let effect = game.countEnd() { effects.append(effect) }
    awaitedReplies += effects.count
    if awaitedReplies == 0 { finishLine() }
    return effects
  }

  /// Lets computer players and bots move, if it is their turn. The answer is then about the last of their
  /// moves.
  private mutating func letOpponentsMove(after next: Next, _ configuration: AppConfiguration) -> Next {
    guard game.table?.players.hasPrograms == true, next.notice?.isRefusal != true else { return next }
    return game.table?.moveOpponents(configuration.analyst) ?? next
  }

  /// The effects when the menu or a game is shown.
  private mutating func effectsOfScreen(after next: Next) -> [Effect] {
    switch path.current {
    case .menu: effectsOfMenu(after: next)
    case .game: effectsOfBoard()
    case .categories, .settings: []
    }
  }

  /// At a prompt, the menu says what waits today. 1.0 did not.
  private mutating func effectsOfMenu(after next: Next) -> [Effect] {
    guard asksQuestions, game.rules != .first, openLine?.hasAskedForToday == false, awaitedReplies == 0,
      next.effects.isEmpty, let notice, notice.shows.showsScreen, !notice.isRefusal
    else { return [] }
    openLine?.hasAskedForToday = true
    return [.readToday(game.learningDeck, isForMenu: true)]
  }

  private mutating func effectsOfBoard() -> [Effect] {
    guard game.table?.isRecalled == false, game.table?.game.wasFinished == false,
      let (seed, pairs, player) = game.table.map({ ($0.seed, $0.game.board.pairs, $0.player.written) })
    else { return [] }
    game.table?.isRecalled = true
    return [.recallDeal(seed: seed, pairs: pairs, player: player, isFinished: false)]
  }

  private mutating func next(_ action: FeatureAction, _ configuration: AppConfiguration) -> Next {
    switch action {
    case .navigation(.opened(.game)) where game.table == nil && asksQuestions && game.rules != .first:
      return .ask(.listGames(forTable: true))
    case .navigation(.opened(.game)):
      return letOpponentsMove(after: path.reduce(.opened(.game), hasGame: game.table != nil), configuration)
    case .navigation(let action):
      return path.reduce(action, hasGame: game.table != nil)
    case .categories(let action):
      openLine?.chosen = .category
      return game.reduce(action)
    case .settings(.chosen(.category, let word)) where game.next.deck != nil && Category(word) != nil:
      return next(.categories(.chosen(Category(word)!)), configuration)
    case .settings(let action):
      if case .choicesRequested(let setting, isNumbered: true) = action { offer = .choices(setting) }
      if case .chosen(.cards, let word) = action, CardContent(word) == .split, let refusal = game.splitRefusal {
        return .answer(refusal)
      }
      if case .chosen(let setting, let word) = action {
        openLine?.chosen = setting
        if setting == .category, Category(word) != nil { game.choose(deck: nil) }
      }
      return game.reduce(action)
    case .recalled(let past, let isFinished):
      game.table?.recall(past)
      return Next(
        notice: notice, effects: isFinished ? game.table?.effectsOfRecall(at: openLine?.time) ?? [] : [])
    case .todayRead(let today):
      self.today = today
      return Next(notice: notice)
    case .deal(let action):
      if case .cardsChosen = action { openLine?.chosen = .cards }
      switch game.reduce(action, asks: asksQuestions) {
      case .next(let next): return next
      case .goesOn(let notice):
        path.go(to: .game)
        return .answer(notice)
      case .ready(let deal):
        // A game of the day leaves the game in play waiting; a match between two games cannot wait.
        let isLost = game.wouldDiscard(by: deal) && !(deal.day != nil && game.rules != .first && game.isInPlay)
        return asksQuestions && isLost ? .answer(confirmation.ask(.discard(deal))) : open(deal, configuration)
      }
    case .dayOpened(let day, let leaves, nil):
      return lay(PendingDeal(day), leavesFile: leaves, configuration)
    case .dayOpened(let day, _, .failure(let problem)?):
      return .answer(GamesNotice.refused(problem, name: day.text))
    case .dayOpened(let day, _, .success(let waiting)?):
      _ = take(waiting, configuration)
      return .answer(DealNotice.dayGoesOn(day))
    case .game(.revealed) where asksQuestions && game.isInPlay:
      return .answer(confirmation.ask(.reveal))
    case .game(let action):
      guard let next = game.table?.reduce(action, configuration.analyst) else {
        return .answer(LineProblem.noGame)
      }
      return letOpponentsMove(after: next, configuration)
    case .review(.hintRequested) where asksBeforeAid:
      return .answer(confirmation.ask(.takeHint))
    case .review(let action):
      return game.table?.reduce(action, configuration.analyst) ?? .answer(LineProblem.noGame)
    case .tunes(let action):
      return game.reduce(action, in: spoken)
    case .games(let action):
      return reduce(action, configuration)
    case .steps(let action) where asksQuestions && game.isInPlay && steps.takesGameAway(action):
      return .answer(confirmation.ask(.goBack(action)))
    case .steps(let action) where asksBeforeAid && steps.takesFlipBack(action):
      return .answer(confirmation.ask(.undoFlip(action)))
    case .steps(let action):
      return next(action)
    case .records(.forgetGameRequested(let name)):
      return reduce(.forgetRequested(name: name), configuration)
    case .records(.forgetRequested(let saved)) where asksQuestions && (saved != .game || game.table != nil):
      return .answer(confirmation.ask(.forget(saved)))
    case .records(let action):
      if case .forgotten(let saved, _) = action, saved == .game || saved == .everything {
        openLine?.forgotGame = true
      }
      return action.next(game)
    case .confirmation(.denied):
      return .answer(confirmation.deny())
    case .confirmation(.misunderstood):
      return .answer(confirmation.askAgain())
    case .confirmation(.confirmed):
      switch confirmation.confirm() {
      case .forget(let saved): return .ask(.forget(saved))
      case .reveal:
        return game.table?.reduce(.revealed, configuration.analyst) ?? .answer(LineProblem.noGame)
      case .discard(let deal): return open(deal, configuration)
      case .goBack(let action), .undoFlip(let action): return next(action)
      case .replace(let name): return reduce(.replacementConfirmed(name: name), configuration)
      case .forgetGame(let name, _): return .ask(.forgetGame(name: name, isSure: true))
      case .takeHint:
        return game.table?.reduce(.hintRequested, configuration.analyst) ?? .answer(LineProblem.noGame)
      case nil: return .answer(ConfirmationNotice.nothingAsked)
      }
    case .helpRequested(let topic):
      return .answer(HelpNotice(topic: topic))
    case .rulesRequested:
      return .answer(RulesNotice())
    case .mistyped(let problem):
      offer = line.flatMap { problem.suggestion(for: $0) }.map(Offer.line)
      return .answer(problem)
    case .quit:
      isOver = true
      return configuration.savesGame && game.isInPlay
        ? .ask(.checkGameIsSaved) : .answer(FarewellNotice(isSaved: false))
    case .gameIsSaved(let isSaved):
      return .answer(FarewellNotice(isSaved: isSaved))
    case .repeatRequested:
      return .answer(NavigationNotice.shown)
    }
  }

  /// Deals a game, or goes on with the game of the day that waits.
  private mutating func open(_ deal: PendingDeal, _ configuration: AppConfiguration) -> Next {
    let leaves = game.wouldDiscard(by: deal)
    guard let day = deal.day, game.rules != .first, deal.mayWait || leaves else {
      return lay(deal, configuration)
    }
    return .ask(.openDay(day, seeks: deal.mayWait, leaves: leaves, leaving: game.file))
  }

  /// Deals a game and shows it.
  private mutating func lay(
    _ deal: PendingDeal, leavesFile: Bool = false, _ configuration: AppConfiguration
  ) -> Next {
    openLine?.replaced = .game(
      PutAway(game.table, file: leavesFile ? game.file : nil), changes.after.checkpoint)
    if deal.category != nil { openLine?.chosen = .category }
    path.go(to: .game)
    return letOpponentsMove(after: game.lay(deal, leavesFile: leavesFile), configuration)
  }

  /// Asks before a game is replaced or deleted, and shows a game that was loaded.
  private mutating func reduce(_ action: GamesAction, _ configuration: AppConfiguration) -> Next {
    switch action {
    case .saved(let name, .failure(.nameTaken)): return .answer(confirmation.ask(.replace(name)))
    case .found(let name, .success(let game)): return .answer(confirmation.ask(.forgetGame(name, game)))
    default: break
    }
    switch game.reduce(action, asks: asksQuestions) {
    case .next(let next): return next
    case .loaded(let loaded): return take(loaded, configuration)
    }
  }

  /// Puts a loaded game on the table and shows it.
  private mutating func take(_ loaded: SavedGame, _ configuration: AppConfiguration) -> Next {
    openLine?.replaced = .game(PutAway(game.table, file: game.file), changes.after.checkpoint)
    let next = game.take(loaded)
    openLine?.loaded = SavedStandpoint(loaded, game, path: path)
    path.go(to: .game)
    lineStart = LogPosition(game.table)
    if game.rules == .first {
      steps = UndoHistory()
      openLine?.wentOverSteps = true
    }
    return letOpponentsMove(after: next, configuration)
  }

  /// Goes through the steps, after the file of the game at their end was taken up.
  private mutating func next(_ action: StepsAction) -> Next {
    if let step = steps.target(of: action), let file = steps.file(at: step), file != game.file {
      return .ask(.takeUpGame(file, leaving: game.file, step: step))
    }
    let next = steps.reduce(action, &game, path: &path)
    lineStart = LogPosition(game.table)
    openLine?.wentOverSteps = true
    return next
  }

  private mutating func finishLine() {
    guard let finished = openLine.take() else { return }
    game.table?.note(finished.time, since: lineStart)
    changes.goOn(to: Standpoint(game, path: path), after: finished, isRefused: isRefusal)
    finishesLine = true
    progress = .answered
    guard typed != nil else { return }
    var summary: String { line?.summary ?? "" }
    let cause = confirmation.finish(summary)
    if !finished.wentOverSteps, changes.isStep {
      let choices = changes.areChoicesOther ? Replaced.choices(changes.before.checkpoint) : nil
      steps.add(
        Step(
          line: cause ?? summary, play: max(0, changes.play),
          replaced: changes.isOtherGame ? finished.replaced : choices))
    }
  }
}

extension FeatureAction {
  /// Whether it is one of the commands `settings` and `set`, even if it was refused.
  fileprivate func isAboutSettings(_ line: Line) -> Bool {
    switch self {
    case .settings, .navigation(.opened(.settings)), .mistyped: break
    default: return false
    }
    guard case .words(let words) = line.content else { return false }
    let commands = CommandList.all
    let name = commands.name(of: words[0]) ?? commands.name(of: commands.understood(words)[0])
    return name == "settings" || name == "set"
  }

  fileprivate var answersQuestion: Bool { if case .confirmation = self { true } else { false } }
}
