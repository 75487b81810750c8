import MemoryCore
import Text

/// The box of a pair as a line of `learned.tsv`: columns separated by tabs. The latest line of a pair counts,
/// so two files are joined by copying the lines of one to the other.
package struct LearnedLine: RecordLine, Equatable {
  /// A pair of a deck.
  struct Key: Hashable {
    /// The deck's name in records.
    let deck: String
    let title: String
    let artist: String
  }

  let key: Key
  let pair: Learned.Pair
  /// When the game was finished, in seconds since 1970.
  let when: Int

  package static let kind = RecordKind.learned

  package var text: String {
    "\(key.deck)\t\(key.title)\t\(key.artist)\t\(pair.box)\t\(pair.next.text)\t\(Record.date(when))"
  }

  /// Whether this line of a pair replaces the other. Of two games that ended in the same second, on two
  /// computers, the one with the lower box counts, in any order of lines.
  func replaces(_ other: LearnedLine) -> Bool { (order, -pair.box) > (other.order, -other.pair.box) }

  /// The time by which lines are ordered. Nothing can be later than the last possible time, so a line with that
  /// time, which has it from a wrong clock, comes first.
  var order: Int { when == Clock.times.upperBound ? -1 : when }
}

extension LearnedLine {
  package init?(_ line: inout Columns, columns: Int) {
    guard let deck = line.nextText(), let title = line.nextText(), let artist = line.nextText(),
      let box = line.nextCount(), Learned.boxes.contains(box), let next = line.nextText().flatMap({ Day($0) }),
      let when = line.nextText().flatMap(Record.time)
    else { return nil }
    self.init(
      key: Key(deck: deck, title: title, artist: artist), pair: Learned.Pair(box: box, next: next), when: when)
  }
}

extension Deck {
  /// The key of a pair in `learned.tsv`.
  func learnedKey(at index: Int) -> LearnedLine.Key {
    LearnedLine.Key(
      deck: OutsideText.shown(identity.key), title: text(.title, at: index), artist: text(.artist, at: index))
  }
}
