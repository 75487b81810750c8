/// The cards that were turned up in a game, in their order, four bytes for each. What is taken back stays behind
/// `position` until another card is turned.
struct FlipLog {
  /// From how many flips on the older half is forgotten.
  static let most = 1 << 20

  private var cards: [UInt32] = []
  /// How many of the first flips are forgotten.
  private var forgotten = 0
  /// How many flips have been made and not taken back, the forgotten ones counted.
  private(set) var position = 0

  /// The card of a flip, by its place from 0; it must not be forgotten.
  subscript(place: Int) -> Int { Int(cards[place - forgotten]) }

  /// Whether no flip is forgotten.
  var isWhole: Bool { forgotten == 0 }

  /// How many flips are remembered, those that were taken back among them.
  var count: Int { cards.count }

  /// Whether so many flips can be taken back: those, and what they found lying up, must not be forgotten.
  func canTakeBack(_ flips: Int) -> Bool { flips <= position - (isWhole ? 0 : forgotten + 2) }

  mutating func append(_ card: Int) {
    cards.removeLast(forgotten + cards.count - position)
    cards.append(UInt32(card))
    position += 1
  }

  /// The card of the last flip, which is made no more.
  mutating func takeBack() -> Int {
    position -= 1
    return self[position]
  }

  /// The card of the flip that was taken back last, which is made again.
  mutating func goOn() -> Int {
    position += 1
    return self[position - 1]
  }

  /// Forgets all flips but so many of the last ones that were made, and those that were taken back.
  mutating func forget(butLast count: Int) {
    let excess = position - forgotten - count
    guard excess > 0 else { return }
    cards.removeFirst(excess)
    forgotten += excess
  }
}
