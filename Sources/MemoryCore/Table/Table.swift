import MemoryGame

/// A dealt game and its players. The faces of `board` are indices in `deck`.
package struct Table {
  /// The number of the deal in the session, from 1. It is never reused, even after undo.
  package let number: Int
  package let tunes: Tunes
  package let seed: UInt64
  /// The generator of program players, as it is after the deal.
  let generator: SplitMix64
  package let players: Players
  /// The date of a game of the day; otherwise nil.
  package let day: Day?
  /// The tunes selected for practice, as ascending indices in the deck; otherwise nil.
  package let selection: [UInt32]?
  /// What the two cards of a pair show.
  package let cards: CardContent
  /// The half of its tune that every card shows; nil if all cards show the whole.
  package let halves: [Half]?
  package let par: Par
  package var game: Game
  /// The moves between boxes when it was finished; nil if nothing was saved.
  package var practice: Practice?
  /// What the records say; nil if nothing is recorded.
  package var past: Past?
  /// Whether the records were read. They are of no use to several players or to programs.
  package var isRecalled: Bool
  /// Undo does not remove them.
  package var aids: Aids
  /// When the first and the last card was turned, in seconds since 1970; nil without a clock.
  package var began: Int?
  package var ended: Int?
  /// What the programs and bots know.
  package var opponents = Opponents()
  /// Whether it was replaced and then brought back. It has already been recorded.
  package var isBroughtBack = false

  package init(
    number: Int, tunes: Tunes, seed: UInt64, deal: Deal, players: Players, day: Day? = nil,
    selection: [UInt32]? = nil, aids: Aids = .none
  ) {
    self.number = number
    self.aids = aids
    isRecalled = !players.isOnePerson
    self.tunes = tunes
    self.seed = seed
    generator = deal.generator
    self.players = players
    self.day = day
    self.selection = selection
    cards = deal.halves == nil ? .same : .split
    halves = deal.halves
    game = Game(deal, players: players.list.count)
    par = Par(pairs: game.board.pairs)
  }

  package var deck: Deck { tunes.deck }
  package var player: Player { players.list[game.turns.turn] }
  /// Whether there are several players.
  package var isShared: Bool { players.list.count > 1 }
  /// Seconds from the first flip to the last; nil without a clock.
  package var seconds: Int? {
    guard let began, let ended else { return nil }
    return max(0, ended - began)
  }
  /// Whether the player was told that the game counts as assisted. A seed is mentioned only if there are
  /// records.
  package var isAssisted: Bool { aids.hints > 0 || aids.undo || past != nil && aids != .none }

  /// Whether an aid would now make a record of one person an assisted one.
  package var isUnaided: Bool {
    players.isOnePerson && !isAssisted && !game.isOver && !game.wasFinished && !game.wasRevealed
  }

  /// Whether the next card may end a move before a program player's. Further cards in the same line would then
  /// be played in that player's place, and refusing them only then would reveal whether the two cards match.
  package var mayPassToProgram: Bool {
    game.board.faceUp.isFirst && !players.list[(game.turns.turn + 1) % players.list.count].isPerson
  }

  package mutating func recall(_ past: Past?) {
    self.past = past
    if past?.finished != nil { aids.isRepeat = true }
  }

  /// Undoes the last entries of the log.
  package mutating func takeBack(_ entries: Int) {
    game.takeBack(entries)
    aids.undo = true
  }

  /// Notes the time if something was done since that position.
  package mutating func note(_ time: Int, since start: LogPosition) {
    guard game.log.position > (start.table == number ? start.position : 0),
      game.board.flips > 0 || game.board.isRevealed
    else { return }
    let time = Clock.clamped(time)
    if began == nil { began = time }
    ended = time
  }
}

extension Table {
  /// The moves completed since a position, in order.
  package func moves(since start: LogPosition) -> [CompletedMove] {
    let isSame = start.table == number
    return game.moves(since: isSame ? start.position : 0, turn: isSame ? start.turn : 0)
  }

  /// Every card turned up since a position, in order, with the seat of the player who turned it. `moves`: those
  /// completed since then.
  package func cardsTurned(since start: LogPosition, in moves: [CompletedMove]) -> [(card: Int, seat: Int)] {
    let completed = moves.flatMap { move in move.freshCards.map { (card: $0, seat: move.seat) } }
    let first = cardTurned(since: start).map { [$0] } ?? []
    return completed + (first + cardsRevealed(since: start)).map { (card: $0, seat: game.turns.turn) }
  }

  /// The cards turned up by giving up, if that was since a position.
  private func cardsRevealed(since start: LogPosition) -> [Int] {
    let isNew = start.table != number || start.position < game.log.position
    return isNew ? game.board.revealedCards : []
  }

  /// The first card of a move that waits for its second, if it was turned up since a position.
  package func cardTurned(since start: LogPosition) -> Int? {
    game.firstCard(since: start.table == number ? start.position : 0)
  }
}

extension Analyst {
  /// What perfect memory knows of a game, and what its flips were worth.
  package func analysis(of table: borrowing Table) -> Analysis { analysis(of: table.game, id: table.number) }
}
