import Testing
@testable import MemoryGame

/// Computer players at the table.
struct OpponentsTests {
  private static let games: [[Strategy?]] = [
    [.optimal], [.random], [.forgetful(0)], [.forgetful(0.5)], [.forgetful(1)], [.capacity(0)],
    [.capacity(1)],
    [.capacity(5)], [.capacity(99)], [.zwickPaterson, .zwickPaterson], [.zwickPaterson, .random],
    [.optimal, .forgetful(0.5), .capacity(3), .random],
  ]

  @Test(arguments: games)
  func `every strategy plays by the rules to the end`(players: [Strategy?]) throws {
    for seed in 0..<40 { _ = Playing(players, pairs: 1 + seed % 9, seed: UInt64(seed)).playOn() }
  }

  @Test(arguments: games)
  func `unseen cards do not affect a choice`(players: [Strategy?]) throws {
    for seed in 0..<10 as Range<UInt64> {
      var game = Playing(players, pairs: 6, seed: seed)
      while let choice = game.choose() {
        // Another game that has shown the same, with its other cards in another order.
        var other = Playing(players, pairs: 6, seed: seed)
        other.board = Board(faces: game.facesWithUnseenReversed)
        for shown in game.history.dropLast() { other.repeat(shown) }
        #expect(other.choose() == choice)
      }
    }
  }

  @Test(arguments: games)
  func `players that see the same again make the same choices`(players: [Strategy?]) throws {
    for seed in 0..<5 as Range<UInt64> {
      let whole = Playing(players, pairs: 7, seed: seed).playOn()
      for count in whole.history.indices {
        var game = Playing(players, pairs: 7, seed: seed)
        for shown in whole.history.prefix(count) { game.repeat(shown) }
        game.seatOthers(generator: game.deal.generator)
        #expect(game.playOn().history == whole.history)
      }
    }
  }

  @Test func `computer players wait for people and remember the cards that people show`() throws {
    var game = Playing([nil, .optimal], faces: [0, 1, 0, 1])
    #expect(game.choose() == nil)
    for card in [1, 2] { game.repeat(.flip(game.board.shown(card))) }
    game = game.playOn()
    // Whichever card the program turned up, it knew the mate, and went on to the end.
    #expect(game.board.isFinished && game.board.moves == 3 && game.turns.score(of: 1).pairs == 2)
  }

  @Test(arguments: [Strategy.optimal, .forgetful(1), .capacity(8)])
  func `a player who remembers everything takes known pairs and makes no mistakes`(player: Strategy) throws {
    for seed in 0..<40 as Range<UInt64> {
      let game = Playing([player], pairs: 4, seed: seed).playOn()
      #expect(game.regret == 0)
    }
  }

  /// Cards shown to players with room for two, and those that one of them may turn next.
  @Test(arguments: [
    // 3 and 1 are remembered, and 2 is not.
    ([1, 2, 3, 1], [2, 4, 5, 6, 7, 8]), ([1, 2, 1, 3], [2, 4, 5, 6, 7, 8]),
    // After the pair 3 and 7, both of the first two are still remembered.
    ([1, 2, 3, 7], [4, 5, 6, 8]),
  ])
  func `capacity counts the cards seen last, seeing a card again renews it, and a pair frees memory`(
    shown: [Int], next: [Int]
  ) {
    var game = Playing([.capacity(2), .capacity(2)], faces: [0, 1, 2, 3, 0, 1, 2, 3])
    for card in shown { game.repeat(.flip(game.board.shown(card))) }
    var firsts: Set<Int> = []
    for seed in 0..<200 as Range<UInt64> {
      var again = game
      again.seatOthers(generator: SplitMix64(seed: seed))
      if case .flip(let card) = again.choose() { firsts.insert(card) }
    }
    #expect(firsts.sorted() == next)
  }

  @Test func `two zwick-paterson players end many games by passing`() throws {
    let games = (0..<400).map {
      Playing([.zwickPaterson, .zwickPaterson], pairs: 8, seed: UInt64($0)).playOn()
    }
    let drawn = games.filter(\.turns.isDrawn)
    let standardError = (0.78 * 0.22 / 400 as Double).squareRoot()
    #expect(isNear(Double(drawn.count) / 400, 0.78, by: 4 * standardError))
    #expect(drawn.allSatisfy { !$0.board.isFinished && $0.history.suffix(2) == [.pass, .pass] })
  }

  @Test func `zwick-paterson passes only before a card is turned, and with two unmatched cards known`() throws {
    var passes = 0
    for seed in 0..<200 as Range<UInt64> {
      var game = Playing([.zwickPaterson, .zwickPaterson], pairs: 5, seed: seed)
      while let choice = game.choose() {
        guard choice == .pass else { continue }
        passes += 1
        #expect(game.knowledge.position.known >= 2 && game.knowledge.position.knownPairs == 0)
        if case .first = game.board.faceUp { Issue.record("A card is up.") }
      }
    }
    #expect(passes > 100)
  }
}

/// A game of computer players and people, move by move.
private struct Playing {
  enum Event: Equatable {
    case flip(ShownCard)
    case pass
  }

  let players: [Strategy?]
  let deal: (faces: [UInt32], generator: SplitMix64)
  var board: Board
  var opponents: SeatedPrograms
  var turns: Turns
  var history: [Event] = []
  var turned: [TurnedCard] = []
  var knowledge: Knowledge
  var regret = 0.0

  init(_ players: [Strategy?], pairs: Int, seed: UInt64) {
    let deal = Deal(deckSize: pairs, pairs: pairs, seed: seed)
    self.init(players, faces: deal.faces, generator: deal.generator)
  }

  init(_ players: [Strategy?], faces: [UInt32], generator: SplitMix64 = SplitMix64(seed: 1)) {
    self.players = players
    deal = (faces, generator)
    board = Board(faces: faces)
    opponents = SeatedPrograms(players, cards: faces.count, faces: faces.count, generator: generator)
    turns = Turns(players: players.count)
    knowledge = Knowledge(pairs: board.pairs, deckSize: board.pairs)
  }

  /// Replaces the computer players by others that have seen the same.
  mutating func seatOthers(generator: SplitMix64) {
    let faces = deal.faces.count
    opponents = SeatedPrograms(players, cards: faces, faces: faces, generator: generator, after: turned)
  }

  /// One choice of a computer player; nil when a person is to move or the game is over.
  mutating func choose() -> Choice? {
    guard !board.isFinished, !turns.isDrawn, let choice = opponents.choice(of: turns.turn) else { return nil }
    switch choice {
    case .flip(let card): show(.flip(board.shown(card)))
    case .pass: show(.pass)
    }
    return choice
  }

  /// Plays until a person is to move or the game is over.
  func playOn() -> Playing {
    var game = self
    while game.choose() != nil {}
    return game
  }

  /// Repeats an event of another game in this one, whoever is to move.
  mutating func `repeat`(_ shown: Event) {
    _ = opponents.choice(of: turns.turn)
    show(shown)
  }

  private mutating func show(_ shown: Event) {
    history.append(shown)
    guard case .flip(let shown) = shown else { return turns.pass() }
    opponents.observe(shown)
    turned.append(TurnedCard(card: shown, seat: turns.turn))
    let card = shown.number
    let sight = knowledge.observe(card, face: board.faces[card - 1], first: board.faceOfFirst)
    regret += Appraisal(sight, by: PerfectPlay.table(pairs: board.pairs)!).regret
    switch try! board.flip(card) {
    case .first: break
    case .match: turns.completeMove(isMatch: true)
    case .mismatch: turns.completeMove(isMatch: false)
    }
  }

  /// The layout, with the cards not shown before the last choice in reverse order.
  var facesWithUnseenReversed: [UInt32] {
    var faces = board.faces
    var shown = Set<Int>()
    for case .flip(let card) in history.dropLast() { shown.insert(card.number) }
    let unseen = board.cards.filter { !shown.contains($0) }
    for (card, other) in zip(unseen, unseen.reversed()) { faces[card - 1] = board.faces[other - 1] }
    return faces
  }
}
