/// A game in progress: the board, whose turn it is, and the log of everything that was done.
package struct Game {
  package private(set) var board: Board
  package private(set) var turns: Turns
  /// Everything that led from the deal to the board, and what was taken back since.
  package private(set) var log = PlayLog()
  /// How often something was taken back. An analysis made before the last time may no longer hold.
  package private(set) var revisions = 0
  /// Whether all cards were ever turned up, and whether all pairs were ever found, even if that was taken back.
  package var wasRevealed = false
  package var wasFinished = false
  /// How many faces the deck has.
  package let deckSize: Int
  /// The analysis of what the log has forgotten; nil while it has forgotten nothing.
  private var beginning: Analysis?

  package init(_ deal: Deal, players: Int) {
    board = Board(faces: deal.faces)
    turns = Turns(players: players)
    deckSize = deal.deckSize
  }

  /// How a game stands.
  package enum Phase: String, CaseIterable, Sendable {
    case playing
    /// The last pair was matched.
    case finished
    /// All players passed in a row.
    case drawn
    /// The players gave up, and all cards were turned up.
    case revealed
  }

  package var phase: Phase {
    board.isFinished ? .finished : turns.isDrawn ? .drawn : board.isRevealed ? .revealed : .playing
  }

  package var isOver: Bool { phase != .playing }

  /// Turns up one card or, if there is a second, one and then another. A refused flip changes nothing.
  package mutating func flip(_ card: Int, then second: Int?) throws(Board.Refusal) -> Board.Flip {
    guard let second else {
      let flip = try board.flip(card)
      note(card, flip)
      return flip
    }
    let isSecond = board.faceUp.isFirst
    let flip = try board.flip(card, then: second)
    // One of the two flips completed a move: the first if a card was up before, else the second.
    note(card, isSecond ? flip : .first)
    note(second, isSecond ? .first : flip)
    return flip
  }

  package mutating func pass() {
    log.append(.pass)
    turns.pass()
  }

  /// Gives up. The game must not be over.
  package mutating func reveal() {
    log.append(.reveal)
    turnUpAll()
  }

  private mutating func turnUpAll() {
    board.reveal()
    wasRevealed = true
  }

  private mutating func note(_ card: Int, _ flip: Board.Flip) {
    log.append(.flip(card))
    count(flip)
  }

  private mutating func count(_ flip: Board.Flip) {
    switch flip {
    case .first: break
    case .match:
      turns.completeMove(isMatch: true)
      if board.isFinished { wasFinished = true }
    case .mismatch: turns.completeMove(isMatch: false)
    }
  }

  /// Takes back the last entries of the log, which must allow it (`PlayLog.canTakeBack`).
  package mutating func takeBack(_ entries: Int) {
    revisions += 1
    for _ in 0..<entries { takeBack() }
  }

  private mutating func takeBack() {
    let card: Int
    switch log.takeBack() {
    case .pass: return turns.takeBackPass()
    case .reveal: return board.reveal(false)
    case .flip(let flipped): card = flipped
    }
    let before = faceUpBeforeLastFlip
    let wasMatch = board.isMatched(card)
    board.takeBack(card, before: before)
    if before.isFirst { turns.takeBackMove(wasMatch: wasMatch, passes: log.passes(before: log.position - 1)) }
  }

  /// What was face up before the last flip of the board, which the log has already taken back.
  private var faceUpBeforeLastFlip: Board.FaceUp {
    guard let last = log.lastCard(before: log.position) else { return .none }
    if board.flips.isMultiple(of: 2) { return .first(last.card) }
    guard let first = log.lastCard(before: last.index) else { return .none }
    return board.faceUp(after: first.card, last.card)
  }

  /// Does again the entries that were taken back last.
  package mutating func redo(_ entries: Int) {
    for _ in 0..<entries { apply(log.redo()) }
  }

  /// Does everything that a log has, on a new board. The log is that of a game of the same deal, which had so
  /// many revisions.
  package mutating func replay(_ log: PlayLog, revisions: Int) {
    for index in 0..<log.position { apply(log[index]) }
    self.log = log
    self.revisions = revisions
  }

  private mutating func apply(_ entry: PlayLog.Entry) {
    switch entry {
    case .pass: turns.pass()
    case .reveal: turnUpAll()
    case .flip(let card):
      do throws(Board.Refusal) {
        count(try board.flip(card))
      } catch {
        fatalError("A log of another deal was replayed.")
      }
    }
  }

  /// What was turned up and passed at these places of the log, as everybody at the table saw it.
  package func events(_ places: Range<Int>) -> [TableEvent] {
    places.compactMap { index in
      switch log[index] {
      case .flip(let card): .flip(ShownCard(number: card, face: board.faces[card - 1]))
      case .pass: .pass
      // The game is over: nobody acts on it.
      case .reveal: nil
      }
    }
  }
}

extension Game {
  /// The analysis at the earliest place that the log remembers.
  var earliestAnalysis: Analysis { beginning ?? Analysis(pairs: board.pairs, deckSize: deckSize) }

  /// What every flip was worth; nil for a game too large to be analysed.
  package var review: Review? { Review(of: log, from: earliestAnalysis, faces: board.faces) }

  /// Forgets how a very long game began, so that a session takes the same memory however long it lasts. The
  /// last `needed` entries stay; it is asked for only when the log is too long.
  package mutating func forgetBeginning(keeping needed: @autoclosure () -> Int) {
    guard log.count > PlayLog.most else { return }
    let index = log.position - max(PlayLog.most / 2, needed() + 2 * PlayLog.context)
    guard index > log.forgotten else { return }
    var beginning = earliestAnalysis
    beginning.advance(to: index, of: log, faces: board.faces)
    self.beginning = beginning
    log.forget(before: index)
  }
}
