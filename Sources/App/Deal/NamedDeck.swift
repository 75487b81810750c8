import Saved

/// The reply to `Effect.readDeck`, or the deck of favorites.
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

extension Effect {
  static func readFavorites(_ request: DeckRequest) -> Effect {
    .ask(
      [.favorites], reading: Deck.favorites,
      taking: { .state(DeckRead($0 ?? Deck.favorites([]), request)) })
  }
}

extension GameState {
  /// Chooses, deals or practices a deck that a player named.
  mutating func answer(_ search: DeckSearch, for use: DeckRequest.Use) -> Next {
    switch (search, use) {
    case (.read(let request), _): return .ask(.readDeck(request))
    case (.readFavorites(let request), _): return .ask(.readFavorites(request))
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
