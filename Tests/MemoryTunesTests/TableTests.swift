import Testing
@testable import App
@testable import MemoryTunes

@testable import MemoryGame

/// Undone flips, and tables that were put away.
struct TableTests {
  private func table(pairs: Int, seed: UInt64 = 1) throws -> Table {
    let file = (1...pairs).map { "Title \($0)\tArtist\n" }.joined()
    let tunes = Tunes(deck: try Deck(name: "Many", file: Array(file.utf8)), origin: .file)
    let deal = Deal(deckSize: pairs, pairs: pairs, seed: seed)
    return Table(number: 1, tunes: tunes, seed: seed, deal: deal, players: .alone)
  }

  @Test(arguments: 0..<100)
  func `undo passes through the same boards as redo`(seed: UInt64) throws {
    var chance = SplitMix64(seed: seed)
    var table = try table(pairs: 2 + chance.below(4), seed: seed)
    var boards = [table.game.board]
    while boards.count < 60, !table.game.board.isFinished {
      guard let _ = try? table.game.flip(1 + chance.below(table.game.board.faces.count), then: nil) else {
        continue
      }
      boards.append(table.game.board)
    }
    for board in boards.dropLast().reversed() {
      table.undo(1)
      #expect(table.game.board == board)
    }
    for board in boards.dropFirst() {
      table.game.redo(1)
      #expect(table.game.board == board)
    }
    var awayAndBack = table
    awayAndBack.putAway()
    #expect(awayAndBack.isBroughtBack && awayAndBack.aids.undo && awayAndBack.game.board == table.game.board)
  }
}
