import MemoryCore
import Wording

package let gamesCommands: [Command<GamesAction>] = [
  Command(
    name: "games"
  ) { _ in .listRequested },
  Command(
    name: "save", parameters: [Parameter(.name, kind: .text)], availability: .withGame
  ) { arguments throws(LineProblem) in .saveRequested(name: try arguments.path()) },
  Command(
    name: "load", parameters: [Parameter(.name, kind: .game)]
  ) { arguments throws(LineProblem) in .loadRequested(name: try arguments.path()) },
]
