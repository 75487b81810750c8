/// Collects what is shown in a simulated game, for bots.
struct Witness {
  /// Whether a bot sits at a seat.
  let bots: [Bool]
  private var turned: [TurnedCard] = []
  /// How many turned cards each bot has been shown; nil before its first question.
  private var told: [Int?]
  private var knowledge = Knowledge(pairs: 0, deckSize: 0)

  init(bots: [Bool]) {
    self.bots = bots
    told = bots.map { _ in nil }
  }

  mutating func begin(pairs: Int) {
    turned.removeAll(keepingCapacity: true)
    for seat in told.indices { told[seat] = nil }
    knowledge = Knowledge(pairs: pairs, deckSize: pairs)
  }

  /// A card is about to be turned up.
  mutating func note(_ card: ShownCard, _ board: Board, seat: Int) {
    turned.append(TurnedCard(card, seat: seat))
    _ = knowledge.observe(card.number, face: card.face, first: board.faceUp.first.map { board.faces[$0 - 1] })
  }

  /// The question to the bot whose turn it is.
  mutating func question(_ board: borrowing Board, _ turns: borrowing Turns) -> BotQuestion {
    let seat = turns.turn
    let question = BotQuestion(
      board, seat: seat, turned: Array(turned[(told[seat] ?? 0)...]), isNewGame: told[seat] == nil,
      mayPass: bots.count > 1 && !board.faceUp.isFirst && knowledge.position.known >= 2)
    told[seat] = turned.count
    return question
  }

  /// What each bot is told at the end of a game.
  func reports(_ turns: borrowing Turns) -> [BotReport] {
    return bots.indices.filter { bots[$0] }.map { seat in
      BotReport(
        seat: seat, won: turns.pairs, turned: Array(turned[(told[seat] ?? 0)...]), isNewGame: told[seat] == nil)
    }
  }
}
