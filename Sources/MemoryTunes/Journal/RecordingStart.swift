import Text

/// How a recording begins: with the options of the recorded session and the game that was on its table.
package struct RecordingStart {
  /// The text after `#options:`; empty if there is none.
  package private(set) var options: ArraySlice<UInt8> = []
  /// The game; nil if there was none.
  package private(set) var game: SavedGame?
  private var gameFile: [UInt8] = []
  /// How many lines this takes.
  package private(set) var lines = 0

  package init() {}

  /// Takes the next line, without its end. False for a line that is no more of this.
  package mutating func take(_ line: ArraySlice<UInt8>) -> Bool {
    if lines == 0, line.starts(with: Settings.optionsMark) {
      options = line.dropFirst(Settings.optionsMark.count)
    } else if line.starts(with: Recording.gameMark) || line.elementsEqual(Recording.gameMark.dropLast()) {
      gameFile += line.dropFirst(Recording.gameMark.count) + [UInt8(ascii: "\n")]
    } else {
      return false
    }
    lines += 1
    return true
  }

  /// Reads the game, when all lines were taken.
  package mutating func readGame() throws(SavedGame.Problem) {
    if !gameFile.isEmpty { game = try SavedGame(reading: gameFile) }
  }
}

extension Settings {
  /// Heeds the options of a recording, where the command line does not say otherwise.
  package mutating func obey(_ start: RecordingStart) throws(OptionsLineProblem) {
    let recorded = try Settings(transcript: start.options)
    for (option, value) in recorded.chosen where !chooses(option.subject) {
      try? set(option, to: Array(value.utf8))
    }
  }
}
