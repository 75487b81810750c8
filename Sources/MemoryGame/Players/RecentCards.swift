/// The cards that a player looked at most recently, in order.
struct RecentCards {
  /// The neighbours of each card in a ring, by card number. 0 marks where the ring begins and ends; a card that
  /// is not in the ring is its own neighbour.
  private var later: [UInt32] = []
  private var earlier: [UInt32] = []
  /// The face of each card in the ring, by card number.
  private var faces: [UInt32] = []
  private(set) var count = 0

  mutating func begin(cards: Int) {
    let alone = (0...cards).map { UInt32($0) }
    later = alone
    earlier = alone
    faces = alone
    count = 0
  }

  /// The card that was looked at longest ago, and its face; nil if there is none.
  var oldest: ShownCard? {
    count == 0 ? nil : ShownCard(number: Int(later[0]), face: faces[Int(later[0])])
  }

  mutating func look(at card: ShownCard) {
    remove(card.number)
    link(earlier[0], UInt32(card.number))
    link(UInt32(card.number), 0)
    faces[card.number] = card.face
    count += 1
  }

  mutating func remove(_ card: Int) {
    guard later[card] != card else { return }
    link(earlier[card], later[card])
    link(UInt32(card), UInt32(card))
    count -= 1
  }

  private mutating func link(_ one: UInt32, _ next: UInt32) {
    later[Int(one)] = next
    earlier[Int(next)] = one
  }
}
