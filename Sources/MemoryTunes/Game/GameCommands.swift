let playCommand = Command<GameAction>(
  name: "play", synonyms: ["p", "new"], parameters: [.number("PAIRS").optional],
  purpose: "deal a new game",
  details: [
    "Deals PAIRS tunes of the chosen category, each of them twice: from 2 pairs",
    "to as many as there are tunes; 8 pairs unless said.",
  ], meaning: twoLines
) { arguments throws(LineProblem) in .newGameRequested(pairs: try arguments.optionalCount(0)) }

/// `play rock`, `play 12 rock` and `play rock 12` are two lines each.
private func twoLines(_ words: [Word]) -> LineProblem? {
  let names = words.filter { !$0.isNumber }
  guard words.count <= 2, names.count == 1,
    let category = Category(names[0])?.rawValue ?? names[0].nearest(of: Category.allCases.map(\.rawValue))
  else { return nil }
  let play = ["play"] + words.filter(\.isNumber).map(\.typed)
  return .notInOneLine(names[0], first: "category \(category)", second: play.joined(separator: " "))
}

let dailyCommand = Command<GameAction>(
  name: "daily", parameters: [Parameter(name: "DATE", isOptional: true)],
  purpose: "deal the game of the day, the same for everybody",
  details: [
    "The day is the one that it is in UTC or, with a DATE like 2026-11-20, an",
    "earlier one: 8 pairs of a built-in deck, for one player. What was chosen for",
    "the next game of 'play' stays as it is.",
  ]
) { arguments throws(LineProblem) in
  guard let word = arguments.words.first else { return .dailyRequested(nil) }
  guard let day = Day(word.key) else { throw .notADay(word) }
  return .dailyRequested(day)
}

let cardsCommand = Command<GameAction>(
  name: "cards", parameters: [Parameter(name: "WHAT", kind: .choice(CardContent.allCases.map(\.rawValue)))],
  purpose: "split each pair into title and artist, or not",
  details: [
    "From the next game on, 'cards split' puts the title on one card of a pair and",
    "the artist on the other, or a word and its translation, which is a way to",
    "learn them. A tune that shares its title or its artist with an earlier one is",
    "left out. 'cards same' goes back to two equal cards.",
  ]
) { arguments throws(LineProblem) in
  let word = try arguments.word(0)
  guard let cards = CardContent(word) else { throw .notOneOf(word, usage: "cards split or cards same") }
  return .cardsChosen(cards)
}

let playersCommand = Command<GameAction>(
  name: "players", parameters: [Parameter(name: "NAME", kind: .player, isOptional: true, isRepeated: true)],
  purpose: "say who plays the next game, or tell who does",
  details: [
    "Players of the program are optimal, random, forgetful:Q (remembers a card",
    "with the chance Q), capacity:C (remembers the last C cards) and, for two,",
    "zwick-paterson. Any other name is somebody who types. Alone again: players you",
  ]
) { arguments in
  guard !arguments.words.isEmpty else { return .playersRequested }
  do throws(PlayersProblem) {
    return .playersChosen(try Players(arguments.words))
  } catch {
    return .playersMisnamed(error)
  }
}

let seedCommand = Command<GameAction>(
  name: "seed", parameters: [.number("NUMBER")],
  purpose: "deal the next game from this seed",
  details: [
    "The same seed, category and number of pairs give the same layout. NUMBER is",
    "from 0 to 18446744073709551615.",
  ]
) { arguments throws(LineProblem) in .seedChosen(try arguments.number(0)) }
