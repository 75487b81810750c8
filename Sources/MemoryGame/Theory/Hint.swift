/// A best flip and the reason.
///
/// Source: Velleman and Warrington (see `PerfectPlay`). Take a known pair; otherwise turn up an unseen card,
/// then its mate if known, otherwise another unseen card, never a known one. This is best in the expected
/// number of moves, and in the probability of needing at most any given number.
package struct Hint: Equatable {
  package enum Kind: String, CaseIterable {
    /// The mate of the card that is up.
    case mate
    /// One of a pair whose two cards have both been seen.
    case pair
    /// A card that has never been up.
    case unseen
  }

  package let card: Int
  package let kind: Kind

  /// Of equally good cards, the one with the lowest number. Nil if no card can be flipped.
  package init?(_ cards: ShownCards) {
    if let first = cards.first {
      if let mate = cards.seen.first(where: { $0.face == first.face && $0.number != first.number }) {
        self.init(card: mate.number, kind: .mate)
        return
      }
    } else if let card = cards.leastOfPair {
      self.init(card: card, kind: .pair)
      return
    }
    guard let unseen = cards.unseen.first else { return nil }
    self.init(card: unseen, kind: .unseen)
  }

  private init(card: Int, kind: Kind) {
    self.card = card
    self.kind = kind
  }
}

extension ShownCards {
  /// The lowest card of the pairs whose two cards have both been seen.
  fileprivate var leastOfPair: Int? {
    var firsts: [UInt32: Int] = [:]
    var least: Int?
    for card in seen {
      guard let first = firsts.updateValue(card.number, forKey: card.face) else { continue }
      least = min(first, least ?? first)
    }
    return least
  }
}
