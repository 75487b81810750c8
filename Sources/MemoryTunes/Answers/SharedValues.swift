import MemoryGame
import Text

// Values that answers of several features have.
extension Output {
  mutating func membersOfProgress(_ table: Table?) {
    member("found", table?.game.board.matchedPairs)
    member("pairs", table?.game.board.pairs)
  }

  /// How long it is to the next game of the day.
  mutating func members(nextDayAt time: Int?) {
    let wait = time.map(Day.wait)
    member("hours", wait?.hours)
    member("minutes", wait?.minutes)
  }

  /// What is known of a deal, and the moves in which it was finished.
  mutating func members(_ recollection: Table.Recollection?) {
    let (word, moves): (String?, Int?) =
      switch recollection {
      case nil: (nil, nil)
      case .finished(let moves): ("finished", moves)
      case .seen: ("seen", nil)
      case .earlier: ("earlier", nil)
      }
    member("seen", word)
    member("finishedIn", moves)
  }
}

extension Int {
  /// Nil for a typed number that is larger than any count.
  var ifExact: Int? { self == .max ? nil : self }
}
