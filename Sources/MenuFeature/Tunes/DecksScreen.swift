import MemoryCore
import Text
import Wording

/// The decks that are found by name, one per line.
struct DecksScreen {
  func draw(_ list: DeckList, style: Style, into output: inout Output) {
    let words = style.words
    if style.isPlain {
      for deck in list.decks {
        let row = words.listedDeckInWords(name: deck.name, description: deck.description(words))
        output.paragraph(words.sentences(words.sentence(row), deck.known(style)), style: style)
      }
      return
    }
    let names = list.decks.map { style.cut(style.shown($0.name), to: 30) }
    let width = names.reduce(0) { max($0, DisplayWidth.of($1)) }
    for (deck, name) in zip(list.decks, names) {
      let padding = String(repeating: " ", count: width - DisplayWidth.of(name))
      output.paragraph("  \(name)\(padding)  \(style.shown(deck.description(words)))", style: style)
      if !deck.themes.isEmpty { output.paragraph(deck.known(style), indent: 4, style: style) }
    }
  }
}

extension ListedDeck {
  /// How much of each theme is known; empty without themes.
  fileprivate func known(_ style: Style) -> String {
    let words = style.words
    guard let first = themes.first else { return "" }
    if first.name.isEmpty { return words.known(count: first.known, pairs: first.pairs) }
    return words.themes(
      themes: words.enumerated(
        themes.map { words.theme(name: style.shown($0.name), known: $0.known, pairs: $0.pairs) }))
  }

  fileprivate func description(_ words: Wording) -> String {
    switch contents {
    case .tunes(let count): words.listedDeck(tunes: count, isOwn: origin == .own)
    case .trouble(let trouble): words.unusableListedDeck(problem: trouble.message(words), isOwn: origin == .own)
    }
  }
}
