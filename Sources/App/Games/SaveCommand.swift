import Saved
import Text
import Wording

package let saveCommand = Command<any GameAction>(
  name: "save", parameters: [Parameter(.name, kind: .text)], availability: .withGame, subject: .savedGames
) { arguments throws(LineProblem) in SaveRequested(name: try arguments.nameOfGame()) }

package struct SaveRequested: GameAction {
  let name: FilePath
  /// The player agreed to replace another game of this name.
  let isSure: Bool

  package init(name: FilePath, isSure: Bool = false) { (self.name, self.isSure) = (name, isSure) }

  package func reduce(_ game: inout GameState, _ asker: Asker) -> Next {
    guard game.table != nil else { return .answer(LineProblem.noGame) }
    guard name.isGameName else { return .answer(BadGameName(name)) }
    return .ask(.saveGame(name: name, replaces: isSure || !asker.isAtPrompt))
  }
}

extension Effect {
  /// Saves the game on the table under a name, unless another game has it and `replaces` is false.
  static func saveGame(name: FilePath, replaces: Bool) -> Effect {
    .ask(
      RowsRequest { games throws(DatabaseProblem) in
        try games.save(as: name.text, replaces: replaces)
      } take: { rows in
        Result(rows) { $0 == [["replaced"]] ? true : $0 == [["saved"]] ? false : nil }
          .map { .state(GameSaved(name: name, result: $0)) }
      })
  }
}

/// Whether another game was replaced.
package struct GameSaved: GameAction {
  package let name: FilePath
  let result: Result<Bool, GamesProblem>

  package var isNameTaken: Bool { result == .failure(.nameTaken) }

  package func reduce(_ game: inout GameState, _ asker: Asker) -> Next {
    switch result {
    case .success(let replaces):
      .answer(GameSavedAs(name: OutsideText.brief(name.text), replaces: replaces))
    case .failure(let problem): .answer(GameRefused(problem, name))
    }
  }
}

struct GameSavedAs: Answer {
  let code = AnswerCode.done("game-saved")
  let name: String
  /// Another game of this name is gone.
  let replaces: Bool

  func message(_ context: AnswerContext) -> String? { context.words.gameSaved(name: name, replaces: replaces) }
}

/// A name that no game can have.
struct BadGameName: Answer {
  let code = AnswerCode.refused("bad-name")
  let name: String

  init(_ name: FilePath) { self.name = OutsideText.brief(name.text) }

  func message(_ context: AnswerContext) -> String? { context.words.badGameName(name: name) }
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
