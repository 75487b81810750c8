/// A table that was put away: as little of it as it takes to lay it out again, so that it takes no more memory than what
/// was done on it, however large its board is.
enum StoredTable {
  case deal(Dealt)
  /// One that has forgotten how it began. So much was done on it that its board is the smaller part.
  indirect case whole(Table)

  struct Dealt {
    let number: Int
    let tunes: Tunes
    let seed: UInt64
    let pairs: Int
    let players: Players
    let log: PlayLog
    let hints: Int
    let isTampered: Bool
    let began: Int?
  }

  init(_ table: Table) {
    guard table.log.isWhole else {
      var table = table
      table.ended = nil
      self = .whole(table)
      return
    }
    self = .deal(
      Dealt(
        number: table.number, tunes: table.tunes, seed: table.seed, pairs: table.board.pairs,
        players: table.players, log: table.log, hints: table.hints, isTampered: table.isTampered,
        began: table.began))
  }

  /// The table as it was, but for its end: that was told when it was.
  var table: Table {
    switch self {
    case .whole(let table):
      return table
    case .deal(let dealt):
      let deal = Deal(tunes: dealt.tunes.deck.count, pairs: dealt.pairs, seed: dealt.seed)
      var table = Table(
        number: dealt.number, tunes: dealt.tunes, seed: dealt.seed, deal: deal, players: dealt.players)
      table.lay(dealt.log)
      table.hints = dealt.hints
      table.isTampered = dealt.isTampered
      table.began = dealt.began
      return table
    }
  }
}
