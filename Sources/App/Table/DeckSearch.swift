import Text
import Wording

/// The search of a deck that a player names.
package enum DeckSearch {
  case found(DeckChoice)
  case read(DeckRequest)
  case readFavorites(DeckRequest)
  case refused(DeckRefusal)
}

/// Why there is no such deck, or it cannot be used.
package enum DeckRefusal: Equatable {
  case unknown(Word, nearest: String?)
  case unusable(DeckFileProblem)
  /// The name of a theme of several decks.
  case unclear(theme: String, of: [WordDeck])
}

extension GameState {
  package func search(
    _ name: DeckReference, for use: DeckRequest.Use, in language: Language
  ) -> DeckSearch {
    switch name {
    case .category(let category): return .found(.category(category))
    case .words(let deck): return .found(.deck(deck.deck(in: language)))
    case .favorites:
      return .readFavorites(DeckRequest(path: FilePath(DeckIdentity.favorites.name), use: use))
    case .named(let path):
      if let deck = WordDeck.inFull(path.text, language) { return .found(.deck(deck)) }
      return .read(DeckRequest(path: path, use: use))
    }
  }

  /// The deck of the world's reply. If there is no file of that name, it may be that of a theme.
  package func search(
    _ reply: Result<Deck, DeckFileProblem>, _ request: DeckRequest, in language: Language
  ) -> DeckSearch {
    let problem: DeckFileProblem
    switch reply {
    case .success(let deck): return .found(.deck(deck))
    case .failure(let trouble): problem = trouble
    }
    let name = request.path.text
    // The path of one that was found by its name is another.
    guard problem.isMissing, problem.path == DeckFile.shown(request.path) else {
      return .refused(.unusable(problem))
    }
    var chosen = next.deck
    chosen?.theme = nil
    if let deck = chosen?.theme(named: name) { return .found(.deck(deck)) }
    let decks = WordDeck.allCases.filter { $0.teaches(in: language) }
      .compactMap { deck in deck.deck(in: language).theme(named: name).map { (deck, $0) } }
    if decks.count == 1 { return .found(.deck(decks[0].1)) }
    if let theme = decks.first?.1.theme { return .refused(.unclear(theme: theme, of: decks.map(\.0))) }
    guard let word = DeckReference(request.path).unknown else { return .refused(.unusable(problem)) }
    let names = DeckReference.names
    let nearest = word.nearest(of: names, in: \.categories) ?? word.nearest(of: names, in: \.decks)
    return .refused(.unknown(word, nearest: nearest ?? problem.nearest))
  }
}
