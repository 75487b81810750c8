import MemoryGame
import Text
import Wording

extension Table {
  /// Lets computer players move until it is the turn of a person or a bot. Returns the result of the last flip
  /// or pass, or the question to the bot; nil if it is already a person's turn.
  mutating func moveOpponents() -> Next? {
    if game.isOver || player.isPerson { return nil }
    // What they remember follows from the deal and the log.
    var programs = SeatedPrograms(
      players.list.map(\.strategy), cards: game.board.faces.count, faces: game.deckSize, generator: generator,
      after: game.flips())
    while true {
      guard let choice = programs.choice(of: game.turns.turn) else { return askBot() }
      let start = game.log.position
      let answer = move(choice)
      if answer.isRefusal || game.isOver || player.isPerson { return .answer(answer) }
      for turned in game.flips(since: start) { programs.observe(turned.card) }
    }
  }

  fileprivate mutating func move(_ choice: Choice) -> any Answer {
    switch choice {
    case .pass: return pass()
    case .flip(let card):
      // In impossible games from edited files, a program may choose a card that is found.
      let legal = game.board.canFlip(card) ? card : game.board.cards.first(where: game.board.canFlip)
      return flip(legal ?? card, then: nil)
    }
  }

  private mutating func askBot() -> Next {
    let seat = game.turns.turn
    let question = BotQuestion(
      game.board, seat: seat, turned: news(for: seat), isNewGame: told[seat] == nil,
      mayPass: passRefusal == nil)
    told[seat] = game.log.position
    return Next(answer: BotAwaited(name: player.name), effects: [.askBot(player.name, question)])
  }

  /// What the bots are told when the game is over, by name.
  var reports: [(name: String, report: BotReport)] {
    players.list.indices.filter { players.list[$0].kind == .bot }.map { seat in
      let report = (
        seat: seat, won: game.turns.pairs, turned: news(for: seat), isNewGame: told[seat] == nil
      )
      return (players.list[seat].name, report)
    }
  }

  /// What was turned up since the bot at a seat was last asked, or since the deal.
  private func news(for seat: Int) -> [TurnedCard] {
    game.cardsTurned(since: told[seat] ?? 0)
  }

  /// The refusal of a person's move while a program is to move; nil if none is.
  var programsTurn: Said? {
    if player.isPerson || game.isOver { return nil }
    let name = player.name
    return Said(.refused("not-your-turn")) {
      $0.words.notYourTurn(name: OutsideText.brief($0.words.playerName(name: name)))
    }
  }
}

/// The reply to `Effect.askBot`.
struct BotMoved: TableAction {
  let move: Result<Choice, BotProblem>

  func reduce(_ table: inout Table) -> Next {
    switch move {
    case .success(let choice): return .answer(table.move(choice))
    case .failure(let problem):
      table.told = [:]
      return .answer(BotFailed(name: table.player.name, problem: problem))
    }
  }
}

/// The bot is asked for its move.
struct BotAwaited: Answer {
  let code = AnswerCode.done("turned")
  let shows = Shown.cards
  let name: String

  func message(_ context: AnswerContext) -> String? { context.words.botIsThinking(name: name) }
}

/// The bot has not moved.
struct BotFailed: Answer {
  let shows = Shown.cards
  let name: String
  let problem: BotProblem

  var code: AnswerCode {
    .refused(problem == .unknown ? "no-such-bot" : "bot-\(problem.fields[0])")
  }

  func message(_ context: AnswerContext) -> String? {
    let words = context.words
    return words.sentences(
      words.sentence(problem.message(name, words)),
      problem == .unknown ? words.howToNameBot(name: name) : words.howToAskBotAgain)
  }
}
