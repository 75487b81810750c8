import MemoryGame

/// What the JSON answers say of the cards that are face up. It is the same for a card at every answer of a game
/// until its pair is found, and from then on, and is written once for each.
struct CardJSON {
  /// The number of the table that this is for.
  private var table = 0
  private var text: [UInt8] = []
  /// Where the members of each card are, before its pair is found and after; empty when they have not been
  /// written yet.
  private var places: [Range<Int>] = []

  /// Adds all cards whose face can be seen to an array.
  mutating func write(_ table: Table, into array: inout Output) {
    if self.table != table.number {
      self.table = table.number
      text.removeAll(keepingCapacity: true)
      places = Array(repeating: 0..<0, count: 2 * table.game.board.faces.count)
    }
    table.game.board.forEachUp { card in
      let place = 2 * card - (table.game.board.isMatched(card) ? 1 : 2)
      if places[place].isEmpty { places[place] = keepMembers(of: card, on: table) }
      array.object { $0.value(written: text.span.extracting(places[place])) }
    }
  }

  private mutating func keepMembers(of card: Int, on table: Table) -> Range<Int> {
    let face = Int(table.game.board.faces[card - 1])
    let columns = table.columns(of: card)
    var piece = Output { _ in }
    piece.member("card", card)
    piece.member("face", face + 1)
    for (name, column) in [("title", Deck.Column.title), ("artist", .artist)] {
      piece.name(name)
      if columns.contains(column) { piece.value(utf8: table.deck.utf8(column, at: face)) } else { piece.null() }
    }
    piece.member("matched", table.game.board.isMatched(card))
    piece.member("side", table.halves.map { $0[card - 1].key })
    defer { text += piece.bytes }
    return text.count..<text.count + piece.bytes.count
  }
}

extension Half {
  /// The word for it in JSON.
  fileprivate var key: String {
    switch self {
    case .first: "title"
    case .second: "artist"
    }
  }
}
