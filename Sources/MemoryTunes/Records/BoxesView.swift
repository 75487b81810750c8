import Text
import Wording

extension Boxes {
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
