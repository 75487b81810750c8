import MemoryCore
import Text

/// The box of a pair as a line of `learned.tsv`: columns separated by tabs. The latest line of a pair counts,
/// so two files are joined by copying the lines of one to the other.
package struct LearnedLine: Equatable {
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

  static let header = "deck\ttitle\tartist\tbox\tnext\twhen"

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
  /// Nil for an invalid line.
  package init?(_ line: Span<UInt8>) {
    let columns = line.withUnsafeBufferPointer {
      $0.split(separator: UInt8(ascii: "\t"), omittingEmptySubsequences: false)
        .map { String(decoding: $0, as: UTF8.self) }
    }
    guard columns.count >= 6, let box = Word(columns[3]).count, Learned.boxes.contains(box),
      let next = Day(columns[4]), let when = Record.time(columns[5])
    else { return nil }
    self.init(
      key: Key(deck: columns[0], title: columns[1], artist: columns[2]),
      pair: Learned.Pair(box: box, next: next), when: when)
  }
}

extension Deck {
  /// The key of a pair in `learned.tsv`.
  func learnedKey(at index: Int) -> LearnedLine.Key {
    LearnedLine.Key(
      deck: OutsideText.shown(identity.key), title: text(.title, at: index), artist: text(.artist, at: index))
  }
}
