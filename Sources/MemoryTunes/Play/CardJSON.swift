import MemoryGame
import Text

/// The JSON of the visible cards. A card's object changes only when its pair is found, so it is written once
/// before and once after. The work depends on how many cards are visible, not on how many there are.
struct CardJSON: ~Copyable {
  /// The number of the table that this is for.
  private var table = 0
  private var text = Output { _ in }
  /// For each card, where in `text` its object is before its pair is found and after; empty if it has not been
  /// written.
  private var places: [Range<Int>] = []
  /// The cards of found pairs, in ascending order.
  private var matched: [Int] = []

  /// Adds the visible cards to an array. `found`: the cards of the pairs that were found since the last answer.
  mutating func write(_ table: Table, found: [Int], into array: inout Output) {
    let board = table.game.board
    if self.table != table.number {
      self.table = table.number
      text.removeAll()
      places = Array(repeating: 0..<0, count: 2 * board.faces.count)
      matched = []
    }
    for card in visible(on: board, found: found) {
      let isMatched = board.isMatched(card)
      let index = 2 * card - (isMatched ? 1 : 2)
      if places[index].isEmpty { places[index] = keepObject(of: card, on: table) }
      array.value(places[index], of: text)
    }
  }

  /// The visible cards, in ascending order.
  private mutating func visible(on board: Board, found: [Int]) -> [Int] {
    if board.isRevealed { return Array(board.cards) }
    matched.insert(ascending: found)
    // Not all pairs that were found are known after undo, redo and load.
    if matched.count != 2 * board.matchedPairs || !matched.allSatisfy(board.isMatched) {
      matched = board.cards.filter(board.isMatched)
    }
    var visible = matched
    visible.insert(ascending: board.faceUp.cards)
    return visible
  }

  private mutating func keepObject(of card: Int, on table: Table) -> Range<Int> {
    // Each on a line, so that none begins with a comma.
    text.append(byte: UInt8(ascii: "\n"))
    let start = text.count
    text.object { object in
      object.members(ofCard: card, on: table)
      object.member("matched", table.game.board.isMatched(card))
      object.memberOfSide(ofCard: card, on: table)
    }
    return start..<text.count
  }
}

extension [Int] {
  /// Inserts numbers at their places in an ascending list.
  fileprivate mutating func insert(ascending numbers: [Int]) {
    for number in numbers { insert(number, at: firstIndex { $0 > number } ?? endIndex) }
  }
}

extension Output {
  /// The number of a card and what it shows. The title or the artist is null if a split card hides it.
  mutating func members(ofCard card: Int, on table: Table) {
    member("card", card)
    member("face", Int(table.game.board.faces[card - 1]) + 1)
    members("title", "artist", ofCard: card, on: table)
  }

  /// The title and the artist that a card shows, under these names.
  mutating func members(_ title: StaticString, _ artist: StaticString, ofCard card: Int, on table: Table?) {
    let face = table.map { Int($0.game.board.faces[card - 1]) } ?? 0
    let (half, deck) = (table?.visiblePart(of: card).half, table?.tunes.deck)
    member(title, utf8: half == .second ? nil : deck?.utf8(.title, at: face))
    member(artist, utf8: half == .first ? nil : deck?.utf8(.artist, at: face))
  }

  mutating func memberOfSide(ofCard card: Int, on table: Table) {
    member("side", table.halves.map { $0[card - 1] == .first ? "title" : "artist" })
  }
}
