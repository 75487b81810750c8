import Saved
import Text

/// What a player knows of a deck: each practiced pair is in a box and due again after a number of days that
/// doubles from box to box.
///
/// Source of the boxes: S. Leitner, "So lernt man lernen", 1972.
struct Learned: Equatable, Sendable {
  static let boxes = 1...5

  struct Pair: Equatable, Sendable {
    let box: Int
    /// The first day on which it is due.
    let next: Day
  }

  let today: Day
  /// By index in the deck, without pairs that were never practiced.
  let pairs: [Int: Pair]

  /// A pair after a game: in the first box after a mistake, otherwise one box higher if it was new or due. Nil
  /// if it stays where it is: after a day that moved it up, it is not due before the next one. A new pair
  /// counts as one of the first box.
  func pair(_ index: Int, isFaultless: Bool) -> Pair? {
    if isFaultless, let pair = pairs[index], pair.next > today { return nil }
    let box = isFaultless ? min((pairs[index]?.box ?? 1) + 1, Self.boxes.upperBound) : 1
    return Pair(box: box, next: today.advanced(by: 1 << (box - 1)))
  }

  func isDue(_ index: Int) -> Bool { pairs[index].map { $0.next <= today } ?? false }

  /// The pairs to practice, in the order of the deck: due ones, longest due first, then the least known, new
  /// ones first.
  static func selection(_ count: Int, of indices: [UInt32], _ learned: Learned?) -> [UInt32] {
    func rank(_ index: UInt32) -> (Int, Int, UInt32) {
      guard let learned, let pair = learned.pairs[Int(index)] else { return (1, 0, index) }
      return learned.isDue(Int(index)) ? (0, pair.next.number, index) : (1, pair.box, index)
    }
    return indices.sorted { rank($0) < rank($1) }.prefix(count).sorted()
  }
}

extension Learned {
  /// What a row says of a pair, and its two texts.
  static func pair(_ row: borrowing Row) -> (texts: [String], pair: Pair)? {
    guard let box = row.number("box"), boxes.contains(box), let next = Day(row.text("due")) else { return nil }
    return ([row.text("front"), row.text("back")], Pair(box: box, next: next))
  }
}

extension Deck {
  var nameInRows: String { OutsideText.shown(identity.name) }

  /// The values of those of its pairs that have one, by index. The keys are the two texts of a pair.
  func indices<Value>(of values: [[String]: Value]) -> [Int: Value] {
    guard !values.isEmpty else { return [:] }
    var found: [Int: Value] = [:]
    for index in 0..<count { found[index] = values[[text(.title, at: index), text(.artist, at: index)]] }
    return found
  }
}
