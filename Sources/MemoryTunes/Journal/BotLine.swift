import MemoryCore
import MemoryGame
import Text

/// The lines exchanged with a bot.
package enum BotLine {
  /// The longest answer, in bytes.
  package static let longestAnswer = 32

  /// The question as a line. `game` is its number since the bot was started, from 1.
  package static func question(_ question: BotQuestion, game: Int) -> [UInt8] {
    var output = Output { _ in }
    output.object { object in
      object.member("ask", "flip")
      object.member("game", game)
      object.member("player", question.seat)
      object.member("pairs", question.pairs)
      object.name("matched")
      object.array { array in
        for card in question.matched { array.value(card) }
      }
      object.name("first")
      if let first = question.first { object.value(first) } else { object.null() }
      object.name("turned")
      object.objects(question.turned) { turned, object in
        object.member("card", turned.card.number)
        object.member("face", Int(turned.card.face) + 1)
        object.member("player", turned.seat)
      }
    }
    output.append(byte: UInt8(ascii: "\n"))
    return output.bytes
  }

  /// The move named by an answer, a line without its end.
  package static func choice(
    _ answer: ArraySlice<UInt8>, to question: BotQuestion
  ) -> Result<Choice, BotProblem> {
    let line = answer.last == UInt8(ascii: "\r") ? answer.dropLast() : answer
    let word = Word(String(decoding: line, as: UTF8.self))
    let choice = word.typed == "pass" ? Choice.pass : word.typed.isASCII ? word.count.map { .flip($0) } : nil
    guard let choice, question.allows(choice) else { return .failure(.illegal(word.typed)) }
    return .success(choice)
  }
}
