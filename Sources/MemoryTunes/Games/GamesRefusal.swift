import Saved
import Text
import Wording

extension GamesRefusal: RefusalSentence {
  var sentence: Notice {
    switch self {
    case .problem(let problem, let path): Self.sentence(on: problem, OutsideText.brief(path.text))
    case .badName(let path):
      .refused("bad-name") { $0.words.badGameName(name: OutsideText.brief(path.text)) }
    case .noneOnTable(let isElsewhere):
      .refused("no-game") { $0.words.noGameOnTable(isElsewhere: isElsewhere) }
    }
  }

  private static func sentence(on problem: GamesProblem, _ name: String) -> Notice {
    switch problem {
    case .nothingSaved: .refused("no-home", \.words.noGamesAreSaved)
    case .position(.noSuchGame): .refused("no-such-game") { $0.words.noSuchGame(name: name) }
    case .position(.noList): .refused("no-list") { $0.words.noGamesShown(name: name) }
    case .position(.inUse): .refused("game-in-use") { $0.words.gameIsInUse(name: name) }
    case .position(.onTable): .refused("game-on-table") { $0.words.gameIsOnTable(name: name) }
    case .position(.nameTaken): .refused("game-refused") { $0.words.willReplaceGame(name: name) }
    case .notUnderstood: .refused("game-refused") { $0.words.gameNotUnderstood(name: name) }
    case .system(let problem):
      .refused("game-refused") {
        let problem = problem.message($0.words)
        return name.isEmpty
          ? $0.words.gamesUnreadable(problem: problem) : $0.words.gameProblem(name: name, problem: problem)
      }
    }
  }
}
