import Text
import Wording

/// Why nothing was done with a game or, if the name is empty, why what is saved cannot be listed.
struct GameRefused: CaseAnswer {
  let problem: GamesProblem
  let path: FilePath

  init(_ problem: GamesProblem, _ path: FilePath) {
    (self.problem, self.path) = (problem, path)
  }

  private var name: String { OutsideText.brief(path.text) }

  var said: Said {
    switch problem {
    case .nothingSaved:
      Said(name.isEmpty ? .done("nothing-saved") : .refused("no-home")) { $0.words.noGamesAreSaved }
    case .noSuchGame: .refused("no-such-game") { [name] in $0.words.noSuchGame(name: name) }
    case .noList: .refused("no-list") { [name] in $0.words.noGamesShown(name: name) }
    case .inUse: .refused("game-in-use") { [name] in $0.words.gameIsInUse(name: name) }
    case .onTable: .refused("game-on-table") { [name] in $0.words.gameIsOnTable(name: name) }
    case .nameTaken: .refused("game-refused") { [name] in $0.words.willReplaceGame(name: name) }
    case .notUnderstood: .refused("game-refused") { [name] in $0.words.gameNotUnderstood(name: name) }
    case .system(let problem):
      .refused("game-refused") { [name] in
        let problem = problem.message($0.words)
        return name.isEmpty
          ? $0.words.gamesUnreadable(problem: problem) : $0.words.gameProblem(name: name, problem: problem)
      }
    }
  }

  func addMembers(_ context: AnswerContext, to object: inout Output) {
    guard problem == .nothingSaved, name.isEmpty else { return }
    object.member("list", [] as [String])
  }
}
