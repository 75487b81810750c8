let tunesCommands: [Command] = [
  Command(
    name: "tunes", synonyms: [], arguments: "[WHAT]",
    purpose: "tell which tunes the next game uses",
    details: [
      "'tunes fetch' fetches new ones of the category from the iTunes catalogue,",
      "'tunes clear' forgets those that were kept, and 'tunes category' goes back",
      "from a deck of your own to the tunes of the category.",
    ],
    completions: { _, words in words.isEmpty ? ["fetch", "clear", "category"] : [] }
  ) { arguments throws(LineProblem) in
    guard let word = arguments.words.first else { return .tunes(.asked) }
    switch word.key {
    case "fetch": return .tunes(.fetchAsked)
    case "clear": return .tunes(.clearAsked)
    case "category": return .tunes(.categoryAsked)
    default: throw .notOneOf(word, usage: "tunes fetch, tunes clear or tunes category")
    }
  },
  Command(
    name: "deck", synonyms: [], arguments: "FILE", takesRestOfLine: true,
    purpose: "play the next games with a deck of your own",
    details: [
      "FILE is the rest of the line. In each of its lines stands a tune: a title, a",
      "tab and an artist. The game on the table stays as it is.",
    ]
  ) { arguments in .tunes(.deckAsked(path: arguments.words[0].typed)) },
]
