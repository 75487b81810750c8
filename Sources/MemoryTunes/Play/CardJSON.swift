import MemoryGame
import Text

/// The JSON of the visible cards. A card's object changes only when its pair is found, so it is written once
/// before and once after.
struct CardJSON: ~Copyable {
  /// The number of the table that this is for.
  private var table = 0
  private var text = Output { _ in }
  /// For each card, where in `text` its object is before its pair is found and after; empty if it has not been
  /// written.
  private var places: [Range<Int>] = []

  /// Adds the visible cards to an array.
  mutating func write(_ table: Table, into array: inout Output) {
    let board = table.game.board
    if self.table != table.number {
      self.table = table.number
      text.removeAll()
      places = Array(repeating: 0..<0, count: 2 * board.faces.count)
    }
    for card in board.cards where board.isUp(card) {
      let isMatched = board.isMatched(card)
      let index = 2 * card - (isMatched ? 1 : 2)
      if places[index].isEmpty { places[index] = keepObject(of: card, on: table) }
      array.value(places[index], of: text)
    }
  }

  private mutating func keepObject(of card: Int, on table: Table) -> Range<Int> {
    // Each on a line, so that none begins with a comma.
    text.append(byte: UInt8(ascii: "\n"))
    let start = text.count
    text.object { object in
      object.members(ofCard: card, on: table)
      object.member("matched", table.game.board.isMatched(card))
      object.member("side", table.halves.map { $0[card - 1] == .first ? "title" : "artist" })
    }
    return start..<text.count
  }
}

extension Output {
  /// The number of a card and what it shows. The title or the artist is null if a split card hides it.
  mutating func members(ofCard card: Int, on table: Table) {
    let face = Int(table.game.board.faces[card - 1])
    let (half, deck) = (table.visiblePart(of: card).half, table.tunes.deck)
    member("card", card)
    member("face", face + 1)
    member("title", utf8: half == .second ? nil : deck.utf8(.title, at: face))
    member("artist", utf8: half == .first ? nil : deck.utf8(.artist, at: face))
  }
}
