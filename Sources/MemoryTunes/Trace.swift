import Flow

/// Middleware that writes down each action, and what it changed.
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

  /// What is told of a state.
  private func facts(_ state: borrowing AppState) -> [(name: String, value: String)] {
    let table = state.game.table
    return [
      ("screen", state.path.current.rawValue),
      ("category", state.game.next.category.rawValue),
      ("deck", state.game.next.deckName),
      ("next seed", String(state.game.next.seed)),
      ("game", table.map { "\($0.board.pairs) pairs of seed \($0.seed)" } ?? "none"),
      ("flips", String(table?.board.flips ?? 0)),
      ("moves", String(table?.board.moves ?? 0)),
      ("matched", String(table?.board.matchedPairs ?? 0)),
      ("turn", table?.player.name ?? "nobody"),
      ("next players", state.game.next.players.names),
      ("hints", String(table?.hints ?? 0)),
      ("waiting for tunes", state.game.request == nil ? "no" : "yes"),
      ("step", String(state.steps.position)),
      ("refused", state.isRefusal ? "yes" : "no"),
    ]
  }

  private func name(of action: AppAction) -> String {
    switch action {
    case .opened(let route): "opened(\(route.rawValue))"
    case .wentBack: "wentBack"
    case .asked(let command): "asked(help: \(command ?? "nil"))"
    case .askedToSee: "askedToSee"
    case .categories(.chosen(let category)): "categories.chosen(\(category.rawValue))"
    case .game(let action): "game." + name(of: action)
    case .tunes(let action): "tunes." + name(of: action)
    case .given(let action): "given.\(action.name)"
    case .steps(let action): "steps.\(action)"
    case .records(let action): "records." + name(of: action)
    case .mistyped: "mistyped"
    case .quit: "quit"
    case .settled: "settled"
    }
  }

  private func name(of action: GameAction) -> String {
    switch action {
    case .newGameAsked(let pairs): "newGameAsked(pairs: \(pairs.map(String.init) ?? "nil"))"
    case .tunesArrived(.success(let tunes)): "tunesArrived(\(tunes.deck.count) tunes, \(tunes.origin.key))"
    case .tunesArrived(.failure(let problem)): "tunesArrived(\(problem.rawValue))"
    case .seedChosen(let seed): "seedChosen(\(seed))"
    case .flipped(let card, let second): "flipped(\(card), then: \(second.map(String.init) ?? "nil"))"
    case .passed: "passed"
    case .playersChosen(let players): "playersChosen(\(players.names))"
    case .playersAsked: "playersAsked"
    case .hintAsked: "hintAsked"
    case .parAsked: "parAsked"
    case .reviewAsked: "reviewAsked"
    }
  }

  private func name(of action: TunesAction) -> String {
    switch action {
    case .asked: "asked"
    case .described: "described"
    case .fetchAsked: "fetchAsked"
    case .clearAsked: "clearAsked"
    case .cleared(let files): "cleared(files: \(files))"
    case .deckAsked(let path): "deckAsked(\(OutsideText.quoted(path)))"
    case .deckRead(.success(let deck)): "deckRead(\(deck.count) tunes)"
    case .deckRead(.failure): "deckRead(nothing)"
    case .categoryAsked: "categoryAsked"
    }
  }

  private func name(of action: RecordsAction) -> String {
    switch action {
    case .asked(let pairs): "asked(pairs: \(pairs.map(String.init) ?? "nil"))"
    case .statsAsked: "statsAsked"
    case .read(_, let file): "read(\(file?.finished.count ?? 0) records)"
    case .forgetAsked(let kept): "forgetAsked(\(kept.rawValue))"
    case .confirmed: "confirmed"
    case .forgotten(let kept, let files): "forgotten(\(kept.rawValue), files: \(files))"
    }
  }
}

extension GivenAction {
  fileprivate var name: String {
    switch self {
    case .seed: "seed"
    case .category: "category"
    case .pairs: "pairs"
    case .tune: "tune"
    case .tunes: "tunes"
    case .deck: "deck"
    case .file: "file"
    case .source: "source"
    case .trouble: "trouble"
    case .refusal: "refusal"
    case .fetching: "fetching"
    case .cleared: "cleared"
    case .hints: "hints"
    case .undone: "undone"
    case .began: "began"
    }
  }
}
