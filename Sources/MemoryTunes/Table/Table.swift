import MemoryGame

/// A dealt game and those who play it. Its tunes are those of `deck` whose places the faces of `board` name.
package struct Table {
  /// Which deal of the session it is, from 1: no two tables have the same, whatever is undone.
  let number: Int
  let tunes: Tunes
  let seed: UInt64
  /// What players of the program draw from, as it is when the cards lie.
  let generator: SplitMix64
  let players: Players
  /// The day whose game it is; nil for any other game.
  let day: Day?
  /// The tunes that were selected to be practiced, by index in the deck, in ascending order; nil for any other
  /// game.
  let selection: [UInt32]?
  /// What the two cards of a pair show.
  let cards: CardContent
  /// Which half of its tune every card shows: the title or the artist; nil if all cards show the whole of it.
  let halves: [Half]?
  let par: Par
  package var game: Game
  /// What moved from box to box when it was finished; nil if nothing was noted of it.
  var practice: Practice?
  /// What the records tell; nil where nothing is recorded.
  var past: Past?
  /// Whether the records were asked. They have nothing to tell to several players, or to programs.
  var isRecalled: Bool
  /// They stay, whatever is undone.
  var aids: Aids
  /// When the first card was turned and when the last, in seconds since 1970; nil where nobody looks at the
  /// clock.
  var began: Int?
  var ended: Int?
  /// What the programs and bots know.
  var opponents = Opponents()
  /// Whether it was put away and then brought back. What there was to record of it was recorded before.
  var isBroughtBack = false

  init(
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

  var deck: Deck { tunes.deck }
  var player: Player { players.list[game.turns.turn] }
  /// Whether the player was told that the game counts as assisted. A seed is mentioned only if
  /// there are records.
  var isAssisted: Bool { aids.hints > 0 || aids.undo || past != nil && aids != .none }

  /// Whether the card that is turned next may end a move after which a program player moves. Anything else
  /// typed in the same line would then be done in that player's place; and refusing it only in that case would
  /// tell whether the two cards match.
  var mayPassToProgram: Bool {
    game.board.faceUp.isFirst && !players.list[(game.turns.turn + 1) % players.list.count].isPerson
  }

  mutating func recall(_ past: Past?) {
    self.past = past
    if past?.finished != nil { aids.isRepeat = true }
  }

  /// Takes back the last entries of the log.
  mutating func takeBack(_ entries: Int) {
    game.takeBack(entries)
    aids.undo = true
  }

  /// Notes the time, if something has been done since that position.
  mutating func note(_ time: Int, since start: LogPosition) {
    guard game.log.position > (start.table == number ? start.position : 0),
      game.board.flips > 0 || game.board.isRevealed
    else { return }
    let time = Clock.clamped(time)
    if began == nil { began = time }
    ended = time
  }
}

extension Table {
  /// The moves that were completed since a position, in their order.
  func moves(since start: LogPosition) -> [CompletedMove] {
    let isSame = start.table == number
    return game.moves(since: isSame ? start.position : 0, turn: isSame ? start.turn : 0)
  }

  /// Every card that was turned up since a position, in order, with the seat of the player who turned it.
  func cardsTurned(since start: LogPosition) -> [(card: Int, seat: Int)] {
    let completed = moves(since: start).flatMap { move in move.freshCards.map { (card: $0, seat: move.seat) } }
    let first = cardTurned(since: start).map { [$0] } ?? []
    return completed + (first + cardsRevealed(since: start)).map { (card: $0, seat: game.turns.turn) }
  }

  /// The cards that were turned up when the players gave up, if they did since a position.
  private func cardsRevealed(since start: LogPosition) -> [Int] {
    let isNew = start.table != number || start.position < game.log.position
    return isNew ? game.board.revealedCards : []
  }

  /// The first card of a move that waits for the second, if it was turned up since a position.
  func cardTurned(since start: LogPosition) -> Int? {
    game.firstCard(since: start.table == number ? start.position : 0)
  }
}
