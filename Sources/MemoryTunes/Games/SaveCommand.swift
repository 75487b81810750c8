import Saved
import Text
import Wording

let saveCommand = Command(
  name: "save", parameters: [Parameter(.name, kind: .text)], availability: .withGame, subject: .savedGames
) { arguments throws(LineRefusal) in .act(.games(.save(try arguments.nameOfGame(), isSure: false))) }

extension World {
  /// Returns whether another game was replaced.
  func save(_ game: GameState, as name: FilePath, replaces: Bool) -> Result<Bool, GamesFailure> {
    keptGame(.commits) { games throws(DatabaseFailure) in
      try games.save(GameUpdate(game), as: name.text, replaces: replaces)
    }
  }
}

extension Notice {
  /// `replaces`: whether another game was replaced.
  static func savedGame(_ name: FilePath, replaces: Bool) -> Notice {
    Notice("game-saved", ["name": OutsideText.brief(name.text), "replaces": replaces]) {
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
  func nameOfGame() throws(LineRefusal) -> FilePath {
    let path = try path()
    let words = path.text.split(whereSeparator: \.isWhitespace)
    if words.count > 1 { throw .tooManyWords(first: Word(String(words[1])), usage: usage) }
    return path
  }
}
