import MemoryCore
import Wording

package let gamesCommands: [Command<GamesAction>] = [
  Command(
    name: "games",
    help: { $0.gamesHelp }
  ) { _ in .listRequested },
  Command(
    name: "save", parameters: [Parameter(.name, kind: .text)], availability: .withGame,
    help: { $0.saveHelp }
  ) { arguments throws(LineProblem) in .saveRequested(name: try arguments.word(0).path) },
  Command(
    name: "load", parameters: [Parameter(.name, kind: .game)],
    help: { $0.loadHelp }
  ) { arguments throws(LineProblem) in .loadRequested(name: try arguments.word(0).path) },
]
