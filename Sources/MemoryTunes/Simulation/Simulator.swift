/// Plays games of a simulation one after the other, in the same memory. It plays by the game's own `Board`.
package struct Simulator {
  private let simulation: Simulation
  private var dealer: Dealer
  private var round: Round
  private var minds: [Mind]

  package init(_ simulation: Simulation) {
    self.simulation = simulation
    // There are as many tunes as pairs.
    dealer = Dealer(tunes: simulation.pairs, pairs: simulation.pairs)
    minds = simulation.players.list.map { player in
      guard let strategy = player.strategy else { fatalError("People cannot play by themselves.") }
      return Mind(strategy, cards: 2 * simulation.pairs)
    }
    round = Round(turns: Turns(players: minds.count))
  }

  /// Plays these games and returns what came of them. Asks now and then, also during a game, whether to stop; then
  /// the game is given up, and the tally has those before it.
  package mutating func play(_ games: Range<Int>, isStopped: () -> Bool) -> Tally {
    var tally = Tally(players: simulation.players.list.count)
    for game in games {
      guard play(game, isStopped) else { break }
      tally.add(round.board, round.turns)
    }
    return tally
  }

  /// Plays one game to its end; false when it was given up.
  private mutating func play(_ game: Int, _ isStopped: () -> Bool) -> Bool {
    var generator = SplitMix64(seed: simulation.seed(of: game))
    round.board.lay { faces in dealer.lay(&faces, &generator) }
    round.turns.begin()
    for seat in minds.indices { minds[seat].begin(cards: 2 * simulation.pairs) }
    // The minds are reached directly, because it takes as long as the flip itself to ask for each of them whether
    // somebody else holds them.
    var minds: [Mind] = []
    swap(&minds, &self.minds)
    defer { swap(&minds, &self.minds) }
    return minds.withUnsafeMutableBufferPointer { round.play($0, generator, isStopped) }
  }
}

/// A board, and those who sit around it.
private struct Round {
  var board = Board(faces: [])
  var turns: Turns

  mutating func play(
    _ minds: UnsafeMutableBufferPointer<Mind>, _ generator: SplitMix64, _ isStopped: () -> Bool
  ) -> Bool {
    var generator = generator
    while !board.isFinished, !turns.isDrawnOut {
      if board.moves.isMultiple(of: 2048), isStopped() { return false }
      guard case .flip(let card) = minds[turns.turn].chooseFirst(&generator) else {
        turns.pass()
        continue
      }
      _ = flip(card)
      let first = ShownCard(number: card, face: board.faces[card - 1])
      let mate = minds[turns.turn].chooseSecond(after: first, &generator)
      if flip(mate) {
        for seat in minds.indices { minds[seat].match(first, ShownCard(number: mate, face: first.face)) }
        turns.completeMove(isMatch: true)
      } else {
        let second = ShownCard(number: mate, face: board.faces[mate - 1])
        for seat in minds.indices { minds[seat].turnBack(first, second, &generator) }
        turns.completeMove(isMatch: false)
      }
    }
    return true
  }

  /// Turns up a card, and tells whether it made a pair.
  @inline(__always) private mutating func flip(_ card: Int) -> Bool {
    do throws(Board.Refusal) {
      switch try board.flip(card) {
      case .first, .mismatch: return false
      case .match: return true
      }
    } catch {
      fatalError("A player of the program broke the rules.")
    }
  }
}
