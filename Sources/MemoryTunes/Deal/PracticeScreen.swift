import Text
import Wording

extension PracticePlan {
  /// How many pairs are due and new and, if none are due, another deck of which some are.
  func sentence(_ words: Wording) -> String {
    words.sentences(
      due + new == 0 ? words.nothingToPractice : words.practicePlan(due: due, new: new),
      other.map { $0.sentence(words) } ?? "")
  }

  /// The new pairs of the game with both sides.
  func drawFresh(of deck: Deck, style: Style, into output: inout Output) {
    let words = style.words
    output.paragraph(words.newPairs(count: fresh.count), style: style, color: .bold)
    let rows = fresh.map { deck.sides(at: $0, style) }
    let columns = [
      TextTable.Column("", rows.map(\.front), isAtLeft: true, overflow: .wrapped),
      TextTable.Column("", rows.map(\.back), isAtLeft: true, overflow: .wrapped),
    ]
    let lines = style.isPlain ? nil : TextTable(columns).lines(width: style.width - 2, cut: style.cut)
    if let lines {
      for line in lines.dropFirst() { output.line("  " + line) }
      output.endLine()
    } else {
      for row in rows {
        output.paragraph(words.wordAloud(front: row.front, back: row.back, box: nil, due: ""), style: style)
      }
    }
    let sides = fresh.flatMap { index in [.title, .artist].map { deck.text($0, at: index) } }
    if sides.contains(where: style.hidesLetters) {
      output.paragraph(words.lettersMissing, style: style)
      output.endLine()
    }
  }
}

extension DueDeck {
  /// How many of its pairs are due, and how to practice them.
  func sentence(_ words: Wording) -> String {
    let deck = words.deckName(name)
    return words.dueElsewhere(count: count, deck: deck, line: "\(words.command("practice")) \(deck)")
  }
}
