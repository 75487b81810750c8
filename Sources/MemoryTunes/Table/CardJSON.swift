/// What the JSON answers say of the cards that are face up. The greatest part of it is the same for a card at every
/// answer of a game, and is written once.
struct CardJSON {
  /// The number of the table that this is for.
  private var table = 0
  private var text: [UInt8] = []
  /// Where the text about a card is; empty when it has not been written yet.
  private var places: [Range<Int>] = []

  /// Appends all cards whose face can be seen, with commas between them.
  mutating func append(_ table: Table, to output: inout Output) {
    if self.table != table.number {
      self.table = table.number
      text.removeAll(keepingCapacity: true)
      places = Array(repeating: 0..<0, count: table.game.board.faces.count)
    }
    var isFirst = true
    table.game.board.forEachUp { card in
      if places[card - 1].isEmpty { write(card, of: table) }
      // The comma in front of the text is left out for the first.
      output.append(contentsOf: text.span.extracting(places[card - 1].dropFirst(isFirst ? 1 : 0)))
      output.append(table.game.board.isMatched(card) ? "true}" : "false}")
      isFirst = false
    }
  }

  private mutating func write(_ card: Int, of table: Table) {
    let face = Int(table.game.board.faces[card - 1])
    var piece = Output { _ in }
    piece.append(",{\"card\":")
    piece.append(card)
    piece.append(",\"face\":")
    piece.append(face + 1)
    piece.append(",\"title\":")
    piece.appendJSON(table.deck.utf8(.title, at: face))
    piece.append(",\"artist\":")
    piece.appendJSON(table.deck.utf8(.artist, at: face))
    piece.append(",\"matched\":")
    places[card - 1] = text.count..<text.count + piece.bytes.count
    text += piece.bytes
  }
}
