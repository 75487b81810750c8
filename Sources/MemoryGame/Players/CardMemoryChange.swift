extension CardMemory {
  /// The arrays of a memory while a card is learned, forgotten or removed. Nothing is bounds-checked.
  struct Change {
    let cards: UnsafeMutablePointer<UInt32>
    let places: UnsafeMutablePointer<UInt32>
    let known: UnsafeMutablePointer<UInt32>
    var ends: Ends

    @inline(__always) mutating func learn(_ card: ShownCard) {
      guard Int(places[card.number]) < ends.unknown else { return }
      let number = UInt32(truncatingIfNeeded: card.number)
      ends.unknown -= 1
      put(number, at: ends.unknown)
      let mate = known[Int(card.face)]
      known[Int(card.face)] = mate &+ number
      guard mate != 0 else { return }
      ends.singles -= 2
      put(mate, at: ends.singles + 1)
      put(number, at: ends.singles)
    }

    @inline(__always) mutating func forget(_ card: ShownCard) {
      guard Int(places[card.number]) >= ends.unknown else { return }
      let number = UInt32(truncatingIfNeeded: card.number)
      let mate = known[Int(card.face)] &- number
      if mate != 0 {
        put(mate, at: ends.singles)
        put(number, at: ends.singles + 1)
        ends.singles += 2
      }
      known[Int(card.face)] = mate
      put(number, at: ends.unknown)
      ends.unknown += 1
    }

    @inline(__always) mutating func remove(_ card: ShownCard, _ mate: ShownCard) {
      remove(UInt32(truncatingIfNeeded: card.number))
      remove(UInt32(truncatingIfNeeded: mate.number))
      known[Int(card.face)] = 0
    }

    private mutating func remove(_ card: UInt32) {
      // The gap left by the card moves to the end of its group, then to the end of the next one.
      var gap = Int(places[Int(card)])
      if gap < ends.unknown {
        ends.unknown -= 1
        move(from: ends.unknown, to: gap)
        gap = ends.unknown
      }
      if gap < ends.singles {
        ends.singles -= 1
        move(from: ends.singles, to: gap)
        gap = ends.singles
      }
      ends.all -= 1
      move(from: ends.all, to: gap)
    }

    @inline(__always) private func move(from: Int, to index: Int) {
      // A gap holds no card.
      guard from != index else { return }
      let card = cards[from]
      cards[index] = card
      places[Int(card)] = UInt32(truncatingIfNeeded: index)
    }

    /// Swaps the card with the one at `index`.
    @inline(__always) private func put(_ card: UInt32, at index: Int) {
      let from = Int(places[Int(card)])
      move(from: index, to: from)
      cards[index] = card
      places[Int(card)] = UInt32(truncatingIfNeeded: index)
    }
  }
}
