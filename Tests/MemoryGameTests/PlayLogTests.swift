import Testing

@testable import MemoryGame

struct PlayLogTests {
  @Test func `a new entry replaces those that were taken back`() {
    var log = PlayLog()
    for card in 1...100 { log.append(.flip(card)) }
    #expect(log.takeBack() == .flip(100) && log.takeBack() == .flip(99) && log.redo() == .flip(99))
    log.append(.flip(7))
    #expect(log.position == 100 && log[99] == .flip(7))
    log.append(.pass)
    log.append(.pass)
    #expect(log.passes(before: 102) == 2 && log.passes(before: 101) == 1 && log.passes(before: 100) == 0)
    #expect(log.lastCard(before: 102)! == (card: 7, index: 99))
  }
}
