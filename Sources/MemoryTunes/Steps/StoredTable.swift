import MemoryCore
import MemoryGame

/// A table that is not in play, stored as the little that is needed to lay it out again. Its memory depends on
/// the number of moves, not on the size of the board.
enum StoredTable {
  case deal(Dealt)
  /// A table whose log has lost its beginning. Its log is larger than its board.
  indirect case whole(Table)

  struct Dealt {
    let number: Int
    let tunes: Tunes
    let seed: UInt64
    let pairs: Int
    let players: Players
    let day: Day?
    let selection: [UInt32]?
    let cards: CardContent
    var log: PlayLog
    var aids: Aids
    var revisions: Int
    let wasRevealed: Bool
    let wasFinished: Bool
    let hinted: [Int]
    let began: Int?
    let clock: PlayClock
    let sittings: Sittings
    let practice: Practice?
  }

  init(_ table: Table) {
    var table = table
    table.clock.stop()
    guard table.game.log.isWhole else {
      self = .whole(table)
      return
    }
    self = .deal(
      Dealt(
        number: table.number, tunes: table.tunes, seed: table.seed, pairs: table.game.board.pairs,
        players: table.players, day: table.day, selection: table.selection, cards: table.cards,
        log: table.game.log, aids: table.aids,
        revisions: table.game.revisions, wasRevealed: table.game.wasRevealed,
        wasFinished: table.game.wasFinished, hinted: table.hinted, began: table.began, clock: table.clock,
        sittings: table.sittings, practice: table.practice))
  }

  mutating func takeBack(_ entries: Int) {
    switch self {
    case .deal(var dealt):
      dealt.log.takeBack(entries)
      dealt.revisions += 1
      dealt.aids.undo = true
      self = .deal(dealt)
    case .whole(var table):
      table.takeBack(entries)
      self = .whole(table)
    }
  }

  mutating func redo(_ entries: Int) {
    switch self {
    case .deal(var dealt):
      dealt.log.redo(entries)
      self = .deal(dealt)
    case .whole(var table):
      table.game.redo(entries)
      self = .whole(table)
    }
  }

  /// Lays out the table.
  var table: Table {
    switch self {
    case .whole(var table):
      table.isBroughtBack = true
      return table
    case .deal(let dealt):
      let deal = dealt.tunes.deck.deal(
        pairs: dealt.pairs, seed: dealt.seed, cards: dealt.cards, selection: dealt.selection)
      var table = Table(
        number: dealt.number, tunes: dealt.tunes, seed: dealt.seed, deal: deal, players: dealt.players,
        day: dealt.day, selection: dealt.selection, aids: dealt.aids)
      table.game.replay(dealt.log, revisions: dealt.revisions)
      table.game.wasRevealed = dealt.wasRevealed
      table.game.wasFinished = dealt.wasFinished
      dealt.hinted.forEach { table.note(hinted: $0) }
      table.began = dealt.began
      (table.clock, table.sittings) = (dealt.clock, dealt.sittings)
      table.practice = dealt.practice
      table.isBroughtBack = true
      return table
    }
  }
}
