/// The cards that were looked at last, in that order.
struct RecentCards {
  /// The neighbours of each card in a ring, by its number; 0 stands where the ring begins and ends, and a card that is
  /// not in it has itself for a neighbour.
  private var later: [UInt32] = []
  private var earlier: [UInt32] = []
  /// By card, as it was when it was looked at.
  private var faces: [UInt32] = []
  private(set) var count = 0

  mutating func begin(cards: Int) {
    let alone = (0...cards).map { UInt32($0) }
    later = alone
    earlier = alone
    faces = alone
    count = 0
  }

  /// The card that was looked at longest ago, and its face; nil when there is none.
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
