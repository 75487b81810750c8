import MemoryGame

extension Table {
  /// The question to the bot whose turn it is.
  func question(_ analyst: Analyst) -> BotQuestion {
    let news = news(for: game.turns.turn)
    return BotQuestion(
      game.board, seat: game.turns.turn, turned: news.turned, isNewGame: news.isNewGame,
      mayPass: passRefusal(analyst) == nil)
  }

  /// What the bots are told when the game is over, by name.
  package var reports: [(name: String, report: BotReport)] {
    let won = players.list.indices.map { game.turns.score(of: $0).pairs }
    return players.list.indices.filter { players.list[$0].kind == .bot }.map { seat in
      let news = news(for: seat)
      let report = BotReport(seat: seat, won: won, turned: news.turned, isNewGame: news.isNewGame)
      return (players.list[seat].name, report)
    }
  }

  /// What was turned up since the bot at a seat was last asked, or since the deal.
  private func news(for seat: Int) -> (turned: [TurnedCard], isNewGame: Bool) {
    guard let told = opponents.told(seat) else { return (allCardsShown, true) }
    return (cardsShown(since: told), false)
  }

  private func cardsShown(since start: LogPosition) -> [TurnedCard] {
    cardsTurned(since: start, in: moves(since: start)).map { TurnedCard(shown($0.card), seat: $0.seat) }
  }

  private var allCardsShown: [TurnedCard] {
    let cards = game.events(0..<game.log.position).compactMap { event in
      if case .flip(let card) = event { card } else { nil }
    }
    return zip(cards, game.seatsOfFlips).map { TurnedCard($0, seat: $1) }
  }

  private func shown(_ card: Int) -> ShownCard { ShownCard(number: card, face: game.board.faces[card - 1]) }
}
