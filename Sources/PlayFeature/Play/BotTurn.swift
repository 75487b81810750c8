import MemoryCore
import MemoryGame

extension Table {
  /// The question to the bot whose turn it is, which has been shown everything up to a position.
  func question(to told: LogPosition?, _ analyst: Analyst) -> BotQuestion {
    BotQuestion(
      game.board, seat: game.turns.turn, turned: told.map(cardsShown) ?? allCardsShown, isNewGame: told == nil,
      mayPass: passRefusal(analyst) == nil)
  }

  private func cardsShown(since start: LogPosition) -> [TurnedCard] {
    cardsTurned(since: start, in: moves(since: start)).map { TurnedCard(shown($0.card), seat: $0.seat) }
  }

  /// Everything that the log keeps.
  private var allCardsShown: [TurnedCard] {
    let cards = game.events(game.log.forgotten..<game.log.position).compactMap { event in
      if case .flip(let card) = event { card } else { nil }
    }
    return zip(cards, game.seatsOfFlips).map { TurnedCard($0, seat: $1) }
  }

  private func shown(_ card: Int) -> ShownCard { ShownCard(number: card, face: game.board.faces[card - 1]) }
}
