import Testing

@testable import MemoryTunes

/// Flips taken back, and tables put away.
struct TableTests {
  private func table(pairs: Int, seed: UInt64 = 1) throws -> Table {
    let file = (1...pairs).map { "Title \($0)\tArtist\n" }.joined()
    let tunes = Tunes(deck: try Deck(name: "Many", file: Array(file.utf8)), origin: .file)
    let deal = Deal(tunes: pairs, pairs: pairs, seed: seed)
    return Table(number: 1, tunes: tunes, seed: seed, deal: deal, players: .alone)
  }

  @Test(arguments: 0..<100)
  func `taking flips back leads through the same boards, and turning them again forward`(seed: UInt64) throws {
    var chance = SplitMix64(seed: seed)
    var table = try table(pairs: 2 + chance.below(4), seed: seed)
    var boards = [table.board]
    while boards.count < 60, !table.board.isFinished {
      guard let _ = try? table.flip(1 + chance.below(table.board.faces.count), then: nil) else { continue }
      boards.append(table.board)
    }
    for board in boards.dropLast().reversed() {
      table.takeBack(1)
      #expect(table.board == board)
    }
    for board in boards.dropFirst() {
      table.goOn(1)
      #expect(table.board == board)
    }
    let stored = StoredTable(table).table
    #expect(stored.board == table.board && stored.seed == table.seed && stored.number == table.number)
    #expect(stored.isTampered && stored.log.position == boards.count - 1)
  }

  @Test func `a table that is put away takes as much memory as its flips, however large its board is`() throws {
    var table = try table(pairs: 10_000)
    for card in 1...5 { _ = try table.flip(card, then: nil) }
    guard case .deal(let dealt) = StoredTable(table) else {
      Issue.record("the board was kept")
      return
    }
    #expect(dealt.pairs == 10_000 && dealt.log.count == 5)
    #expect(MemoryLayout<StoredTable>.size <= 256)
  }

  @Test func `a log forgets what is not needed, and takes back what is left`() {
    var log = PlayLog()
    for card in 1...100 { log.append(.flip(card)) }
    log.forget(before: 50)
    #expect(log.count == 50 && log.position == 100 && !log.isWhole)
    #expect(log.canTakeBack(18) && !log.canTakeBack(19))
    #expect(log.takeBack() == .flip(100) && log.takeBack() == .flip(99) && log.goOn() == .flip(99))
    log.append(.flip(7))
    #expect(log.position == 100 && log[99] == .flip(7) && log.count == 50)
    log.append(.pass)
    log.append(.pass)
    #expect(log.passes(before: 102) == 2 && log.passes(before: 101) == 1 && log.passes(before: 100) == 0)
    #expect(log.lastCard(before: 102)! == (card: 7, place: 99))
  }
}
