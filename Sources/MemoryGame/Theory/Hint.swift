/// A best flip and the reason.
///
/// Source: Velleman and Warrington (see `PerfectPlay`). Take a known pair; otherwise turn up an unseen card,
/// then its mate if known, otherwise another unseen card, never a known one. This is best in the expected
/// number of moves, and in the probability of needing at most any given number.
package struct Hint: Equatable, Sendable {
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

  /// Of equally good cards, the one with the lowest number. Nil if no card can be flipped. Reads faces off the
  /// board, but only those of cards that have been seen.
  package init?(on board: Board, as knowledge: Knowledge) {
    let cards = board.cards.filter { !board.isMatched($0) }
    let seen = cards.filter(knowledge.hasSeen)
    var firsts: [UInt32: Int] = [:]
    if let first = board.faceUp.first {
      let face = board.faces[first - 1]
      if let mate = seen.first(where: { board.faces[$0 - 1] == face && $0 != first }) {
        (card, kind) = (mate, .mate)
        return
      }
    } else if let first = seen.compactMap({ firsts.updateValue($0, forKey: board.faces[$0 - 1]) }).min() {
      (card, kind) = (first, .pair)
      return
    }
    guard let unseen = cards.first(where: { !knowledge.hasSeen($0) }) else { return nil }
    (card, kind) = (unseen, .unseen)
  }
}
