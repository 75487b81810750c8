/// A dealt game. Its tunes are those of `deck` whose places the faces of `board` name.
package struct Table {
  /// Which deal of the session it is, from 1: no two tables have the same, whatever is undone.
  let number: Int
  let tunes: Tunes
  let seed: UInt64
  package private(set) var board: Board
  /// All flips that led from the deal to the board, and those that were taken back since.
  private(set) var log = FlipLog()
  /// Whether a flip was ever taken back. Such a game is not entered among the records.
  var isTampered = false
  /// How many hints were given. They stay counted, whatever is undone.
  var hints = 0
  /// When the first card was turned and when the last, in seconds since 1970; nil where nobody looks at the clock.
  var began: Int?
  var ended: Int?

  init(number: Int, tunes: Tunes, seed: UInt64, board: Board) {
    self.number = number
    self.tunes = tunes
    self.seed = seed
    self.board = board
  }

  var deck: Deck { tunes.deck }

  /// Turns one card or, if there is a second, one and then another. Refused, it changes nothing.
  mutating func flip(_ card: Int, then second: Int?) throws(Board.Refusal) -> Board.Flip {
    guard let second else {
      let flip = try board.flip(card)
      log.append(card)
      return flip
    }
    let flip = try board.flip(card, then: second)
    log.append(card)
    log.append(second)
    return flip
  }

  /// Takes back the last flips, so many of them; the log must have them and the move before.
  mutating func takeBack(flips: Int) {
    isTampered = true
    for _ in 0..<flips {
      let card = log.takeBack()
      board.takeBack(card, before: lookedAtByLog)
    }
  }

  /// Turns again what was taken back last, so many flips of it.
  mutating func flipAgain(flips: Int) {
    for _ in 0..<flips { _ = try! board.flip(log.goOn()) }
  }

  /// Notes the time, if cards have been turned since that moment.
  mutating func note(_ time: Int, since moment: (table: Int, flips: Int)) {
    guard board.flips > (moment.table == number ? moment.flips : 0) else { return }
    if began == nil { began = time }
    ended = time
  }

  /// What lies up without being matched, as the last flips have it.
  private var lookedAtByLog: Board.LookedAt {
    let flips = log.position
    if flips % 2 == 1 { return .first(log[flips - 1]) }
    return flips == 0 ? .none : board.lookedAt(after: log[flips - 2], log[flips - 1])
  }

  /// Forgets the first flips of a game that has gone on for very long, so that a session takes the same memory
  /// however long it is; so many of the last ones are needed.
  mutating func forgetFlips(keeping needed: @autoclosure () -> Int) {
    if log.count > FlipLog.most { log.forget(butLast: max(FlipLog.most / 2, needed() + 2)) }
  }
}

/// A table that was put away: as little of it as it takes to lay it out again, so that it takes no more memory than
/// the flips that were made on it, however large its board is.
enum StoredTable {
  case deal(
    number: Int, tunes: Tunes, seed: UInt64, pairs: Int, log: FlipLog, hints: Int, isTampered: Bool, began: Int?
  )
  /// One that has forgotten how it began. So many flips were made on it that its board is the smaller part.
  case whole(Table)

  init(_ table: Table) {
    guard table.log.isWhole else {
      self = .whole(table)
      return
    }
    self = .deal(
      number: table.number, tunes: table.tunes, seed: table.seed, pairs: table.board.pairs, log: table.log,
      hints: table.hints, isTampered: table.isTampered, began: table.began)
  }

  /// The table as it was.
  var table: Table {
    switch self {
    case .whole(let table):
      return table
    case .deal(let number, let tunes, let seed, let pairs, let log, let hints, let isTampered, let began):
      let deal = Deal(tunes: tunes.deck.count, pairs: pairs, seed: seed)
      var table = Table(number: number, tunes: tunes, seed: seed, board: Board(faces: deal.faces))
      table.lay(log)
      table.hints = hints
      table.isTampered = isTampered
      table.began = began
      return table
    }
  }
}

extension Table {
  /// Makes all flips of a log on a new board.
  fileprivate mutating func lay(_ log: FlipLog) {
    for place in 0..<log.position { _ = try! board.flip(log[place]) }
    self.log = log
  }
}
