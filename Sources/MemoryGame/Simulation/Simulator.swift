/// Plays games of a simulation one after the other, in the same memory and by the rules of `Board`.
package struct Simulator {
  private let simulation: Simulation
  private var dealer: Dealer
  private var round: Round
  private var players: [Bot]

  package init(_ simulation: Simulation) {
    self.simulation = simulation
    dealer = Dealer(deckSize: simulation.pairs, pairs: simulation.pairs)
    players = simulation.players.map { Bot($0, cards: 2 * simulation.pairs) }
    round = Round(turns: Turns(players: players.count))
  }

  /// Plays these games and returns their tally. It asks `isStopped` now and then, also during a game; when that
  /// is true, it drops the game in play and returns the games before it.
  package mutating func play(_ games: Range<Int>, isStopped: () -> Bool) -> Tally {
    var tally = Tally(players: simulation.players.count)
    for game in games {
      guard play(game, isStopped) else { break }
      tally.add(round.board, round.turns)
    }
    return tally
  }

  /// Plays one game; false if it was stopped.
  private mutating func play(_ game: Int, _ isStopped: () -> Bool) -> Bool {
    var generator = SplitMix64(seed: simulation.seed(of: game))
    round.board.lay { faces in dealer.lay(&faces, &generator) }
    round.turns.begin()
    for seat in players.indices { players[seat].begin(cards: 2 * simulation.pairs) }
    // The players are reached through a pointer: checking on each access whether the array is shared takes as
    // long as the flip itself.
    var players: [Bot] = []
    swap(&players, &self.players)
    defer { swap(&players, &self.players) }
    return players.withUnsafeMutableBufferPointer { round.play($0, generator, isStopped) }
  }
}

/// A board and whose turn it is.
private struct Round {
  var board = Board(faces: [])
  var turns: Turns

  mutating func play(
    _ players: UnsafeMutableBufferPointer<Bot>, _ generator: SplitMix64, _ isStopped: () -> Bool
  ) -> Bool {
    var generator = generator
    while !board.isFinished, !turns.isDrawn {
      if board.moves.isMultiple(of: 2048), isStopped() { return false }
      guard case .flip(let card) = players[turns.turn].chooseFirst(&generator) else {
        turns.pass()
        continue
      }
      _ = flip(card)
      let first = ShownCard(number: card, face: board.faces[card - 1])
      let mate = players[turns.turn].chooseSecond(after: first, &generator)
      if flip(mate) {
        for seat in players.indices { players[seat].match(first, ShownCard(number: mate, face: first.face)) }
        turns.completeMove(isMatch: true)
      } else {
        let second = ShownCard(number: mate, face: board.faces[mate - 1])
        for seat in players.indices { players[seat].turnBack(first, second, &generator) }
        turns.completeMove(isMatch: false)
      }
    }
    return true
  }

  /// Turns up a card and returns whether it made a pair.
  @inline(__always) private mutating func flip(_ card: Int) -> Bool {
    do throws(Board.Refusal) {
      switch try board.flip(card) {
      case .first, .mismatch: return false
      case .match: return true
      }
    } catch {
      fatalError("A program player broke the rules.")
    }
  }
}
