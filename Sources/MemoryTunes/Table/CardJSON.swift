/// What the JSON answers say of the cards that are face up. The greatest part of it is the same for a card at every
/// answer of a game, and is written once.
struct CardJSON {
  /// The number of the table that this is for.
  private var table = 0
  private var text: [UInt8] = []
  /// Where the members that a card always has are; empty when they have not been written yet.
  private var places: [Range<Int>] = []

  /// Adds all cards whose face can be seen to an array.
  mutating func write(_ table: Table, into array: inout Output) {
    if self.table != table.number {
      self.table = table.number
      text.removeAll(keepingCapacity: true)
      places = Array(repeating: 0..<0, count: table.game.board.faces.count)
    }
    table.game.board.forEachUp { card in
      if places[card - 1].isEmpty { keepMembers(of: card, on: table) }
      array.object { object in
        object.value(written: text.span.extracting(places[card - 1]))
        object.member("matched", table.game.board.isMatched(card))
      }
    }
  }

  private mutating func keepMembers(of card: Int, on table: Table) {
    let face = Int(table.game.board.faces[card - 1])
    var piece = Output { _ in }
    piece.member("card", card)
    piece.member("face", face + 1)
    piece.name("title")
    piece.value(utf8: table.deck.utf8(.title, at: face))
    piece.name("artist")
    piece.value(utf8: table.deck.utf8(.artist, at: face))
    places[card - 1] = text.count..<text.count + piece.bytes.count
    text += piece.bytes
  }
}
