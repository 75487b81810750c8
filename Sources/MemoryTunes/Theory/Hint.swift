/// A best flip, and why it is one.
///
/// Source: Velleman and Warrington (see `PerfectPlay`) show that this is best in the expected number of moves and in
/// the chance of needing at most any number of them: take a known pair, else turn up an unseen card, and then its
/// mate if that is known and else another unseen card, never a known one.
struct Hint: Equatable {
  enum Kind: String {
    /// The mate of the card that is up.
    case mate
    /// One of a pair of which both have been seen.
    case pair
    /// A card that has never been up.
    case unseen
  }

  let card: Int
  let kind: Kind

  /// Of equally good cards the one with the least number. Nil when no card can be flipped.
  init?(_ cards: ShownCards) {
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
  /// The card with the least number among those whose mates have been seen as well.
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
