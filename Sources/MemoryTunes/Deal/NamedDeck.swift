import Text
import Wording

extension GameState {
  /// Chooses or deals a deck that a player named and the program has.
  mutating func take(_ name: DeckReference, for use: DeckUse, in language: Language) -> Next {
    name.builtIn(language).map { take($0, for: use) } ?? Next()
  }

  /// Chooses or deals the deck that was read.
  mutating func take(
    _ deck: Result<Deck, DeckFileProblem>, _ path: FilePath, for use: DeckUse, in language: Language
  ) -> Next {
    switch self.deck(deck, path, for: use, in: language) {
    case .success(let deck): take(deck, for: use)
    case .failure(let refusal): .refuse(refusal)
    }
  }

  /// The deck that was read, or one that has a theme of that name; or why it cannot be used.
  func deck(
    _ deck: Result<Deck, DeckFileProblem>, _ path: FilePath, for use: DeckUse, in language: Language
  ) -> Result<Deck, Refusal> {
    let problem: DeckFileProblem
    switch deck {
    case .success(let deck): return .success(deck.theme(inFull: path.text) ?? deck)
    case .failure(let failure): problem = failure
    }
    let isMissing = [.noSuchFile, .noFiles, .isAFolder, .nameTooLong].contains {
      problem.cause == .system(.known($0))
    }
    // The path of one that was found by its name is another.
    guard isMissing, problem.path == DeckFile.shown(path) else {
      return .failure(.deck(.unusable(problem)))
    }
    // If there is no file of that name, it may be that of a theme.
    let name = path.text
    var chosen = next.deck
    chosen?.theme = nil
    let prefix = chosen.map { $0.identity.name + " " } ?? ""
    let theme = name.utf8.starts(with: prefix.utf8) ? String(name.utf8.dropFirst(prefix.utf8.count))! : name
    if let deck = chosen?.theme(named: theme) { return .success(deck) }
    let withThemes = WordTheme(named: name) == nil ? [] : BuiltInDeck.allCases
    let decks = withThemes.filter { $0.teaches(in: language) }
      .compactMap { deck in deck.deck(in: language).theme(named: name).map { (deck, $0) } }
    if decks.count == 1 { return .success(decks[0].1) }
    if let theme = decks.first?.1.theme {
      return .failure(.deck(.unclear(theme: theme, of: decks.map(\.0), use: use)))
    }
    guard let word = DeckReference(path).unknown else { return .failure(.deck(.unusable(problem))) }
    let names = DeckReference.names
    let nearest = word.nearest(of: names, in: \.categories) ?? word.nearest(of: names, in: \.decks)
    return .failure(.deck(.unknown(word, nearest: nearest ?? problem.nearest)))
  }

  private mutating func take(_ deck: Deck, for use: DeckUse) -> Next {
    switch use {
    case .practice(let pairs): return refusePractice(of: deck, pairs: pairs)
    case .deal(let pairs): return requestTunes(RequestedGame(pairs: pairs, choice: deck))
    case .choice:
      choose(deck: deck)
      next.chosenParts.insert(.deck)
      return .say(.choseDeck(deck))
    case .list: return refuseWords(of: deck)
    }
  }
}
