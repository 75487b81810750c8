import Wording

package let recordsCommands: [Command<RecordsAction>] = [
  Command(
    name: "records", parameters: [.number(.pairs).optional, Parameter(.name, isOptional: true)]
  ) { arguments throws(LineProblem) in
    let (pairs, player) = try arguments.selection()
    return .requested(pairs: pairs, player: player)
  },
  Command(
    name: "stats", parameters: [.number(.pairs).optional]
  ) { arguments throws(LineProblem) in .statsRequested(pairs: try arguments.optionalCount(0)) },
  Command(
    name: "forget",
    parameters: [
      Parameter(.what, kind: .choice(SavedThing.allCases.map(\.rawValue))),
      Parameter(.name, kind: .game, isOptional: true),
    ]
  ) { arguments throws(LineProblem) in
    let word = try arguments.word(0)
    let names = SavedThing.allCases.map(\.rawValue)
    guard let saved = word.choice(of: names).flatMap(SavedThing.init) else {
      throw .notOneOf(word, usage: .line("forget", withOneOf: names))
    }
    guard arguments.words.count > 1 else { return .forgetRequested(saved) }
    guard saved == .game else { throw .tooManyWords(first: arguments.words[1], usage: arguments.usage) }
    return .forgetGameRequested(name: try arguments.name())
  },
]
