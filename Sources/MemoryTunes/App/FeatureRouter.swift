import MemoryGame
import Saved
import Text
import Wording

extension AppState {
  /// Passes an action to its feature. Asks first, where something would be lost.
  mutating func next(_ action: FeatureAction) -> Next {
    switch action {
    case .navigation(.opened(.game)) where game.table == nil:
      return asksQuestions ? .ask(.listGames(forTable: true)) : .answer(LineProblem.noGame)
    case .navigation(.opened(.game)): return letOpponentsMove(after: path.reduce(.opened(.game)))
    case .navigation(.opened(.categories)):
      return .ask(
        .ask(
          [.countFavorites], reading: { $0.row("count", columns: 1)?[0].countInRow },
          taking: { .favoritesCounted($0 ?? 0) }))
    case .favoritesCounted(let favorites): return .ask(.listDecks(favorites: favorites))
    case .decksListed(let list):
      decks = list
      path.go(to: .categories)
      return .answer(
        DecksListed(list: list, choice: game.choiceIdentity, isForWords: openLine?.isForWords ?? false))
    case .navigation(let action): return path.reduce(action)
    case .recalled(let past, let isFinished):
      game.table?.recall(past, isFinished: isFinished)
      return Next(
        answer: answer, effects: isFinished ? game.table?.effectsOfRecall(at: openLine?.time) ?? [] : [])
    case .todayRead(let today):
      self.today = today
      return Next(answer: answer)
    case .dayOpened(let day, let leaves, let waiting): return open(day, waiting, leaves: leaves)
    case .game(let action) where asksQuestions && game.isInPlay && action is RevealRequested:
      return ask(.reveal)
    case .game(let action):
      if let cards = action.cards(in: game) {
        let parts = [.command("flip")] + cards.map { Usage.Part.literal("\($0)") }
        line = line?.understood(as: Usage(parts).text(spoken.words))
      }
      return letOpponentsMove(after: play(action))
    case .review(let action) where asksBeforeAid && action is HintRequested: return ask(.takeHint)
    case .review(let action): return play(action)
    case .state(let action):
      let next = reduce(action)
      // There is no such deck, but the line may be a phrase: `play music`.
      guard case .unknown(_, nearest: nil)? = next.answer as? DeckRefusal, let line,
        let other = otherMeaning(of: line)
      else {
        return next
      }
      self.line = other.line
      return self.next(other.action)
    case .ask(let effect): return .ask(effect)
    case .steps(let action) where asksQuestions && game.isInPlay && steps.takesGameAway(action):
      return ask(.goBack(action))
    case .steps(let action) where asksBeforeAid && steps.takesFlipBack(action): return ask(.undoFlip(action))
    case .steps(let action): return next(action)
    case .gameTakenUp(nil, let step): return go(.wentTo(step))
    case .gameTakenUp(let problem?, _):
      return .refuse("game-away") {
        problem == .inUse ? $0.words.gameOfStepIsInUse : $0.words.gameOfStepIsGone
      }
    case .confirmation(let answer):
      let (open, cause) = confirmation
      guard let question = open else { return .refuse("nothing-asked", \.words.noQuestionToAnswer) }
      if answer == .misunderstood { return .answer(question.asked) }
      confirmation.open = nil
      if answer == .denied { return .answer(question.denied) }
      openLine?.cause = cause
      return confirmed(question)
    case .mistyped(let problem): return .answer(problem)
    case .quit:
      isOver = true
      return asksQuestions && game.isInPlay ? .ask(.checkGameIsSaved) : .say("goodbye", \.words.goodbye)
    case .gameIsSaved(let isSaved):
      return .say("goodbye") { isSaved ? $0.words.goodbyeWithGameSaved : $0.words.goodbye }
    // The root reducer has shown the last answer again.
    case .repeatRequested: return Next()
    }
  }

  /// Lets computer players and bots move, if it is their turn. The answer is then about their last move.
  mutating func letOpponentsMove(after next: Next) -> Next {
    guard game.table?.players.hasPrograms == true, next.answer?.isRefusal != true else { return next }
    return game.table?.moveOpponents() ?? next
  }

  private mutating func play(_ action: any TableAction) -> Next {
    guard game.table != nil else { return .answer(LineProblem.noGame) }
    return action.reduce(&game.table!)
  }

  private mutating func reduce(_ action: any GameAction) -> Next {
    switch action {
    case let action as DeckNamed:
      // A number is that of a row.
      guard case .named(let path) = action.deck, case let word = Word(path.text), word.isNumber else { break }
      let rows = DeckRow.rows(decks)
      return rows.row(word).map { reduce(DeckNamed(deck: $0.reference)) }
        ?? .answer(LineProblem.noSuchRow(word, rows: rows.count))
    case is WordsRequested where game.wordsDeck == nil:
      openLine?.isForWords = true
      return next(.navigation(.opened(.categories)))
    case let action as ValueNamed:
      openLine?.chosen = action.setting
      guard action.setting == .category, let category = BuiltInDeck.category(action.value) else { break }
      return reduce(DeckNamed(deck: .builtIn(category)))
    case let action as ForgetRequested where asksQuestions && (action.thing != .game || game.table != nil):
      return ask(.forget(action.thing))
    case let refused as GameRefused where refused.problem == .nameTaken: return ask(.replace(refused.path))
    case let found as GameForgotten where !found.isSure: return ask(.forgetGame(found.name, found.game))
    default: break
    }
    let next = action.reduce(&game, Asker(language: spoken, isAtPrompt: asksQuestions))
    switch next.table {
    case .dealt(let deal)?: return askBeforeOpening(deal)
    case .loaded(let loaded)?: return take(loaded)
    case nil: break
    }
    switch next.answer {
    case let chosen as DeckChosen: if chosen.deck.identity.category != nil { openLine?.chosen = .category }
    case let choices as ChoicesTold where choices.isNumbered: offer = .choices(choices.setting)
    case is GoesOn: path.go(to: .game)
    default: break
    }
    return next
  }

  mutating func ask(_ question: Question) -> Next {
    confirmation = (question, line?.summary ?? "")
    return .answer(question.asked)
  }

  /// Does what the player was asked about.
  private mutating func confirmed(_ question: Question) -> Next {
    switch question {
    case .forget(let saved): return .ask(.forget(saved))
    case .reveal: return play(RevealRequested())
    case .discard(let deal): return open(deal)
    case .goBack(let action), .undoFlip(let action): return next(action)
    case .replace(let name): return reduce(SaveRequested(name: name, isSure: true))
    case .forgetGame(let name, _): return .ask(.forgetGame(name: name, isSure: true))
    case .takeHint: return play(HintRequested())
    }
  }
}
