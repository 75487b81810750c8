import MemoryCore
import Wording

package let tunesCommands: [Command<TunesAction>] = [
  Command(
    name: "tunes",
    parameters: [
      Parameter(.what, kind: .choice(["fetch", "clear", "category"]), isOptional: true)
    ]
  ) { arguments throws(LineProblem) in
    guard let word = arguments.words.first else { return .requested }
    switch word.choice(of: ["fetch", "clear", "category"]) {
    case "fetch": return .fetchRequested
    case "clear": return .clearRequested
    case "category": return .categoryRequested
    default: throw .notOneOf(word, usage: .lines("tunes", "fetch", "clear", "category"))
    }
  },
  Command(
    name: "deck", parameters: [Parameter(.file, kind: .deck)]
  ) { arguments throws(LineProblem) in .deckRequested(path: try arguments.path()) },
  Command(
    name: "decks"
  ) { _ in .decksRequested },
]

package let favoriteCommand = Command<TunesAction>(
  name: "favorite", synonyms: ["like", "love"],
  parameters: [Parameter(.card, kind: .seenCard, isOptional: true)], place: .game, availability: .withGame,
  subject: .records
) { arguments throws(LineProblem) in .favoriteRequested(card: try arguments.optionalCount(0)) }
