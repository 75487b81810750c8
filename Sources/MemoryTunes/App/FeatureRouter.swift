import MemoryGame
import Saved
import Text
import Wording

extension AppState {
  /// Passes an action to its feature. Asks first, where something would be lost.
  mutating func next(_ action: FeatureAction) -> Next {
    switch action {
    case .navigation(.opened(.game)) where game.table == nil:
      return asksQuestions ? .ask(.listGames(forTable: true)) : .refuse(.line(.noGame))
    case .navigation(.opened(.game)):
      game.table?.hasBotFailed = false
      return path.reduce(.opened(.game))
    case .navigation(.opened(.categories)):
      return .ask(
        .askDue(
          [.countFavorites], knowing: game.wordsDeck, in: spoken,
          reading: { rows in
            rows.row("count", columns: 1)?[0].countInRow.map { ($0, DueDeck.all(in: rows)) }
          }, taking: { .favoritesCounted($0?.0 ?? 0, due: $0?.1 ?? []) }))
    case .favoritesCounted(let favorites, let due):
      return .ask(.listDecks(favorites: favorites, due: due))
    case .decksListed(let list):
      decks = list
      path.go(to: .categories)
      let isForWords = openLine?.isForWords ?? false
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
    case .game(let action) where asksQuestions && game.isInPlay && action is RevealRequested:
      return ask(.reveal)
    case .game(let action):
      if let cards = action.cards(in: game) {
        let parts = [.command("flip")] + cards.map { Usage.Part.literal("\($0)") }
        answer.line = answer.line?.understood(as: Usage(parts).text(spoken.words))
      }
      return play(action)
    case .review(let action) where asksBeforeAid && action is HintRequested: return ask(.takeHint)
    case .review(let action): return play(action)
    case .state(let action):
      let next = reduce(action)
      // There is no such deck, but the line may be a phrase: `play music`.
      guard case .refused(.deck(.unknown(_, nearest: nil)))? = next.events.last, let line,
        let other = otherMeaning(of: line)
      else { return next }
      answer.line = other.line
      return self.next(other.action)
    case .ask(let effect): return .ask(effect)
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

  private mutating func play(_ action: any TableAction) -> Next {
    guard game.table != nil else { return .refuse(.line(.noGame)) }
    return action.reduce(&game.table!)
  }

  private mutating func reduce(_ action: any GameAction) -> Next {
    switch action {
    case let action as DeckNamed:
      // A number is that of a row.
      guard case .named(let path) = action.deck, case let word = Word(path.text), word.isNumber else { break }
      let rows = DeckRow.rows(decks)
      return rows.row(word).map { reduce(DeckNamed(deck: $0.reference, use: action.use)) }
        ?? .refuse(.line(.noSuchRow(word, rows: rows.count)))
    case is WordsRequested where game.wordsDeck == nil:
      openLine?.isForWords = true
      return next(.navigation(.opened(.categories)))
    case let action as ValueNamed:
      guard action.setting == .category, let category = BuiltInDeck.category(action.value) else { break }
      return reduce(DeckNamed(deck: .builtIn(category)))
    case let action as ForgetRequested where asksQuestions && (action.thing != .game || game.table != nil):
      return ask(.forget(action.thing))
    case let refused as GameRefused where refused.problem == .nameTaken: return ask(.replace(refused.name))
    case let found as GameForgotten where !found.isSure: return ask(.forgetGame(found.name, found.game))
    default: break
    }
    let next = action.reduce(&game, Asker(language: spoken, isAtPrompt: asksQuestions))
    switch next.table {
    case .dealt(let deal)?: return askBeforeOpening(deal)
    case .loaded(let loaded)?: return take(loaded)
    case nil: break
    }
    switch next.events.last {
    case .toldChoices(let choices)? where choices.isNumbered: offer = .choices(choices.setting)
    case .loaded?: path.go(to: .game)
    default: break
    }
    return next
  }

  mutating func ask(_ question: Question) -> Next {
    confirmation = question
    return .say(.asked(question))
  }

  /// Does what the player was asked about.
  private mutating func confirmed(_ question: Question) -> Next {
    switch question {
    case .forget(let saved): return .ask(.forget(saved))
    case .reveal: return play(RevealRequested())
    case .discard(let deal): return open(deal)
    case .undoFlip(let action): return go(action)
    case .replace(let name): return reduce(SaveRequested(name: name, isSure: true))
    case .forgetGame(let name, _): return .ask(.forgetGame(name: name, isSure: true))
    case .takeHint: return play(HintRequested())
    }
  }
}
