import MemoryCore
import Text
import Wording

/// The decks that are found by name, one per line.
struct DecksScreen {
  func draw(_ list: DeckList, style: Style, into output: inout Output) {
    let words = style.words
    if style.isPlain {
      for deck in list.decks {
        let row = words.listedDeckInWords(name: deck.title(words), description: deck.description(words))
        output.paragraph(words.sentences(words.sentence(row), deck.known(style)), style: style)
      }
      return
    }
    let names = list.decks.map { style.cut(style.shown($0.title(words)), to: 30) }
    let width = names.reduce(0) { max($0, DisplayWidth.of($1)) }
    for (deck, name) in zip(list.decks, names) {
      let padding = String(repeating: " ", count: width - DisplayWidth.of(name))
      output.paragraph("  \(name)\(padding)  \(style.shown(deck.description(words)))", style: style)
      if !deck.themes.isEmpty { output.paragraph(deck.known(style), indent: 4, style: style) }
    }
  }
}

extension ListedDeck {
  func title(_ words: Wording) -> String { KnownDeck(file: name)?.title(words) ?? name }

  /// How much of each theme is known; empty without themes.
  fileprivate func known(_ style: Style) -> String {
    let (words, known) = (style.words, KnownDeck(file: name))
    guard let first = themes.first else { return "" }
    if first.name.isEmpty { return words.known(count: first.known, pairs: first.pairs) }
    return words.themes(
      themes: words.enumerated(
        themes.map { theme in
          let name = KnownDeck.theme(theme.name, of: known, words)
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
