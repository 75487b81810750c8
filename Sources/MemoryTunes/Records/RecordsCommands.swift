let recordsCommands: [Command<RecordsAction>] = [
  Command(
    name: "records", parameters: [.number("PAIRS").optional],
    purpose: "list the best games",
    details: ["The ten best with so many pairs or, without a number, the best of each."]
  ) { arguments throws(LineProblem) in .requested(pairs: try arguments.optionalCount(0)) },
  Command(
    name: "stats",
    purpose: "tell how the games went so far"
  ) { _ in .statsRequested },
  Command(
    name: "forget", parameters: [Parameter(name: "WHAT", kind: .choice(Saved.allCases.map(\.rawValue)))],
    purpose: "delete saved data",
    details: ["WHAT is settings, game, records, history, tunes or everything."]
  ) { arguments throws(LineProblem) in
    guard let kept = Saved(rawValue: arguments.words[0].key) else {
      throw .notOneOf(
        arguments.words[0], usage: "forget settings, game, records, history, tunes or everything")
    }
    return .forgetRequested(kept)
  },
]
