import Text
import Wording

/// The list of what can be dealt, the chosen one marked.
package struct CategoriesScreen: Equatable {
  let choice: DeckChoice
  /// The player's own decks.
  let own: DeckList

  package init(choice: DeckChoice, own: DeckList) { (self.choice, self.own) = (choice, own) }

  package func draw(style: Style, into output: inout Output) {
    let words = style.words
    output.heading(words.categories, style: style)
    let rows = DeckRow.rows(own)
    let titles = rows.map { style.cut(style.shown($0.identity.name(words)), to: 30) }
    let width = titles.reduce(0) { max($0, DisplayWidth.of($1)) }
    for (index, row) in rows.enumerated() {
      let (title, description) = (titles[index], style.shown(row.description(words)))
      let isChosen = row.isChosen(choice)
      if style.isPlain {
        let text = description.isEmpty ? title : words.listedDeckInWords(name: title, description: description)
        output.row(
          index + 1, of: rows.count, isChosen ? words.chosenRowInWords(category: text) : text, style: style)
        continue
      }
      guard !description.isEmpty else {
        output.row(index + 1, of: rows.count, isChosen ? words.chosenRow(category: title) : title)
        continue
      }
      let rest = isChosen ? words.chosenRow(category: description) : description
      let whole = "\(title.padded(to: width))  \(rest)"
      // A row begins with its number and four blanks.
      let indent = "\(rows.count)".utf8.count + 4
      if DisplayWidth.of(whole) + indent > style.width {
        output.row(index + 1, of: rows.count, title)
        output.paragraph(rest, indent: indent, style: style)
      } else {
        output.row(index + 1, of: rows.count, whole)
      }
    }
    output.paragraph(advice(words), style: style)
  }

  /// How to choose, with the themes of the chosen deck or of one that teaches a language.
  private func advice(_ words: Wording) -> String {
    var deck = WordDeck.allCases.first { $0.teaches(in: words.language) }.map { ($0.identity, $0.themes) }
    if case .deck(let chosen) = choice, !chosen.themes.isEmpty { deck = (chosen.identity, chosen.themes) }
    guard let (identity, themes) = deck else { return words.deckAdvice }
    let (name, titles) = (identity.name(words), themes.map { identity.theme($0, words) })
    return words.sentences(
      words.deckAdvice,
      words.themes(
        deck: name, themes: words.enumerated(titles),
        line: "\(words.command("play")) \(name) \(titles[0].lowercased())"))
  }
}
