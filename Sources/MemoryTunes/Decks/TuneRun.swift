/// Tunes that a script gives one after the other, as far as it has been read.
package struct TuneRun: Equatable {
  private(set) var deck = Deck(.given)
  private var known = TuneIndex()

  /// Adds the tune that follows `given tune`. A repeated tune is skipped.
  mutating func append(_ tune: ArraySlice<UInt8>) throws(DeckProblem.Fault) {
    if try deck.append(tune, known: &known) == nil { throw .noTitle }
  }

  /// Adds a run that follows this one.
  mutating func append(_ run: TuneRun) {
    guard deck.count > 0 else { return self = run }
    for index in 0..<run.deck.count {
      // It stands in a deck already, so it cannot be refused.
      try? append(run.deck.line(at: index)[...])
    }
  }
}
