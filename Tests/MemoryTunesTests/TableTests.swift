import Testing

@testable import MemoryTunes

/// Flips taken back, and tables put away.
struct TableTests {
  private func table(pairs: Int, seed: UInt64 = 1) throws -> Table {
    let file = (1...pairs).map { "Title \($0)\tArtist\n" }.joined()
    let tunes = Tunes(deck: try Deck(name: "Many", file: Array(file.utf8)), origin: .file)
    let faces = Deal(tunes: pairs, pairs: pairs, seed: seed).faces
    return Table(number: 1, tunes: tunes, seed: seed, board: Board(faces: faces))
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
      table.takeBack(flips: 1)
      #expect(table.board == board)
    }
    for board in boards.dropFirst() {
      table.flipAgain(flips: 1)
      #expect(table.board == board)
    }
    let stored = StoredTable(table).table
    #expect(stored.board == table.board && stored.seed == table.seed && stored.number == table.number)
    #expect(stored.isTampered && stored.log.position == boards.count - 1)
  }

  @Test func `a table that is put away takes as much memory as its flips, however large its board is`() throws {
    var table = try table(pairs: 10_000)
    for card in 1...5 { _ = try table.flip(card, then: nil) }
    guard case .deal(_, _, _, let pairs, let log, _, _, _) = StoredTable(table) else {
      Issue.record("the board was kept")
      return
    }
    #expect(pairs == 10_000 && log.count == 5)
    #expect(MemoryLayout<StoredTable>.size <= 256)
  }

  @Test func `a log forgets what is not needed, and takes back what is left`() {
    var log = FlipLog()
    for card in 1...100 { log.append(card) }
    log.forget(butLast: 10)
    #expect(log.count == 10 && log.position == 100 && !log.isWhole)
    #expect(log.canTakeBack(8) && !log.canTakeBack(9))
    #expect(log.takeBack() == 100 && log.takeBack() == 99 && log.goOn() == 99)
    log.append(7)
    #expect(log.position == 100 && log[99] == 7 && log.count == 10)
  }
}
