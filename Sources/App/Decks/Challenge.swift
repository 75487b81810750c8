import Text
import Wording

/// A game that everybody can deal: `rock-8-7` is 8 pairs of Rock from seed 7. The cards are those of the deck
/// unless `-same` or `-split` follows.
package struct Challenge: Equatable {
  package let deck: DeckReference
  package let pairs: Int
  package let seed: UInt64
  package let cards: CardContent?

  /// Nil for anything else.
  package init?(_ code: Word) {
    var parts = code.typed.split(separator: "-", omittingEmptySubsequences: false).map { Word(String($0)) }
    cards = parts.last.flatMap { CardContent($0) }
    if cards != nil { parts.removeLast() }
    guard parts.count > 2, let seed = parts.popLast()?.number, let pairs = parts.popLast()?.count else {
      return nil
    }
    deck = DeckReference(FilePath(parts.map(\.typed).joined(separator: "-")))
    (self.pairs, self.seed) = (pairs, seed)
    switch deck {
    case .category, .words: break
    case .favorites, .named: return nil
    }
  }
}
