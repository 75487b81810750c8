import MemoryCore
import Text
import Wording

/// The decks that can be chosen, one per line: the tunes of the category, the chosen deck if it is not found by
/// name, and those that are.
struct DecksScreen {
  let list: DeckList
  let choice: DeckChoice

  func draw(style: Style, into output: inout Output) {
    let rows = rows(style)
    if style.isPlain {
      for row in rows {
        let deck = style.words.listedDeckInWords(name: row.name, description: row.description)
        output.paragraph(style.words.sentences(style.words.sentence(deck), row.known), style: style)
      }
      return
    }
    let names = rows.map { style.cut(style.shown($0.name), to: 30) }
    let width = names.reduce(0) { max($0, DisplayWidth.of($1)) }
    for (row, name) in zip(rows, names) {
      output.paragraph("  \(name.padded(to: width))  \(style.shown(row.description))", style: style)
      if !row.known.isEmpty { output.paragraph(row.known, indent: 4, style: style) }
    }
  }

  private struct Row {
    let name: String
    let description: String
    /// How much of each theme is known; empty without themes.
    var known = ""
  }

  private func rows(_ style: Style) -> [Row] {
    let words = style.words
    let category = Row(
      name: choice.category.title(words), description: words.categoryDeck(isChosen: choice.deck == nil))
    let chosen = choice.index(in: list)
    let decks = list.decks.enumerated().map { index, deck in
      let description = deck.description(words)
      return Row(
        name: deck.title(words),
        description: index == chosen ? words.chosenDeck(deck: description) : description,
        known: deck.known(style))
    }
    guard chosen == nil, let deck = choice.deck else { return [category] + decks }
    let description = words.listedDeck(pairs: deck.count, isOwn: true)
    return [category, Row(name: deck.name(words), description: words.chosenDeck(deck: description))] + decks
  }
}

/// What the next game is dealt from: the player's own deck or the tunes of the category.
struct DeckChoice: Equatable {
  let deck: Deck?
  let category: Category

  init(_ state: borrowing GameState) { (deck, category) = (state.next.deck, state.settings.category) }

  /// The index of the chosen deck in a list: the first one like it, which is the one that is found.
  func index(in list: DeckList) -> Int? {
    deck.flatMap { deck in list.decks.firstIndex { $0.name == deck.name && $0.count == deck.count } }
  }
}

extension ListedDeck {
  func title(_ words: Wording) -> String { KnownDeck(file: name)?.title(words) ?? name }

  fileprivate func known(_ style: Style) -> String {
    let (words, deck) = (style.words, KnownDeck(file: name))
    guard let first = themes.first else { return "" }
    if first.name.isEmpty { return words.known(count: first.known, pairs: first.pairs) }
    return words.themes(
      themes: words.enumerated(
        themes.map { theme in
          let name = KnownDeck.theme(theme.name, of: deck, words)
          return words.theme(name: style.shown(name), known: theme.known, pairs: theme.pairs)
        }))
  }

  fileprivate func description(_ words: Wording) -> String {
    switch contents {
    case .tunes(let count): words.listedDeck(pairs: count, isOwn: origin == .own)
    case .trouble(let trouble): words.unusableListedDeck(problem: trouble.message(words), isOwn: origin == .own)
    }
  }
}
