import Flow
import MemoryGame
import Wording

/// Middleware that writes down each action and what it changed.
struct Trace {
  private let write: (String) -> Void

  init(write: @escaping (String) -> Void) {
    self.write = write
  }

  var middleware: Middleware<AppState, AppAction, Effect> {
    Middleware { store, action, next in
      let before = facts(store.state)
      next(action)
      let changes = zip(before, facts(store.state)).filter { $0.value != $1.value }
        .map { "\($0.name) \($0.value) -> \($1.value)" }
      write(name(of: action) + ": " + (changes.isEmpty ? "nothing changed" : changes.joined(separator: ", ")))
    }
  }

  /// The parts of a state that a trace shows.
  private func facts(_ state: borrowing AppState) -> [(name: String, value: String)] {
    let table = state.game.table
    return [
      ("screen", state.path.current.rawValue),
      ("category", state.game.next.category.rawValue),
      ("deck", state.game.next.deckName),
      ("cards", state.game.next.cards.rawValue),
      ("next seed", String(state.game.next.seed)),
      ("game", table.map { "\($0.game.board.pairs) pairs of seed \($0.seed)" } ?? "none"),
      ("flips", String(table?.game.board.flips ?? 0)),
      ("moves", String(table?.game.board.moves ?? 0)),
      ("matched", String(table?.game.board.matchedPairs ?? 0)),
      ("turn", table?.player.name ?? "nobody"),
      ("next players", state.game.next.players.names(Language.english.words)),
      ("hints", String(table?.hints ?? 0)),
      ("waiting for tunes", state.game.request == nil ? "no" : "yes"),
      ("step", String(state.steps.position)),
      ("question", state.questions.open == nil ? "none" : "open"),
      ("refused", state.answer.isRefusal ? "yes" : "no"),
    ]
  }

  private func name(of action: AppAction) -> String {
    switch action {
    case .navigation(let action): "navigation.\(action)"
    case .categories(.chosen(let category)): "categories.chosen(\(category.rawValue))"
    case .categories(.misnamed): "categories.misnamed"
    case .settings(.chosen(let setting, _)): "settings.chosen(\(setting.name))"
    case .settings(.choicesRequested(let setting)): "settings.choicesRequested(\(setting.name))"
    case .settings(.misnamed): "settings.misnamed"
    case .game(let action): "game." + name(of: action)
    case .table(.flipped(let card, let second)):
      "table.flipped(\(card), then: \(second.map(String.init) ?? "nil"))"
    case .table(.passed): "table.passed"
    case .table(.movedOutOfTurn): "table.movedOutOfTurn"
    case .table(.placed(let placing)): "table.placed(rank: \(placing.rank) of \(placing.games))"
    case .skill(let action): "skill.\(action)"
    case .tunes(let action): "tunes." + name(of: action)
    case .given(.fact(let fact)): "given.\(name(of: fact))"
    case .given(.noTune): "given.noTune"
    case .given(let action): "given.\(action)"
    case .steps(let action): "steps.\(action)"
    case .records(let action): "records." + name(of: action)
    case .questions(let action): "questions.\(action)"
    case .helpRequested(let topic): "helpRequested.\(topic)"
    case .mistyped: "mistyped"
    case .quit: "quit"
    case .settled: "settled"
    }
  }

  private func name(of action: GameAction) -> String {
    switch action {
    case .newGameRequested(let pairs): "newGameRequested(pairs: \(pairs.map(String.init) ?? "nil"))"
    case .tunesArrived(.success(let tunes)): "tunesArrived(\(tunes.deck.count) tunes, \(tunes.origin.key))"
    case .tunesArrived(.failure(let problem)): "tunesArrived(\(problem.rawValue))"
    case .dailyRequested(let day): "dailyRequested(\(day?.text ?? "nil"))"
    case .dayCame(let today, let asked):
      "dayCame(today: \(today.text), asked: \(asked?.text ?? "nil"))"
    case .seedChosen(let seed): "seedChosen(\(seed))"
    case .cardsChosen(let cards): "cardsChosen(\(cards.rawValue))"
    case .playersChosen(let players): "playersChosen(\(players.names(Language.english.words)))"
    case .playersMisnamed: "playersMisnamed"
    case .playersRequested: "playersRequested"
    }
  }

  private func name(of action: TunesAction) -> String {
    switch action {
    case .requested: "requested"
    case .described: "described"
    case .fetchRequested: "fetchRequested"
    case .fetched(.success(let tunes), _): "fetched(\(tunes.deck.count) tunes)"
    case .fetched(.failure(let problem), _): "fetched(\(problem.rawValue))"
    case .clearRequested: "clearRequested"
    case .cleared(let files): "cleared(files: \(files))"
    case .decksRequested: "decksRequested"
    case .decksListed(let list): "decksListed(\(list.decks.count) decks)"
    case .deckRequested(let path): "deckRequested(\(OutsideText.quoted(path.text)))"
    case .deckRead(.success(let deck)): "deckRead(\(deck.count) tunes)"
    case .deckRead(.failure): "deckRead(nothing)"
    case .categoryRequested: "categoryRequested"
    case .given(let deck): "given(\(deck == nil ? "category" : "deck"))"
    }
  }

  private func name(of action: RecordsAction) -> String {
    switch action {
    case .requested(let pairs): "requested(pairs: \(pairs.map(String.init) ?? "nil"))"
    case .statsRequested: "statsRequested"
    case .read(let records): "read(\(records == nil ? "nothing" : "records"))"
    case .forgetRequested(let saved): "forgetRequested(\(saved.rawValue))"
    case .forgotten(let saved, let files): "forgotten(\(saved.rawValue), files: \(files))"
    }
  }

  private func name(of fact: GivenFact) -> String {
    switch fact {
    case .tune: "tune"
    case .tunes: "tunes"
    case .deck: "deck"
    case .file: "file"
    case .listed: "listed"
    case .unlisted: "unlisted"
    case .source: "source"
    case .trouble: "trouble"
    case .refusal: "refusal"
    case .fetching: "fetching"
    case .today: "today"
    case .placing: "placing"
    case .cleared: "cleared"
    }
  }
}
