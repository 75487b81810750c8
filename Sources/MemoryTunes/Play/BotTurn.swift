import MemoryGame

extension Table {
  /// What the bot whose turn it is is asked, when it was told what happened up to a position.
  func question(to told: LogPosition?, _ analyst: Analyst) -> BotQuestion {
    BotQuestion(
      game.board, seat: game.turns.turn, turned: told.map(cardsShown) ?? allCardsShown, isNewGame: told == nil,
      mayPass: passRefusal(analyst) == nil)
  }

  private func cardsShown(since start: LogPosition) -> [TurnedCard] {
    cardsTurned(since: start).map { TurnedCard(shown($0.card), seat: $0.seat) }
  }

  /// All that the log remembers.
  private var allCardsShown: [TurnedCard] {
    let cards = game.events(game.log.forgotten..<game.log.position).compactMap { event in
      if case .flip(let card) = event { card } else { nil }
    }
    return zip(cards, game.seatsOfFlips).map { TurnedCard($0, seat: $1) }
  }

  private func shown(_ card: Int) -> ShownCard { ShownCard(number: card, face: game.board.faces[card - 1]) }
}
