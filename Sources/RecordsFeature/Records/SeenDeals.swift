import MemoryCore

/// The deals of which cards were seen, as the file of begun games says. The layout does not depend on the deck.
package final class SeenDeals: RecordsFollower {
  private struct Deal: Hashable {
    let pairs: Int
    let seed: UInt64
  }

  private var begun = RecordLines(.begun)
  private var deals: [Deal: Sightings] = [:]

  package init() {}

  package func startOver() { (begun, deals) = (RecordLines(.begun), [:]) }

  package func add(_ piece: Span<UInt8>) {
    begun.add(piece) { line, _ in
      guard let columns = BegunColumns(line) else { return false }
      guard let seed = columns.seed else { return true }
      let count: WritableKeyPath<Sightings, Int> =
        switch columns.event {
        case .begun: \.begun
        case .continued: \.continued
        case .revealed: \.revealed
        }
      deals[Deal(pairs: columns.pairs, seed: seed), default: Sightings()][keyPath: count] += 1
      return true
    }
  }

  package func endFile(mayGrow: Bool) { begun.endFile(mayGrow: mayGrow) }

  package var unreadable: Int { begun.unreadable }

  package func sightings(seed: UInt64, pairs: Int) -> Sightings {
    deals[Deal(pairs: pairs, seed: seed)] ?? Sightings()
  }
}
