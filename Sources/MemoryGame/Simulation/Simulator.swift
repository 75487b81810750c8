/// Plays games of a simulation one after the other, in the same memory and by the rules of `Board`.
package struct Simulator {
  /// Asks the bot at the seat of the question. Nil if it does not move, which ends the simulation.
  package typealias Asking = (BotQuestion) -> Choice?

  private let simulation: Simulation
  private var dealer: Dealer
  private var board = Board(faces: [])
  private var turns: Turns
  private var players: [ProgramPlayer]
  /// Whether a bot sits at a seat.
  private let bots: [Bool]
  private let hasBots: Bool
  /// The cards turned up in this game, noted only for bots, and how many of them each bot that was asked knows.
  private var turned: [TurnedCard] = []
  private var told: [Int: Int] = [:]

  package init(_ simulation: Simulation) {
    self.simulation = simulation
    dealer = Dealer(deckSize: simulation.pairs, pairs: simulation.pairs)
    players = simulation.players.map {
      ProgramPlayer($0 ?? .random, cards: 2 * simulation.pairs, faces: simulation.pairs)
    }
    turns = Turns(players: players.count)
    bots = simulation.players.map { $0 == nil }
    hasBots = bots.contains(true)
  }

  /// Plays these games and returns their tally. At the end of a game, calls `telling` with the report for each
  /// bot. Polls `isStopped`, also during a game; when true, drops the game in play and returns the tally of
  /// the games before it.
  package mutating func play(
    _ games: Range<Int>, asking: Asking = { _ in nil }, telling: (BotReport) -> Void = { _ in },
    isStopped: () -> Bool
  ) -> Tally {
    var tally = Tally(players: simulation.players.count)
    for game in games {
      guard play(game, asking, isStopped) else { break }
      for seat in bots.indices where bots[seat] {
        telling((seat: seat, won: turns.pairs, turned: news(for: seat), isNewGame: told[seat] == nil))
      }
      tally.add(board, turns)
    }
    return tally
  }

  /// Plays one game; false if it was stopped.
  private mutating func play(_ game: Int, _ asking: Asking, _ isStopped: () -> Bool) -> Bool {
    var generator = SplitMix64(seed: simulation.seed(of: game))
    board.lay { faces in dealer.lay(&faces, &generator) }
    turns.begin()
    if hasBots { (turned, told) = ([], [:]) }
    for seat in players.indices { players[seat].begin() }
    // The players are reached through a pointer: checking on each access whether the array is shared takes as
    // long as the flip itself.
    var players: [ProgramPlayer] = []
    swap(&players, &self.players)
    defer { swap(&players, &self.players) }
    return players.withUnsafeMutableBufferPointer { play($0, generator, asking, isStopped) }
  }

  private mutating func play(
    _ players: UnsafeMutableBufferPointer<ProgramPlayer>, _ generator: SplitMix64, _ asking: Asking,
    _ isStopped: () -> Bool
  ) -> Bool {
    var generator = generator
    while !board.isFinished, !turns.isDrawn {
      if board.moves.isMultiple(of: 2048), isStopped() { return false }
      let isBot = bots[turns.turn]
      guard let choice = isBot ? ask(asking) : players[turns.turn].chooseFirst(&generator) else { return false }
      guard case .flip(let card) = choice else {
        turns.pass()
        continue
      }
      _ = flip(card)
      let first = board.shown(card)
      let mate: Int
      if isBot {
        guard case .flip(let card)? = ask(asking) else { return false }
        mate = card
      } else {
        mate = players[turns.turn].chooseSecond(after: first, &generator)
      }
      let isMatch = flip(mate)
      let second = board.shown(mate)
      if isMatch {
        for seat in players.indices { players[seat].match(first, second) }
        turns.completeMove(isMatch: true)
      } else {
        for seat in players.indices { players[seat].turnBack(first, second, &generator) }
        turns.completeMove(isMatch: false)
      }
    }
    return true
  }

  private mutating func ask(_ asking: Asking) -> Choice? {
    let seat = turns.turn
    let question = BotQuestion(
      board, seat: seat, turned: news(for: seat), isNewGame: told[seat] == nil,
      mayPass: bots.count > 1 && !board.faceUp.isFirst
        && board.hasTwoUnmatched(of: turned.reversed().lazy.map(\.card.number)))
    told[seat] = turned.count
    return asking(question)
  }

  /// The cards turned up since the bot was last asked.
  private func news(for seat: Int) -> [TurnedCard] { Array(turned[(told[seat] ?? 0)...]) }

  @inline(__always) private mutating func flip(_ card: Int) -> Bool {
    if hasBots { turned.append(TurnedCard(card: board.shown(card), seat: turns.turn)) }
    do throws(Board.Refusal) {
      switch try board.flip(card) {
      case .first, .mismatch: return false
      case .match: return true
      }
    } catch {
      fatalError("A player broke the rules.")
    }
  }
}
