let recordsCommands: [Command] = [
  Command(
    name: "records", synonyms: [], arguments: "[PAIRS]",
    purpose: "list the best games",
    details: ["The ten best with so many pairs or, without a number, the best of each."]
  ) { arguments throws(LineProblem) in .records(.asked(pairs: try arguments.count(0))) },
  Command(
    name: "stats", synonyms: [],
    purpose: "tell how the games went so far"
  ) { _ in .records(.statsAsked) },
  Command(
    name: "forget", synonyms: [], arguments: "WHAT",
    purpose: "remove what is kept of you",
    details: ["WHAT is settings, game, records, history, tunes or everything."],
    completions: { _, words in words.isEmpty ? Kept.allCases.map(\.rawValue) : [] }
  ) { arguments throws(LineProblem) in
    guard let kept = Kept(rawValue: arguments.words[0].key) else {
      throw .notOneOf(
        arguments.words[0], usage: "forget settings, game, records, history, tunes or everything")
    }
    return .records(.forgetAsked(kept))
  },
  Command(
    name: "yes", synonyms: ["y"],
    purpose: "answer a question, where one was asked"
  ) { _ in .records(.confirmed) },
]
