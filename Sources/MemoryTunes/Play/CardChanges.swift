import MemoryGame
import Text

/// The cards that the last answer showed, so that the next one has only the changes.
struct CardChanges {
  /// By card, from 0.
  private var before: [State] = []
  private var now: [State] = []
  /// The number of the table of the last answer; 0 if it had none.
  private var table = 0
  /// Whether the next answer has all cards that can be seen.
  var isWhole = true

  private enum State: UInt8 { case hidden, up, matched }

  mutating func begin(_ table: Table) {
    if table.number != self.table { (self.table, isWhole) = (table.number, true) }
    swap(&before, &now)
    now = Array(repeating: .hidden, count: table.game.board.faces.count)
  }

  /// Notes that a card can be seen. False if the last answer showed it as it is.
  mutating func add(_ card: Int, isMatched: Bool) -> Bool {
    now[card - 1] = isMatched ? .matched : .up
    return isWhole || card > before.count || before[card - 1] != now[card - 1]
  }

  /// Adds the numbers of the cards that the last answer showed and this one does not.
  mutating func writeHidden(into array: inout Output) {
    for (index, state) in before.enumerated() where state != .hidden {
      if index >= now.count || now[index] == .hidden { array.value(index + 1) }
    }
    isWhole = false
  }

  /// An answer has no game.
  mutating func clear() { (before, now, table) = ([], [], 0) }
}
