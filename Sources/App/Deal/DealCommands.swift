import Text
import Wording

/// The pairs and the deck come in either order.
package let playCommand = Command<DealAction>(
  name: "play", synonyms: ["p", "new", "start"], parameters: pairsAndDeck
) { arguments throws(LineProblem) in
  // "new game", typed in other words than the title of the row.
  if arguments.words.count == 1, arguments.words[0].choice(of: ["game"]) != nil {
    return .newGameRequested(pairs: nil)
  }
  let (pairs, deck) = try pairsAndDeck(arguments)
  return .newGameRequested(pairs: pairs, deck: deck)
}

private let pairsAndDeck = [
  Parameter(.pairs, kind: .pairsOrDeck, isOptional: true),
  Parameter(.deck, kind: .pairsOrDeck, isOptional: true),
]

/// The number, before or after the name of a deck, which may have several words.
private func pairsAndDeck(_ arguments: Arguments) throws(LineProblem) -> (pairs: Int?, deck: DeckReference?) {
  var words = arguments.words[...]
  guard !words.isEmpty else { return (nil, nil) }
  let isFirst = words[0].isNumber
  let number = isFirst ? words.popFirst() : words.last!.isNumber ? words.popLast() : nil
  if let second = words.first, second.isNumber { throw .tooManyWords(first: second, usage: arguments.usage) }
  if let word = words.first(where: { !$0.hasLetter }) { throw .notANumber(word, usage: arguments.usage) }
  let name = words.map(\.typed).joined(separator: " ")
  return (number?.count, name.isEmpty ? nil : DeckReference(FilePath(name)))
}

package let againCommand = Command<DealAction>(
  name: "again", synonyms: ["restart"], availability: .withGame
) { _ in .againRequested }

package let dailyCommand = Command<DealAction>(
  name: "daily", parameters: [Parameter(.date, kind: .choice(["list"]), isOptional: true)]
) { arguments throws(LineProblem) in
  guard let word = arguments.words.first else { return .dailyRequested(nil) }
  if word.choice(of: ["list"]) != nil { return .daysRequested }
  guard let day = AskedDay(word.key) else { throw .notADay(word) }
  return .dailyRequested(day)
}

package let challengeCommand = Command<DealAction>(
  name: "challenge", parameters: [Parameter(.code)]
) { arguments throws(LineProblem) in
  let word = try arguments.word(0)
  guard let challenge = Challenge(word) else { throw .notAChallenge(word) }
  return .challengeRequested(challenge)
}

package let practiceCommand = Command<DealAction>(
  name: "practice", parameters: pairsAndDeck
) { arguments throws(LineProblem) in
  let (pairs, deck) = try pairsAndDeck(arguments)
  return .practiceRequested(pairs: pairs, deck: deck)
}

package let playersCommand = Command<DealAction>(
  name: "players", parameters: [Parameter(.player, kind: .player, isOptional: true, isRepeated: true)]
) { arguments in
  arguments.words.isEmpty ? .playersRequested : .playersNamed(arguments.words)
}

package let againstCommand = Command<DealAction>(
  name: "against", parameters: [Parameter(.player, kind: .player, isOptional: true)]
) { arguments in .opponentRequested(arguments.words.first) }

package let seedCommand = Command<DealAction>(
  name: "seed", parameters: [.number(.number)]
) { arguments throws(LineProblem) in .seedChosen(try arguments.number(0)) }

package let matchCommand = Command<DealAction>(
  name: "match", parameters: [Parameter(.count, kind: .choice(Match.lengths.map(String.init)))]
) { arguments throws(LineProblem) in .matchRequested(games: try arguments.count(0)) }
