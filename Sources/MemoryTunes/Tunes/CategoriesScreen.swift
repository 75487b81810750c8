import Text
import Wording

extension GameState {
  /// Draws the list of what can be dealt, the chosen one marked, and how to choose. `own`: the player's decks.
  func drawCategories(_ own: DeckList, advises: Bool, style: Style, into output: inout Output) {
    let words = style.words
    output.heading(words.categories, style: style)
    let rows = DeckRow.rows(own)
    let titles = rows.map { style.cut(style.shown($0.identity.name(words)), to: 30) }
    let width = titles.reduce(0) { max($0, DisplayWidth.of($1)) }
    for (index, row) in rows.enumerated() {
      let (number, title, description) = (index + 1, titles[index], style.shown(row.description(words)))
      let isChosen = row.isChosen(choiceIdentity)
      if style.isPlain {
        let text = description.isEmpty ? title : words.described(name: title, description: description)
        output.row(
          number, of: rows.count, isChosen ? words.chosenRowInWords(category: text) : text, style: style)
      } else if description.isEmpty {
        output.row(number, of: rows.count, isChosen ? words.chosenRow(category: title) : title)
      } else {
        let rest = isChosen ? words.chosenRow(category: description) : description
        output.row(
          number, of: rows.count, "\(title.padded(to: width))  \(rest)", or: title, rest, style: style)
      }
    }
    if advises { output.paragraph(advice(words), style: style) }
  }

  /// How to choose, with the themes of the chosen deck or of one that teaches a language.
  private func advice(_ words: Wording) -> String {
    var deck = BuiltInDeck.allCases.first { $0.teaches(in: words.language) }.map { ($0.identity(), $0.themes) }
    if let chosen = next.deck, !chosen.themes.isEmpty { deck = (chosen.identity, chosen.themes) }
    guard let (identity, themes) = deck else { return words.deckAdvice }
    let (name, titles) = (identity.name(words), themes.map { identity.theme($0, words) })
    return words.sentences(
      words.deckAdvice,
      words.themes(
        deck: name, themes: words.enumerated(titles),
        line: "\(words.command("practice")) \(name) \(titles[0].lowercased())"))
  }
}

extension DeckRow {
  static func rows(_ own: DeckList) -> [DeckRow] {
    let builtIn = BuiltInDeck.allCases.map { DeckRow(identity: $0.identity(), count: .success($0.count)) }
    return (builtIn + own.decks).map { row in
      var row = row
      row.due = own.due[named: OutsideText.shown(row.identity.name)]
      return row
    }
  }

  var themes: [String] { if case .builtIn(let deck, _) = identity { deck.themes } else { [] } }

  var reference: DeckReference { DeckReference(FilePath(identity.name)) }

  /// Why it cannot be used; nil if it can.
  var failure: DeckFailure? { if case .failure(let failure) = count { failure } else { nil } }

  /// What is said of it in the list; empty for a category.
  func description(_ words: Wording) -> String {
    switch count {
    case .success where identity.kind == .category: due == 0 ? "" : words.pairsDue(due: due)
    case .success(let pairs):
      [words.listedDeck(pairs: pairs, isOwn: identity.isFile), due == 0 ? nil : words.pairsDue(due: due)]
        .compactMap(\.self).joined(separator: words.comma)
    case .failure(let failure): words.unusableDeck(failure: failure.message(words))
    }
  }

  func isChosen(_ choice: DeckIdentity) -> Bool {
    choice.name == identity.name && choice.isFile == identity.isFile
  }
}
