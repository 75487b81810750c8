import Saved
import Text
import Wording

let saveCommand = Command(
  name: "save", parameters: [Parameter(.name, kind: .text)], availability: .withGame, subject: .savedGames
) { arguments throws(LineProblem) in .state(SaveRequested(name: try arguments.nameOfGame())) }

struct SaveRequested: GameAction {
  let name: FilePath
  /// The player agreed to replace another game of this name.
  var isSure = false

  func reduce(_ game: inout GameState, _ asker: Asker) -> Next {
    guard game.table != nil else { return .refuse(.line(.noGame)) }
    guard name.isGameName else { return .refuse(.games(.badName(name))) }
    return .ask(
      .ask {
        [name, update = GameUpdate(game), replaces = isSure || !asker.isAtPrompt] games throws(DatabaseProblem)
        in
        try games.save(update, as: name.text, replaces: replaces)
      } taking: { [name] rows in
        FeatureAction(rows, about: name) { rows in
          let replaces = rows == [["replaced"]]
          return replaces || rows == [["saved"]] ? GameSaved(name: name, replaces: replaces) : nil
        }
      })
  }
}

struct GameSaved: GameAction {
  let name: FilePath
  /// Whether another game was replaced.
  let replaces: Bool

  func reduce(_ game: inout GameState, _ asker: Asker) -> Next {
    .say(.saved(name: name, replaces: replaces))
  }
}

extension Notice {
  /// `replaces`: whether another game was replaced.
  static func savedGame(_ name: FilePath, replaces: Bool) -> Notice {
    Notice("game-saved") {
      let isTypable = OutsideText.shown(name.text) == name.text
      return $0.words.gameSaved(name: isTypable ? name.text : nil, replaces: replaces)
    }
  }
}

extension FilePath {
  /// Whether a game can be saved under this name: one word.
  var isGameName: Bool {
    let scalars = text.unicodeScalars
    return 1...64 ~= text.count && String(validating: bytes, as: UTF8.self) != nil
      && scalars.allSatisfy { !$0.properties.isWhitespace && $0.properties.generalCategory != .control }
  }
}

extension Arguments {
  /// The name or the number of a game: one word.
  func nameOfGame() throws(LineProblem) -> FilePath {
    let path = try path()
    let words = path.text.split(whereSeparator: \.isWhitespace)
    if words.count > 1 { throw .tooManyWords(first: Word(String(words[1])), usage: usage) }
    return path
  }
}
