import MemoryCore
import Wording

package let recordsCommands: [Command<RecordsAction>] = [
  Command(
    name: "records", parameters: [.number(.pairs).optional],
    help: { $0.recordsHelp }
  ) { arguments throws(LineProblem) in .requested(pairs: try arguments.optionalCount(0)) },
  Command(
    name: "stats",
    help: { $0.statsHelp }
  ) { _ in .statsRequested },
  Command(
    name: "forget", parameters: [Parameter(.what, kind: .choice(Saved.allCases.map(\.rawValue)))],
    help: { $0.forgetHelp }
  ) { arguments throws(LineProblem) in
    let word = try arguments.word(0)
    let names = Saved.allCases.map(\.rawValue)
    guard let saved = word.choice(of: names).flatMap(Saved.init) else {
      throw .notOneOf(word, usage: .line("forget", withOneOf: names))
    }
    return .forgetRequested(saved)
  },
]
