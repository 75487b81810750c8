/// Collects what is shown in a simulated game, for bots.
struct Witness {
  /// Whether a bot sits at a seat.
  private let bots: [Bool]
  private var turned: [TurnedCard] = []
  /// How many turned cards each bot has been shown; nil before its first question.
  private var told: [Int?]

  init(bots: [Bool]) {
    self.bots = bots
    told = bots.map { _ in nil }
  }

  /// A card is about to be turned up.
  mutating func note(_ card: ShownCard, seat: Int) { turned.append(TurnedCard(card: card, seat: seat)) }

  /// The question to the bot whose turn it is.
  mutating func question(_ board: borrowing Board, _ turns: borrowing Turns) -> BotQuestion {
    let seat = turns.turn
    let question = BotQuestion(
      board, seat: seat, turned: Array(turned[(told[seat] ?? 0)...]), isNewGame: told[seat] == nil,
      mayPass: bots.count > 1 && !board.faceUp.isFirst
        && board.hasTwoUnmatched(of: turned.reversed().lazy.map(\.card.number)))
    told[seat] = turned.count
    return question
  }

  /// What each bot is told at the end of a game.
  func reports(_ turns: borrowing Turns) -> [BotReport] {
    bots.indices.filter { bots[$0] }.map { seat in
      BotReport(
        seat: seat, won: turns.pairs, turned: Array(turned[(told[seat] ?? 0)...]), isNewGame: told[seat] == nil)
    }
  }
}
