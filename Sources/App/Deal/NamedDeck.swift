/// The reply to `Effect.readDeck` or `Effect.readFavorites`.
package struct DeckRead: GameAction {
  let deck: Result<Deck, DeckFileProblem>
  let request: DeckRequest

  package init(_ deck: Result<Deck, DeckFileProblem>, _ request: DeckRequest) {
    (self.deck, self.request) = (deck, request)
  }

  package func reduce(_ game: inout GameState, _ asker: Asker) -> Next {
    game.answer(game.search(deck, request, in: asker.language), for: request.use)
  }
}

extension GameState {
  /// Chooses, deals or practices a deck that a player named.
  mutating func answer(_ search: DeckSearch, for use: DeckRequest.Use) -> Next {
    switch (search, use) {
    case (.ask(let effect), _): return .ask(effect)
    case (.refused(let refusal), _): return .answer(refusal)
    case (.found(.category(let category)), .practice(let pairs)):
      return requestPractice(of: category.deck, pairs: pairs)
    case (.found(.deck(let deck)), .practice(let pairs)): return requestPractice(of: deck, pairs: pairs)
    case (.found(let choice), .deal(let pairs)): return requestTunes(choice, pairs: pairs, isNamed: true)
    case (.found(let choice), .choice):
      choose(choice)
      return .answer(DeckChosen(choice: choice))
    }
  }
}
