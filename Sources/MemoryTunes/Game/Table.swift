/// A dealt game and those who play it. Its tunes are those of `deck` whose places the faces of `board` name.
package struct Table {
  /// Which deal of the session it is, from 1: no two tables have the same, whatever is undone.
  let number: Int
  let tunes: Tunes
  let seed: UInt64
  /// What players of the program draw from, as it is when the cards lie.
  let generator: SplitMix64
  let players: Players
  let par: Par
  package private(set) var board: Board
  private(set) var turns: Turns
  /// All that led from the deal to the board, and what was taken back since.
  private(set) var log = PlayLog()
  /// Whether a flip was ever taken back. Such a game is not entered among the records.
  var isTampered = false
  /// How many hints were given. They stay counted, whatever is undone.
  var hints = 0
  /// When the first card was turned and when the last, in seconds since 1970; nil where nobody looks at the clock.
  var began: Int?
  var ended: Int?
  /// What the game looked like after what the log has forgotten, and when it was looked at last.
  private var beginning: Insight?
  private var insight: Insight?

  init(number: Int, tunes: Tunes, seed: UInt64, deal: Deal, players: Players) {
    self.number = number
    self.tunes = tunes
    self.seed = seed
    generator = deal.generator
    self.players = players
    board = Board(faces: deal.faces)
    par = Par(pairs: board.pairs)
    turns = Turns(players: players.list.count)
  }

  var deck: Deck { tunes.deck }
  /// Whether the last pair was matched, or all players gave up.
  var isOver: Bool { board.isFinished || turns.isDrawnOut }
  var player: Player { players.list[turns.turn] }

  /// Whether the card that is turned next may end a move, after which a player of the program is to move. What else
  /// is typed in the same line would then be done in his place; and to refuse it only where it is so would tell
  /// whether the two cards match.
  var mayPassToProgram: Bool {
    board.lookedAt.isFirst && players.list[(turns.turn + 1) % players.list.count].strategy != nil
  }

  /// Turns one card or, if there is a second, one and then another. Refused, it changes nothing.
  mutating func flip(_ card: Int, then second: Int?) throws(Board.Refusal) -> Board.Flip {
    guard let second else {
      let flip = try board.flip(card)
      note(card, flip)
      return flip
    }
    let isSecond = board.lookedAt.isFirst
    let flip = try board.flip(card, then: second)
    // Of two flips one completed a move: the first where a card lay up before, else the second.
    note(card, isSecond ? flip : .first)
    note(second, isSecond ? .first : flip)
    return flip
  }

  private mutating func note(_ card: Int, _ flip: Board.Flip) {
    log.append(.flip(card))
    switch flip {
    case .first: break
    case .match: turns.completeMove(isMatch: true)
    case .mismatch: turns.completeMove(isMatch: false)
    }
  }

  mutating func pass() {
    log.append(.pass)
    turns.pass()
  }

  /// Takes back what was done last, so many entries of the log, which must have them and the move before.
  mutating func takeBack(_ entries: Int) {
    isTampered = true
    for _ in 0..<entries { takeBack() }
    if let insight, insight.position > log.position { self.insight = nil }
  }

  private mutating func takeBack() {
    guard case .flip(let card) = log.takeBack() else { return turns.takeBackPass() }
    let before = lookedAtBeforeLastFlip
    let wasMatch = board.isMatched(card)
    board.takeBack(card, before: before)
    if before.isFirst { turns.takeBackMove(wasMatch: wasMatch, passes: log.passes(before: log.position - 1)) }
  }

  /// What lay up without being matched before the last flip of the board, which the log has taken back already.
  private var lookedAtBeforeLastFlip: Board.LookedAt {
    guard let last = log.lastCard(before: log.position) else { return .none }
    if board.flips.isMultiple(of: 2) { return .first(last.card) }
    guard let first = log.lastCard(before: last.place) else { return .none }
    return board.lookedAt(after: first.card, last.card)
  }

  /// Does again what was taken back last, so many entries of it.
  mutating func goOn(_ entries: Int) {
    for _ in 0..<entries { redo(log.goOn()) }
  }

  private mutating func redo(_ entry: PlayLog.Entry) {
    switch entry {
    case .pass: turns.pass()
    case .flip(let card):
      switch try! board.flip(card) {
      case .first: break
      case .match: turns.completeMove(isMatch: true)
      case .mismatch: turns.completeMove(isMatch: false)
      }
    }
  }

  /// Does all that a log has, on a new board.
  mutating func lay(_ log: PlayLog) {
    for place in 0..<log.position { redo(log[place]) }
    self.log = log
  }

  /// What the game looks like to someone who remembers everything. It is kept for the next time.
  mutating func look() -> Insight {
    let looked = looked
    insight = looked
    return looked
  }

  /// The same, where it cannot be kept.
  var looked: Insight {
    var insight = insight ?? atBeginning
    insight.advance(to: log.position, of: log, faces: board.faces)
    return insight
  }

  /// What every flip was worth; nil for a game that is too large.
  var review: Review? { Review(of: log, from: atBeginning, faces: board.faces) }

  private var atBeginning: Insight { beginning ?? Insight(pairs: board.pairs, tunes: deck.count) }

  /// Forgets how a game began that has gone on for very long, so that a session takes the same memory however long it
  /// is; so many of the last entries are needed.
  mutating func forgetBeginning(keeping needed: @autoclosure () -> Int) {
    guard log.count > PlayLog.most else { return }
    // A move needs the one before it to be taken back.
    let place = log.position - max(PlayLog.most / 2, needed() + 64)
    guard place > log.forgotten else { return }
    var beginning = atBeginning
    beginning.advance(to: place, of: log, faces: board.faces)
    self.beginning = beginning
    log.forget(before: place)
  }

  /// Notes the time, if something has been done since that moment.
  mutating func note(_ time: Int, since moment: Moment) {
    guard log.position > (moment.table == number ? moment.position : 0), board.flips > 0 else { return }
    if began == nil { began = time }
    ended = time
  }
}
