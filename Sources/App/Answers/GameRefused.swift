import Text
import Wording

/// Why nothing was done with a game or, if the name is empty, why what is saved cannot be listed.
package struct GameRefused: Answer {
  let problem: GamesProblem
  let name: String

  package init(_ problem: GamesProblem, _ name: FilePath) {
    (self.problem, self.name) = (problem, OutsideText.brief(name.text))
  }

  package var code: AnswerCode {
    switch problem {
    case .nothingSaved: .done("nothing-saved")
    case .noSuchGame: .refused("no-such-game")
    case .noList: .refused("no-list")
    case .inUse: .refused("game-in-use")
    case .onTable: .refused("game-on-table")
    case .nameTaken, .notUnderstood, .system: .refused("game-refused")
    }
  }

  package func message(_ context: AnswerContext) -> String? {
    let words = context.words
    return switch problem {
    case .nothingSaved: words.noGamesAreSaved
    case .noSuchGame: words.noSuchGame(name: name)
    case .inUse: words.gameIsInUse(name: name)
    case .onTable: words.gameIsOnTable(name: name)
    case .nameTaken: words.willReplaceGame(name: name)
    case .noList: words.noGamesShown(name: name)
    case .notUnderstood: words.gameNotUnderstood(name: name)
    case .system(let problem) where name.isEmpty: words.gamesUnreadable(problem: problem.message(words))
    case .system(let problem): words.gameProblem(name: name, problem: problem.message(words))
    }
  }

  package func addMembers(_ context: AnswerContext, to object: inout Output) {
    guard problem == .nothingSaved, name.isEmpty else { return }
    object.member("list", list: [] as [String])
  }
}
