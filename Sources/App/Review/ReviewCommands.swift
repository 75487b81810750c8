import Text
import Wording

package let reviewCommands: [Command<ReviewAction>] = [
  Command(
    name: "hint", place: .game, availability: .inPlay, subject: .basics
  ) { _ in .hintRequested },
  Command(
    name: "score", availability: .withGame, subject: .skill
  ) { _ in .scoreRequested },
  Command(
    name: "recall", parameters: [Parameter(.what, kind: .text)], availability: .withGame, subject: .skill
  ) { arguments throws(LineProblem) in .recallRequested(try arguments.path().text) },
  Command(
    name: "par", availability: .withGame, subject: .skill
  ) { _ in .parRequested },
  Command(
    name: "review", parameters: [Parameter(.argument("all"), kind: .choice(["all"]), isOptional: true)],
    availability: .withGame, subject: .skill
  ) { arguments throws(LineProblem) in
    guard let word = arguments.words.first else { return .reviewRequested(all: false) }
    guard word.choice(of: ["all"]) != nil else { throw .notOneOf(word, usage: .lines("review", nil, "all")) }
    return .reviewRequested(all: true)
  },
  Command(
    name: "share", availability: .withGame, subject: .skill
  ) { _ in .shareRequested },
  Command(
    name: "watch", parameters: [Parameter(.argument("perfect"), kind: .choice(["perfect"]), isOptional: true)],
    availability: .withGame, subject: .skill
  ) { arguments throws(LineProblem) in
    guard let word = arguments.words.first else { return .watchRequested(isPerfect: false) }
    guard word.choice(of: ["perfect"]) != nil else {
      throw .notOneOf(word, usage: .lines("watch", nil, "perfect"))
    }
    return .watchRequested(isPerfect: true)
  },
]
