import MemoryGame
import Text
import Wording

/// The reply to `Effect.askBot`.
package struct BotMoved: TableAction {
  let move: Result<Choice, BotProblem>

  package init(_ move: Result<Choice, BotProblem>) { self.move = move }

  package func reduce(_ table: inout Table, _ analyst: Analyst) -> Next {
    switch move {
    case .success(.pass): return .answer(table.pass(analyst))
    case .success(.flip(let card)): return .answer(table.flip(card, then: nil))
    case .failure(let problem):
      table.opponents = Opponents()
      return .answer(BotFailed(name: table.player.name, problem: problem))
    }
  }
}

/// The bot is asked for its move.
struct BotAwaited: PlayAnswer {
  let code = AnswerCode.done("turned")
  let name: String

  func message(_ context: AnswerContext) -> String? { context.words.botIsThinking(name: name) }
}

/// The bot has not moved.
struct BotFailed: PlayAnswer {
  let name: String
  let problem: BotProblem

  var code: AnswerCode {
    switch problem {
    case .unknown: .refused("no-such-bot")
    case .ended: .refused("bot-ended")
    case .late: .refused("bot-late")
    case .tooLong: .refused("bot-too-long")
    case .illegal: .refused("bot-illegal")
    case .stalled: .refused("bot-stalled")
    case .givenUp: .refused("bot-given-up")
    }
  }

  func message(_ context: AnswerContext) -> String? {
    let words = context.words
    return words.sentences(
      words.sentence(problem.message(name, words)),
      problem == .unknown ? words.howToNameBot(name: name) : words.howToAskBotAgain)
  }
}

extension Table {
  /// The refusal of a person's move while a program is to move; nil if none is.
  var programsTurn: Said? {
    if player.isPerson || game.isOver { return nil }
    let name = player.name
    return Said(.refused("not-your-turn")) {
      $0.words.notYourTurn(name: OutsideText.brief($0.words.playerName(name)))
    }
  }
}
