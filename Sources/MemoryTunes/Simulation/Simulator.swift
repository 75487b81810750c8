/// Plays games of a simulation one after the other, in the same memory. It plays by the game's own `Board`.
package struct Simulator {
  private let simulation: Simulation
  private var dealer: Dealer
  private var board: Board
  private var opponents: Opponents
  private var turns: Turns

  package init(_ simulation: Simulation) {
    self.simulation = simulation
    // There are as many tunes as pairs.
    dealer = Dealer(tunes: simulation.pairs, pairs: simulation.pairs)
    board = Board(faces: [])
    let players = simulation.players.list
    opponents = Opponents(players, cards: 2 * simulation.pairs, generator: SplitMix64(seed: 0))
    turns = Turns(players: players.count)
  }

  /// Plays these games and returns what came of them. Asks now and then, also during a game, whether to stop; then
  /// the game is given up, and the tally has those before it.
  package mutating func play(_ games: Range<Int>, isStopped: () -> Bool) -> Tally {
    var tally = Tally(players: simulation.players.list.count)
    for game in games {
      guard play(game, isStopped) else { break }
      tally.add(moves: board.moves, won: turns.won, isDrawnOut: turns.isDrawnOut)
    }
    return tally
  }

  /// Plays one game to its end; false when it was given up.
  private mutating func play(_ game: Int, _ isStopped: () -> Bool) -> Bool {
    var generator = SplitMix64(seed: simulation.seed(of: game))
    board.lay { faces in dealer.lay(&faces, &generator) }
    opponents.begin(cards: board.faces.count, generator: generator)
    turns.begin()
    let flipsBetweenQuestions = 4096
    var next = 0
    while !board.isFinished, !turns.isDrawnOut {
      if board.flips >= next {
        if isStopped() { return false }
        next += flipsBetweenQuestions
      }
      makeChoice()
    }
    return true
  }

  private mutating func makeChoice() {
    switch opponents.choice(of: turns.turn) {
    case .flip(let card):
      guard let flip = try? board.flip(card) else { fatalError("A player of the program broke the rules.") }
      opponents.heed(.flip(card: card, face: board.faces[card - 1]))
      switch flip {
      case .first: break
      case .match: turns.completeMove(isMatch: true)
      case .mismatch: turns.completeMove(isMatch: false)
      }
    case .pass:
      opponents.heed(.pass)
      turns.pass()
    case nil:
      fatalError("Only players of the program can play by themselves.")
    }
  }
}
