import MemoryCore
import Wording

/// Pairs and category come in either order, so Tab offers the categories in both places.
package let playCommand = Command<DealAction>(
  name: "play", synonyms: ["p", "new", "start"],
  parameters: [
    Parameter(.pairs, kind: .choice(Category.allCases.map(\.rawValue)), isOptional: true),
    Parameter(.category, kind: .choice(Category.allCases.map(\.rawValue)), isOptional: true),
  ]
) { arguments throws(LineProblem) in
  var (pairs, category): (Int?, Category?) = (nil, nil)
  // "new game", typed in other words than the title of the row.
  if arguments.words.count == 1, arguments.words[0].choice(of: ["game"]) != nil {
    return .newGameRequested(pairs: nil)
  }
  for (index, word) in arguments.words.enumerated() {
    if word.isNumber, pairs == nil {
      pairs = try arguments.count(index)
    } else if let named = word.isNumber ? nil : Category(word), category == nil {
      category = named
    } else if word.isNumber || Category(word) != nil {
      throw .tooManyWords(first: word, usage: arguments.usage)
    } else if word.hasLetter {
      throw .noSuchCategory(
        word, nearest: word.nearest(of: Category.allCases.map(\.rawValue), in: \.categories))
    } else {
      throw .notANumber(word, usage: arguments.usage)
    }
  }
  return .newGameRequested(pairs: pairs, category: category)
}

package let againCommand = Command<DealAction>(
  name: "again", synonyms: ["restart"], availability: .withGame
) { _ in .againRequested }

package let dailyCommand = Command<DealAction>(
  name: "daily", parameters: [Parameter(.date, kind: .choice(["list"]), isOptional: true)]
) { arguments throws(LineProblem) in
  guard let word = arguments.words.first else { return .dailyRequested(nil) }
  if word.choice(of: ["list"]) != nil { return .daysRequested }
  guard let day = Day(word.key) else { throw .notADay(word) }
  return .dailyRequested(day)
}

package let practiceCommand = Command<DealAction>(
  name: "practice", parameters: [.number(.pairs).optional]
) { arguments throws(LineProblem) in .practiceRequested(pairs: try arguments.optionalCount(0)) }

package let cardsCommand = Command<DealAction>(
  name: "cards", parameters: [Parameter(.what, kind: .choice(CardContent.allCases.map(\.rawValue)))]
) { arguments throws(LineProblem) in
  let word = try arguments.word(0)
  guard let cards = CardContent(word) else { throw .notOneOf(word, usage: .lines("cards", "split", "same")) }
  return .cardsChosen(cards)
}

package let playersCommand = Command<DealAction>(
  name: "players", parameters: [Parameter(.player, kind: .player, isOptional: true, isRepeated: true)]
) { arguments in
  arguments.words.isEmpty ? .playersRequested : .playersNamed(arguments.words)
}

package let seedCommand = Command<DealAction>(
  name: "seed", parameters: [.number(.number)]
) { arguments throws(LineProblem) in .seedChosen(try arguments.number(0)) }

package let matchCommand = Command<DealAction>(
  name: "match", parameters: [Parameter(.count, kind: .choice(Match.lengths.map(String.init)))]
) { arguments throws(LineProblem) in .matchRequested(games: try arguments.count(0)) }
