import MemoryGame
import Text

/// The cards that the last answer showed, so that the next one has only the changes.
struct CardChanges {
  /// The cards that the last answer and this one show, and whether their pairs are found.
  private var before: [Int: Bool] = [:]
  private var now: [Int: Bool] = [:]
  /// The number of the table of the last answer; 0 if it had none.
  private var table = 0
  /// Whether the next answer has all cards that can be seen.
  var isWhole = true

  mutating func begin(_ table: Table) {
    if table.number != self.table { (self.table, isWhole) = (table.number, true) }
    (before, now) = (now, [:])
  }

  /// Notes that a card can be seen. False if the last answer showed it as it is.
  mutating func add(_ card: Int, isMatched: Bool) -> Bool {
    now[card] = isMatched
    return isWhole || before[card] != isMatched
  }

  /// Adds the numbers of the cards that the last answer showed and this one does not.
  mutating func writeHidden(into array: inout Output) {
    for card in before.keys.filter({ now[$0] == nil }).sorted() { array.value(card) }
    isWhole = false
  }

  /// An answer has no game.
  mutating func clear() { (before, now, table) = ([:], [:], 0) }
}
