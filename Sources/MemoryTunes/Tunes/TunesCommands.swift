let tunesCommands: [Command<TunesAction>] = [
  Command(
    name: "tunes",
    parameters: [
      Parameter(name: "WHAT", kind: .choice(["fetch", "clear", "category"]), isOptional: true)
    ],
    purpose: "tell which tunes the next game uses",
    details: [
      "'tunes fetch' fetches new ones of the category from the iTunes catalogue,",
      "'tunes clear' forgets those that were kept, and 'tunes category' goes back",
      "from a deck of your own to the tunes of the category.",
    ]
  ) { arguments throws(LineProblem) in
    guard let word = arguments.words.first else { return .requested }
    switch word.key {
    case "fetch": return .fetchRequested
    case "clear": return .clearRequested
    case "category": return .categoryRequested
    default: throw .notOneOf(word, usage: "tunes fetch, tunes clear or tunes category")
    }
  },
  Command(
    name: "deck", parameters: [Parameter(name: "FILE", kind: .file)],
    purpose: "play the next games with a deck of your own",
    details: [
      "FILE is the rest of the line. In each of its lines stands a tune: a title, a",
      "tab and an artist. The game on the table stays as it is.",
    ]
  ) { arguments throws(LineProblem) in .deckRequested(path: try arguments.word(0).path) },
]
