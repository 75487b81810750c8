import Text
import Wording

/// How many pairs of a deck are in each box.
struct Boxes: Equatable {
  /// The deck's name in records.
  let deck: String
  /// How many pairs it has.
  let pairs: Int
  let due: Int
  /// By box, from the first.
  let counts: [Int]

  var practiced: Int { counts.reduce(0, +) }

  func draw(style: Style, into output: inout Output) {
    let words = style.words
    output.paragraph(
      words.practiced(count: practiced, pairs: pairs, deck: style.shown(words.deckName(deck)), due: due),
      style: style, color: .bold)
    let boxes = zip(Learned.boxes, counts).map { (value: $0, count: $1) }
    guard style.isPlain else {
      output.paragraph(words.pairsByBox, indent: 2, style: style)
      return Histogram(boxes).draw(style: style, into: &output)
    }
    let filled = boxes.filter { $0.count > 0 }
    let list = filled.enumerated().map { words.boxAloud(box: $1.value, pairs: $1.count, isFirst: $0 == 0) }
    output.paragraph(words.sentence(list.joined()), style: style)
  }

  func addMembers(to object: inout Output) {
    object.member("deck", deck)
    object.member("pairs", pairs)
    object.member("due", due)
    object.member("boxes", counts)
  }
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
