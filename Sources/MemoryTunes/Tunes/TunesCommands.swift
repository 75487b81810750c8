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
    name: "deck", parameters: [Parameter(name: "FILE", kind: .deck)],
    purpose: "play the next games with a deck of your own",
    details: [
      "FILE is the rest of the line. In each of its lines stands a tune: a title, a",
      "tab and an artist. The game on the table stays as it is. If there is no file",
      "of that name, a deck that 'decks' lists is meant.",
    ]
  ) { arguments throws(LineProblem) in .deckRequested(path: try arguments.word(0).path) },
  Command(
    name: "decks",
    purpose: "list the decks that can be chosen by their names",
    details: [
      "They are the files '*.tsv' in the folder 'decks' of --home DIR or, at a",
      "prompt, of ~/.local/share/memory-tunes, and those that came with the program.",
      "These have words to learn: deck english-russian, and then: cards split",
    ]
  ) { _ in .decksRequested },
]
