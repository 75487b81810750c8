import Text
import Wording

extension GameState {
  /// The deck that was read, or one that has a theme of that name.
  func deck(
    _ deck: Result<Deck, DeckFileFailure>, _ path: FilePath, for use: DeckUse, in language: Language
  ) throws(Refusal) -> Deck {
    let failure: DeckFileFailure
    switch deck {
    case .success(let deck): return deck.theme(inFull: path.text) ?? deck
    case .failure(let found): failure = found
    }
    let isMissing = [.noSuchFile, .noFiles, .isAFolder, .nameTooLong].contains {
      failure.cause == .system(.known($0))
    }
    // The path of one that was found by its name is another.
    guard isMissing, failure.path == DeckFile.shown(path) else {
      throw .deck(.unusable(failure))
    }
    // If there is no file of that name, it may be that of a theme.
    let name = path.text
    var chosen = next.deck
    chosen?.theme = nil
    let prefix = chosen.map { $0.identity.name + " " } ?? ""
    let theme = name.utf8.starts(with: prefix.utf8) ? String(name.utf8.dropFirst(prefix.utf8.count))! : name
    if let deck = chosen?.theme(named: theme) { return deck }
    let withThemes = WordTheme(named: name) == nil ? [] : BuiltInDeck.allCases
    let decks = withThemes.filter { $0.teaches(in: language) }
      .compactMap { deck in deck.deck(in: language).theme(named: name).map { (deck, $0) } }
    if decks.count == 1 { return decks[0].1 }
    if let theme = decks.first?.1.theme {
      throw .deck(.unclear(theme: theme, of: decks.map(\.0), use: use))
    }
    guard let word = DeckReference(path).unknown else { throw .deck(.unusable(failure)) }
    let names = DeckReference.names
    let nearest = word.nearest(of: names, in: \.categories) ?? word.nearest(of: names, in: \.decks)
    throw .deck(.unknown(word, nearest: nearest ?? failure.nearest))
  }

  /// The next games are dealt from this deck.
  mutating func chooseNext(_ deck: Deck) -> Reduction {
    choose(deck: deck)
    next.chosenParts.insert(.deck)
    return .say(.choseDeck(deck))
  }
}
