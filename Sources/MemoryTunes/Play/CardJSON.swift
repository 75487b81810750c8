import MemoryGame
import Text

/// The JSON of turned cards. A card's object changes only when its pair is found, so it is written once before
/// and once after.
struct CardJSON: ~Copyable {
  /// The number of the table that this is for.
  private var table = 0
  private var text = Output { _ in }
  private var written: [Place] = []
  /// For each card, the index in `written`, from 1, of its object before its pair is found and after; 0 if it
  /// has not been written. A small number, because on a large board each card may miss the processor's cache.
  private var places: [UInt32] = []

  /// Where an object is in `text`, and in it the members that say what the card shows.
  private typealias Place = (object: Range<Int>, face: Range<Int>)

  /// Adds the visible cards to an array; with `changes`, only those that they do not have yet.
  mutating func write(_ table: Table, into array: inout Output, except changes: inout CardChanges?) {
    if self.table != table.number {
      self.table = table.number
      text.removeAll()
      written.removeAll(keepingCapacity: true)
      places = Array(repeating: 0, count: 2 * table.game.board.faces.count)
    }
    changes?.begin(table)
    let board = table.game.board
    for card in board.cards where board.isUp(card) {
      if changes?.add(card, isMatched: board.isMatched(card)) == false { continue }
      let object = place(of: card, on: table).object
      array.value(object, of: text)
    }
  }

  /// Adds the number of a card and what it shows to its object. Comes after `write`, which discards the text of
  /// another table.
  mutating func writeFace(of card: Int, on table: Table, into object: inout Output) {
    let face = place(of: card, on: table).face
    object.value(face, of: text)
  }

  private mutating func place(of card: Int, on table: Table) -> Place {
    let index = 2 * card - (table.game.board.isMatched(card) ? 1 : 2)
    if places[index] == 0 {
      written.append(keepObject(of: card, on: table))
      places[index] = UInt32(written.count)
    }
    return written[Int(places[index]) - 1]
  }

  private mutating func keepObject(of card: Int, on table: Table) -> Place {
    // Each on a line, so that none begins with a comma.
    text.append(byte: UInt8(ascii: "\n"))
    let start = text.count
    var endOfFace = start
    text.object { object in
      object.face(of: card, on: table)
      endOfFace = object.count
      object.member("matched", table.game.board.isMatched(card))
      object.member("side", table.halves.map { $0[card - 1] == .first ? "title" : "artist" })
    }
    return (object: start..<text.count, face: start + 1..<endOfFace)
  }
}

extension Output {
  /// The title or the artist is null if a split card hides it.
  fileprivate mutating func face(of card: Int, on table: Table) {
    let face = Int(table.game.board.faces[card - 1])
    let (half, deck) = (table.visiblePart(of: card).half, table.tunes.deck)
    member("card", card)
    member("face", face + 1)
    member("title", utf8: half == .second ? nil : deck.utf8(.title, at: face))
    member("artist", utf8: half == .first ? nil : deck.utf8(.artist, at: face))
  }
}
