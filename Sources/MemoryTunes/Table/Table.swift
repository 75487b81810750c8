import MemoryGame

/// A dealt game and its players. The faces of `board` are indices in `deck`.
package struct Table: Equatable, Sendable {
  /// The number of the deal in the session, from 1. It is never reused, even after undo.
  package var number: Int
  let tunes: Tunes
  package let seed: UInt64
  /// The generator of computer players, as it is after the deal.
  let generator: SplitMix64
  let players: Players
  /// The date of a game of the day; otherwise nil.
  let day: Day?
  /// The tunes selected for practice, as ascending indices in the deck; otherwise nil.
  let selection: [UInt32]?
  /// What the two cards of a pair show.
  var cards: CardContent { halves == nil ? .same : .split }
  /// The half of its tune that every card shows; nil if all cards show the whole.
  let halves: [Half]?
  /// The match as it stood when the game began; nil if the game is not part of one.
  let matchBefore: Match?
  /// The moves to beat in a challenge; nil if there are none.
  let beat: Int?
  let par: Par
  package var game: Game
  /// The moves between boxes when it was finished; nil if nothing was saved.
  var practice: Practice?
  /// The days in a row of which it is the last; nil unless it was that of its day.
  var streak: Int?
  /// What the records say; nil if nothing is recorded.
  private(set) var past: DealHistory?
  /// Why the records made it an assisted game; nil if they did not.
  private(set) var recollection: Recollection?
  /// The same if it was only found out at the end.
  private(set) var lateRecollection: Recollection?
  /// Whether the records were read. For several players and for programs, only a game that was brought back
  /// needs them.
  var isRecalled: Bool
  /// Undo does not remove them.
  var aids: Aids
  /// Whether a flip was undone, and the player does not know yet that the game counts as assisted.
  private var hasUntoldAid = false
  private(set) var hinted: [Int] = []
  /// When the first and the last card was turned, in seconds since 1970; nil without a clock.
  var began: Int?
  package private(set) var ended: Int?
  /// Seconds played from the first flip to the last; nil without a clock.
  package private(set) var seconds: Int?
  var clock = PlayClock()
  /// What undo goes over.
  var steps = GameSteps()
  /// How many entries of the log were undone in all.
  private(set) var undone = 0
  /// How many flips and hints other copies have had, as far as known since it was dealt or loaded.
  private(set) var missed = 0
  /// Whether the next player begins the next game, because a move of this one is completed.
  var passesBeginning = false
  /// Whether a bot has not moved since the player last acted.
  var hasBotFailed = false
  /// Whether a game of its kind was finished before, so that the player knows how to play.
  var isFamiliar = false
  /// Whether its end was counted, if it is a game against a level of play.
  var isCounted = false
  /// What came before it, if it is a game against a level of play and was finished.
  var levelHistory: LevelHistory?

  init(
    number: Int, tunes: Tunes, seed: UInt64, deal: Deal, players: Players, day: Day? = nil,
    selection: [UInt32]? = nil, match: Match? = nil, beat: Int? = nil
  ) {
    (matchBefore, self.beat) = (match, beat)
    self.number = number
    aids = .none
    isRecalled = !players.isOnePerson
    self.tunes = tunes
    self.seed = seed
    generator = deal.generator
    self.players = players
    self.day = day
    self.selection = selection
    halves = deal.halves
    game = Game(deal, players: players.list.count)
    par = Par(pairs: game.board.pairs)
  }

  var player: Player { players.list[game.turns.turn] }
  var isShared: Bool { players.list.count > 1 }
  /// Whether a computer player or a bot is to move.
  var isProgramsTurn: Bool { !game.isOver && !player.isPerson }
  /// Whether the player was told that the game counts as assisted. A seed is mentioned only if there are
  /// records.
  var isAssisted: Bool { aids.hints > 0 || aids.undo || past != nil && aids != .none }

  /// Whether an aid would now make a record of one person an assisted one.
  var isUnaided: Bool {
    players.isOnePerson && !isAssisted && !game.isOver && !game.wasFinished && !game.wasRevealed
  }

  /// Whether the next card may end a move before a computer player's. Further cards in the same line would then
  /// be played in that player's place, and refusing them only then would reveal whether the two cards match.
  var mayPassToProgram: Bool {
    game.board.faceUp.isFirst && !players.list[(game.turns.turn + 1) % players.list.count].isPerson
  }

  /// Why the records make a game an assisted one.
  enum Recollection: Equatable, Sendable {
    /// The deal was finished before, in this many moves.
    case finished(moves: Int)
    /// Cards of the deal were seen in another game.
    case seen
    /// This game itself went on from here before.
    case earlier
  }

  /// How many flips and hints the game has had, those that were undone included. A copy that counts fewer than
  /// another is an earlier state of the game.
  var made: Int {
    get { game.log.position + undone + aids.hints }
    set { undone += max(0, newValue - made) }
  }

  /// Adds the aids of a game of which cards were seen before. `isFinished`: whether it has just been finished.
  mutating func recall(_ past: DealHistory?, isFinished: Bool) {
    guard let past else { return }
    self.past = past
    let before = aids
    // What was seen since it was finished does not matter.
    aids.count(past, made: made, isPlayed: players.isOnePerson && (isFinished || !game.wasFinished))
    let unknown = max(0, (past.made ?? 0) - made)
    missed += unknown
    made += unknown
    // That it counts as assisted is said once.
    guard aids != before, before == .none else { return }
    recollection =
      aids.isRepeat == before.isRepeat ? .earlier : past.finished.map { .finished(moves: $0) } ?? .seen
    if game.isOver { lateRecollection = recollection }
  }

  mutating func countHint(_ card: Int) {
    aids.count(hints: aids.hints + 1)
    note(hinted: card)
  }

  package mutating func note(hinted card: Int) {
    if !hinted.contains(card) { hinted.append(card) }
  }

  /// Goes back to the deal in a copy that is only looked at. No time is shown, since none passes.
  mutating func rewind() {
    game.takeBack(game.log.position)
    (ended, seconds) = (nil, nil)
  }

  /// Undoes the last entries of the log. If this is the game's first aid, the player has to be told.
  mutating func undo(_ entries: Int) {
    if !isAssisted { hasUntoldAid = true }
    game.takeBack(entries)
    undone += entries
    aids.undo = true
  }

  /// Returns, once, whether the player has to be told that the game counts as assisted.
  mutating func tellAid() -> Bool {
    defer { hasUntoldAid = false }
    return hasUntoldAid && isAssisted
  }

  /// Lets the clock run to the time of a line; it stands still before the first flip and after the end.
  mutating func tick(_ time: Int) {
    if game.isOver { clock.stop() } else if began != nil { clock.run(to: time) }
  }

  /// Notes the time of a line that added so many entries to the log. There may be no clock.
  mutating func note(_ time: Int?, entries: Int) {
    let isPlayed = entries > 0 && (game.board.flips > 0 || game.board.isRevealed)
    guard let time else { return }
    if isPlayed, began == nil { began = Clock.clamped(time) }
    tick(time)
    if isPlayed { (ended, seconds) = (Clock.clamped(time), clock.played) }
  }
}
