import Text
import Wording

extension GameState {
  /// Chooses, deals or practices a deck that a player named; asks the world for one that it may have.
  mutating func take(_ name: DeckReference, for use: DeckUse, in language: Language) -> Next {
    if let deck = name.builtIn(language) { return take(deck, for: use, language) }
    guard case .named(let path) = name else {
      return .ask(.readFavorites(for: use))
    }
    return .ask(.readDeck(path, for: use))
  }

  /// Takes the deck that was read, or one that has a theme of that name.
  mutating func take(
    _ deck: Result<Deck, DeckFileProblem>, _ path: FilePath, for use: DeckUse, in language: Language
  ) -> Next {
    let problem: DeckFileProblem
    switch deck {
    case .success(let deck): return take(deck.theme(inFull: path.text) ?? deck, for: use, language)
    case .failure(let failure): problem = failure
    }
    let isMissing = [.noSuchFile, .noFiles, .isAFolder, .nameTooLong].contains {
      problem.cause == .system(.known($0))
    }
    // The path of one that was found by its name is another.
    guard isMissing, problem.path == DeckFile.shown(path) else {
      return .refuse(.deck(.unusable(problem)))
    }
    // If there is no file of that name, it may be that of a theme.
    let name = path.text
    var chosen = next.deck
    chosen?.theme = nil
    let prefix = chosen.map { $0.identity.name + " " } ?? ""
    let theme = name.utf8.starts(with: prefix.utf8) ? String(name.utf8.dropFirst(prefix.utf8.count))! : name
    if let deck = chosen?.theme(named: theme) { return take(deck, for: use, language) }
    let withThemes = WordTheme(named: name) == nil ? [] : BuiltInDeck.allCases
    let decks = withThemes.filter { $0.teaches(in: language) }
      .compactMap { deck in deck.deck(in: language).theme(named: name).map { (deck, $0) } }
    if decks.count == 1 { return take(decks[0].1, for: use, language) }
    if let theme = decks.first?.1.theme {
      return .refuse(.deck(.unclear(theme: theme, of: decks.map(\.0), use: use)))
    }
    guard let word = DeckReference(path).unknown else { return .refuse(.deck(.unusable(problem))) }
    let names = DeckReference.names
    let nearest = word.nearest(of: names, in: \.categories) ?? word.nearest(of: names, in: \.decks)
    return .refuse(.deck(.unknown(word, nearest: nearest ?? problem.nearest)))
  }

  private mutating func take(_ deck: Deck, for use: DeckUse, _ language: Language) -> Next {
    switch use {
    case .practice(let pairs): return requestPractice(of: deck, pairs: pairs, in: language)
    case .deal(let pairs): return requestTunes(RequestedGame(pairs: pairs, choice: deck))
    case .choice:
      choose(deck: deck)
      next.chosenParts.insert(.deck)
      return .say(.choseDeck(deck))
    case .list: return requestWords(of: deck)
    }
  }
}
