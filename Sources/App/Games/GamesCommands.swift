import Text
import Wording

package let gamesCommands: [Command<GamesAction>] = [
  Command(
    name: "games"
  ) { _ in .listRequested },
  Command(
    name: "save", parameters: [Parameter(.name, kind: .text)], availability: .withGame
  ) { arguments throws(LineProblem) in .saveRequested(name: try arguments.nameOfGame()) },
  Command(
    name: "load", parameters: [Parameter(.name, kind: .game)]
  ) { arguments throws(LineProblem) in .loadRequested(name: try arguments.nameOfGame()) },
]

extension Arguments {
  /// The name or the number of a game: one word.
  fileprivate func nameOfGame() throws(LineProblem) -> FilePath {
    let path = try path()
    let words = path.text.split(whereSeparator: \.isWhitespace)
    if words.count > 1 { throw .tooManyWords(first: Word(String(words[1])), usage: usage) }
    return path
  }
}
