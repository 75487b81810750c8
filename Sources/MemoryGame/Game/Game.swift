/// A game in progress: the board, whose turn it is, and the log of everything that was done.
package struct Game: Equatable, Sendable {
  package private(set) var board: Board
  package private(set) var turns: Turns
  /// The flips and passes from the deal to the current board, and what was undone since.
  package private(set) var log = PlayLog()
  /// Whether all cards were ever turned up, and whether all pairs were ever found, even if undone.
  package var wasRevealed = false
  package var wasFinished = false
  /// How many faces the deck has.
  package let deckSize: Int
  /// The seat that found each matched face, in a game of several players.
  private var finders: [UInt32: Int] = [:]

  package init(_ deal: Deal, players: Int) {
    board = Board(faces: deal.faces)
    turns = Turns(players: players)
    deckSize = deal.deckSize
  }

  /// The state of play.
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

  /// Turns up one card or, if there is a second, one and then another. If either is refused, nothing changes.
  /// Returns the flip that completed a move, if one did.
  package mutating func flip(_ card: Int, then second: Int?) throws(Board.Refusal) -> Board.Flip {
    guard let second else {
      let flip = try board.flip(card)
      note(card, flip)
      return flip
    }
    let before = board
    let aloneRefused = board.refusal(of: second)
    let flip = try board.flip(card)
    do {
      let next = try board.flip(second)
      note(card, flip)
      note(second, next)
      // Exactly one of two flips in a row completes a move.
      return flip == .first ? next : flip
    } catch {
      board = before
      throw error == aloneRefused ? error : .cannotFollow(second, after: card)
    }
  }

  package mutating func pass() { make(.pass) }

  /// Gives up. The game must not be over.
  package mutating func reveal() { make(.reveal) }

  private mutating func make(_ entry: PlayLog.Entry) {
    log.append(entry, seat: turns.turn)
    apply(entry)
  }

  private mutating func note(_ card: Int, _ flip: Board.Flip) {
    log.append(.flip(card), seat: turns.turn, endsMove: flip != .first)
    count(flip)
  }

  private mutating func count(_ flip: Board.Flip) {
    switch flip {
    case .first: break
    case .match(let face):
      if turns.players > 1 { finders[face] = turns.turn }
      turns.completeMove(isMatch: true)
      if board.isFinished { wasFinished = true }
    case .mismatch: turns.completeMove(isMatch: false)
    }
  }

  /// The seat of the player who has a matched card, in a game of several players; otherwise nil.
  package func finder(of card: Int) -> Int? { board.isMatched(card) ? finders[board.faces[card - 1]] : nil }

  /// Undoes the last entries of the log, at most as many as it has: plays those before them again.
  package mutating func takeBack(_ entries: Int) {
    let kept = log.position - entries
    (board, turns, finders) = (Board(faces: board.faces), Turns(players: turns.players), [:])
    log.rewind()
    redo(kept)
  }

  package mutating func redo(_ entries: Int) { for _ in 0..<entries { apply(log.redo()) } }

  private mutating func apply(_ entry: PlayLog.Entry) {
    switch entry {
    case .pass: turns.pass()
    case .reveal:
      board.reveal()
      wasRevealed = true
    case .flip(let card):
      do throws(Board.Refusal) {
        count(try board.flip(card))
      } catch {
        fatalError("A log of another deal was replayed.")
      }
    }
  }
}
