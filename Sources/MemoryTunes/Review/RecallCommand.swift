import MemoryGame
import Text
import Wording

let recallCommand = Command(
  name: "recall", parameters: [Parameter(.what, kind: .text)], availability: .withGame, subject: .skill,
  consequence: .shows()
) { arguments throws(LineRefusal) in .act(.review(.recall(try arguments.path().text))) }

extension Table {
  /// What a card shows, or where a title is: only what can be seen is told.
  func recall(_ what: String) -> Reduction {
    let board = game.board
    let cards: [Int]
    if let card = Word(what).count {
      guard board.cards.contains(card) else { return .refuse(.play(.noSuchCard(card))) }
      cards = board.isUp(card) ? [card] : []
    } else {
      cards = board.cards.filter { board.isUp($0) && reading(of: $0).names(what) }
    }
    return cards.isEmpty ? .refuse(.review(.notRecalled)) : .say(.recalled(cards: cards))
  }
}

extension Notice {
  static func recalled(_ cards: [Int]) -> Notice {
    Notice("recalled", ["cards": cards]) { context in
      guard let table = context.table else { return "" }
      let (words, style) = (context.words, context.style)
      let shown = cards.map { words.card(card: $0, tune: table.tune(on: $0, isShort: true, style: style)) }
      return words.sentence(words.clauses(shown)).capitalized
    }
  }
}

extension CardReading {
  fileprivate func names(_ text: String) -> Bool {
    [title, artist].contains { $0.map(TypedText.folded) == TypedText.folded(text) }
  }
}

extension Deck {
  /// Whether a text is the title or the artist of a tune, whatever its case. Only short decks are searched.
  func hasTune(named text: String) -> Bool {
    guard count <= 200 else { return false }
    let folded = TypedText.folded(text)
    // Folding keeps the number of characters. To count them is less work.
    let length = folded.unicodeScalars.count
    return (0..<count).contains { tune in
      [Column.title, .artist].contains { column in
        utf8(column, at: tune).count { !UTF8.isContinuation($0) } == length
          && TypedText.folded(self.text(column, at: tune)) == folded
      }
    }
  }
}
