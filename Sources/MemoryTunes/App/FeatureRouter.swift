import MemoryGame
import Saved
import Text
import Wording

extension AppState {
  /// Passes an action to its feature. Asks first, where something would be lost.
  mutating func next(_ action: FeatureAction) -> Next {
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
    case .recalled(let past, let isFinished):
      game.table?.recall(past, isFinished: isFinished)
      return Next(effects: isFinished ? game.table?.effectsOfRecall(at: openLine?.time) ?? [] : [])
    case .todayRead(let today):
      self.today = today
      return Next()
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
    case .deal(.deck(.named(let path), let use)) where Word(path.text).isNumber:
      let row = Word(path.text)
      return reference(.named(path)).map { next(.deal(.deck($0, for: use))) }
        ?? .refuse(.line(.noSuchRow(row, rows: DeckRow.rows(decks).count)))
    case .deal(let action):
      let next = lay(action.reduce(&game, asker))
      if case .loaded? = next.events.last { path.go(to: .game) }
      return next
    case .tunes(let action): return lay(action.reduce(&game))
    case .games(.forget(let thing)) where asksQuestions && (thing != .game || game.table != nil):
      return ask(.forget(thing))
    case .games(.saved(let name, .failure(.position(.nameTaken)))): return ask(.replace(name))
    case .games(.forgotGame(let name, .success(let listed), isSure: false)):
      return ask(.forgetGame(name, listed))
    case .games(let action): return lay(action.reduce(game, asker))
    case .records(let action): return action.reduce()
    case .settings(.choose(.category, let value)):
      guard let category = BuiltInDeck.category(value) else { return game.choose(.category, value) }
      return next(.deal(.deck(.builtIn(category), for: .choice)))
    case .settings(let action):
      let next = action.reduce(&game, asker)
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
    case .mistyped(let problem): return .refuse(.line(problem))
    case .quit:
      isOver = true
      return asksQuestions && game.isInPlay ? .ask(.checkGameIsSaved) : .say(.left(isSaved: false))
    case .gameIsSaved(let isSaved): return .say(.left(isSaved: isSaved))
    // The root reducer has shown the last answer again.
    case .repeatRequested: return Next()
    }
  }

  private var asker: Asker { Asker(language: spoken, isAtPrompt: asksQuestions) }

  /// Lays the game that comes on the table, or asks first.
  private mutating func lay(_ next: Next) -> Next {
    switch next.table {
    case .dealt(let deal)?: return askBeforeOpening(deal)
    case .loaded(let loaded)?: return take(loaded)
    case nil: return next
    }
  }

  mutating func ask(_ question: Question) -> Next {
    confirmation = question
    return .say(.asked(question))
  }

  /// Does what the player was asked about.
  private mutating func confirmed(_ question: Question) -> Next {
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
