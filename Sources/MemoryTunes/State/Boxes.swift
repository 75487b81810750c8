import Text
import Wording

/// How many pairs of a deck are in each box.
struct Boxes: Equatable, Sendable {
  /// The deck's name in records.
  let deck: String
  /// How many pairs it has.
  let pairs: Int
  let due: Int
  /// By box, from the first.
  let counts: [Int]

  var practiced: Int { counts.reduce(0, +) }
}

extension Boxes {
  /// Of the pairs that can be practiced. Nil if none was.
  init?(_ learned: Learned, of deck: Deck) {
    let places = deck.practicable
    let practiced = places.compactMap { learned.pairs[$0] }
    guard !practiced.isEmpty else { return nil }
    self.init(
      deck: deck.nameInRows, pairs: places.count, due: places.count(where: learned.isDue),
      counts: Learned.boxes.map { box in practiced.count { $0.box == box } })
  }
}
