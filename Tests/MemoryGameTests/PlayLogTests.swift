import Testing

@testable import MemoryGame

struct PlayLogTests {
  @Test func `a log forgets old entries and can take back the rest`() {
    var log = PlayLog()
    for card in 1...100 { log.append(.flip(card)) }
    log.forget(before: 50)
    #expect(log.count == 50 && log.position == 100 && !log.isWhole)
    #expect(log.canTakeBack(18) && !log.canTakeBack(19))
    #expect(log.takeBack() == .flip(100) && log.takeBack() == .flip(99) && log.redo() == .flip(99))
    log.append(.flip(7))
    #expect(log.position == 100 && log[99] == .flip(7) && log.count == 50)
    log.append(.pass)
    log.append(.pass)
    #expect(log.passes(before: 102) == 2 && log.passes(before: 101) == 1 && log.passes(before: 100) == 0)
    #expect(log.lastCard(before: 102)! == (card: 7, place: 99))
  }
}
