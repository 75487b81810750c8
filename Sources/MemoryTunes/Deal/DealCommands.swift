let playCommand = Command<DealAction>(
  name: "play", synonyms: ["p", "new"], parameters: [.number(.pairs).optional],
  help: { $0.playHelp }, meaning: twoLines
) { arguments throws(LineProblem) in .newGameRequested(pairs: try arguments.optionalCount(0)) }

/// `play rock`, `play 12 rock` and `play rock 12` are two lines each.
private func twoLines(_ words: [Word]) -> LineProblem? {
  let names = words.filter { !$0.isNumber }
  guard words.count <= 2, names.count == 1,
    let category = Category(names[0])?.rawValue ?? names[0].nearest(of: Category.allCases.map(\.rawValue))
  else { return nil }
  let play = [.command("play")] + words.filter(\.isNumber).map { Usage.Part.literal($0.brief) }
  return .notInOneLine(
    names[0], first: Usage(.command("category"), .argument(category)), second: Usage(play))
}

let dailyCommand = Command<DealAction>(
  name: "daily", parameters: [Parameter(.date, isOptional: true)],
  help: { $0.dailyHelp }
) { arguments throws(LineProblem) in
  guard let word = arguments.words.first else { return .dailyRequested(nil) }
  guard let day = Day(word.key) else { throw .notADay(word) }
  return .dailyRequested(day)
}

let cardsCommand = Command<DealAction>(
  name: "cards", parameters: [Parameter(.what, kind: .choice(CardContent.allCases.map(\.rawValue)))],
  help: { $0.cardsHelp }
) { arguments throws(LineProblem) in
  let word = try arguments.word(0)
  guard let cards = CardContent(word) else { throw .notOneOf(word, usage: .lines("cards", "split", "same")) }
  return .cardsChosen(cards)
}

let playersCommand = Command<DealAction>(
  name: "players", parameters: [Parameter(.player, kind: .player, isOptional: true, isRepeated: true)],
  help: { $0.playersHelp }
) { arguments in
  arguments.words.isEmpty ? .playersRequested : .playersNamed(arguments.words)
}

let seedCommand = Command<DealAction>(
  name: "seed", parameters: [.number(.number)],
  help: { $0.seedHelp }
) { arguments throws(LineProblem) in .seedChosen(try arguments.number(0)) }
