import Saved
import Text
import Wording

extension GamesRefusal {
  var notice: Notice {
    switch self {
    case .failure(.nothingSaved, _): .refused("no-home") { $0.words.noGamesAreSaved }
    case .failure(.position(let refusal), let path): refusal.notice(on: path)
    case .failure(.notUnderstood, let path):
      .refused(path, for: "not-understood") { $0.words.gameNotUnderstood(name: OutsideText.brief(path.text)) }
    case .failure(.system(let failure), let path):
      .refused(path, for: failure.text) {
        let text = failure.message($0.words)
        return path.text.isEmpty
          ? $0.words.gamesUnreadable(failure: text)
          : $0.words.gameFailure(name: OutsideText.brief(path.text), failure: text)
      }
    case .badName(let path): .refused("bad-name", path) { $0.badGameName(name: $1) }
    case .noneOnTable(let isElsewhere):
      .refused("no-game", values: { ["word": $0.command, "isElsewhere": isElsewhere] }) {
        $0.words.noGameOnTable(isElsewhere: isElsewhere)
      }
    }
  }
}

extension PositionRefusal {
  fileprivate func notice(on path: FilePath) -> Notice {
    switch self {
    case .noSuchGame: .refused("no-such-game", path) { $0.noSuchGame(name: $1) }
    case .noList: .refused("no-list", path) { $0.noGamesShown(name: $1) }
    case .inUse: .refused("game-in-use", path) { $0.gameIsInUse(name: $1) }
    case .onTable: .refused("game-on-table", path) { $0.gameIsOnTable(name: $1) }
    case .nameTaken:
      .refused(path, for: "name-taken") { $0.words.willReplaceGame(name: OutsideText.brief(path.text)) }
    }
  }
}

extension Notice {
  /// A refusal whose only value is the name of a game.
  fileprivate static func refused(
    _ code: String, _ path: FilePath, _ text: @escaping (Wording, _ name: String) -> String
  ) -> Notice {
    let name = OutsideText.brief(path.text)
    return .refused(code, ["name": name]) { text($0.words, name) }
  }
}
