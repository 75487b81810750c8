import Wording

package let tunesCommands: [Command<TunesAction>] = [
  Command(
    name: "tunes",
    parameters: [
      Parameter(.what, kind: .choice(["fetch", "clear"]), isOptional: true)
    ]
  ) { arguments throws(LineProblem) in
    guard let word = arguments.words.first else { return .requested }
    switch word.choice(of: ["fetch", "clear"]) {
    case "fetch": return .fetchRequested
    case "clear": return .clearRequested
    default: throw .notOneOf(word, usage: .lines("tunes", "fetch", "clear"))
    }
  }
]

package let favoriteCommand = Command<TunesAction>(
  name: "favorite", synonyms: ["like", "love"],
  parameters: [Parameter(.card, kind: .seenCard, isOptional: true)], place: .game, availability: .withGame,
  subject: .records
) { arguments throws(LineProblem) in .favoriteRequested(card: try arguments.optionalCount(0)) }
