import MemoryGame
import Text

package enum BotLine {
  /// The longest answer, in bytes.
  package static let longestAnswer = 32

  /// The question as a line. `game` is its number since the bot was started, from 1.
  package static func question(_ question: BotQuestion, game: Int) -> [UInt8] {
    Output.objectLine { object in
      object.member("ask", "flip")
      object.member("game", game)
      object.member("player", question.seat)
      object.member("pairs", question.pairs)
      object.member("matched", question.matched)
      object.member("first", question.first)
      object.membersOfTurned(question.turned)
    }
  }

  /// The end of a game as a line.
  package static func report(_ report: BotReport, game: Int) -> [UInt8] {
    Output.objectLine { object in
      object.member("ask", "over")
      object.member("game", game)
      object.member("won", report.won)
      object.membersOfTurned(report.turned)
    }
  }

  /// The move named by an answer, a line without its end.
  package static func choice(
    _ answer: ArraySlice<UInt8>, to question: BotQuestion
  ) throws(BotFailure) -> Choice {
    let word = Word(String(decoding: answer.withoutReturn, as: UTF8.self))
    let choice = word.typed == "pass" ? Choice.pass : word.typed.isASCII ? word.count.map { .flip($0) } : nil
    guard let choice, question.allows(choice) else { throw .illegal(word.typed) }
    return choice
  }
}

extension Choice {
  /// The answer of a bot.
  package var text: String {
    switch self {
    case .flip(let card): "\(card)"
    case .pass: "pass"
    }
  }
}

extension Output {
  /// The cards that a bot has not been shown before.
  fileprivate mutating func membersOfTurned(_ cards: [TurnedCard]) {
    member("turned", objects: cards) { turned, object in
      object.member("card", turned.card.number)
      object.member("face", Int(turned.card.face) + 1)
      object.member("player", turned.seat)
    }
  }
}
