import Text
import Wording

/// A game that everybody can deal: `rock-8-7` is 8 pairs of Rock from seed 7. The cards are those of the deck
/// unless `-same` or `-split` follows; `-in-11` names the moves to beat.
struct Challenge: Equatable, Sendable {
  let deck: DeckReference
  let pairs: Int
  let seed: UInt64
  let cards: CardContent?
  /// The moves to beat; nil if none are named.
  let beat: Int?

  init(_ code: Word) throws(LineRefusal) {
    var parts = code.key.split(separator: "-", omittingEmptySubsequences: false).map { Word(String($0)) }
    var (cards, beat): (CardContent?, Int?)
    while parts.count > 3 {
      if cards == nil, let content = CardContent(parts[parts.count - 1]) {
        cards = content
        parts.removeLast()
      } else if beat == nil, parts[parts.count - 2].key == "in", let moves = parts[parts.count - 1].smallCount {
        beat = moves
        parts.removeLast(2)
      } else {
        break
      }
    }
    (self.cards, self.beat) = (cards, beat)
    guard parts.count > 2, let seed = parts.popLast()?.number, let pairs = parts.popLast()?.count, pairs < .max,
      beat ?? pairs >= pairs
    else {
      throw .notAChallenge(code, deck: nil)
    }
    let name = parts.map(\.typed).joined(separator: "-")
    deck = DeckReference(FilePath(name))
    (self.pairs, self.seed) = (pairs, seed)
    guard case .builtIn = deck else { throw .notAChallenge(code, deck: Word(name)) }
  }
}
