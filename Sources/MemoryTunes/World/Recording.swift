import Text
import Wording

/// The lines of a recording that are comments in a script.
package enum Recording {
  /// The format that is written, and the only one that is read.
  static let format = "1"
  /// The first line names the format.
  static let formatMark = Array("#format: ".utf8)
  package static func isFormat(_ line: Span<UInt8>) -> Bool {
    line.withUnsafeBufferPointer { $0.starts(with: formatMark) }
  }
  static let formatLine = formatMark + Array("\(format)\n".utf8)
  static let gameMark = Array("#game ".utf8)
  /// A reply to an effect of the next line: `#reply 3 day`. In a script, it may have no number.
  static let replyMark = Array("#reply ".utf8)
  /// From now on, lines are typed at a prompt in an environment with this language; `off` for a script.
  static let promptMark = Array("#prompt ".utf8)

  /// From now on, these bots can play.
  static let botsMark = Array("#bots".utf8)

  /// Up to here, the session itself was a replay.
  static let replayedMark = Array("#replayed".utf8)

  static func line(bots names: [String]) -> [UInt8] {
    botsMark + Array(names.map { " " + $0 }.joined().utf8) + [UInt8(ascii: "\n")]
  }

  static func line(prompt language: Language?) -> [UInt8] {
    promptMark + Array("\(language?.rawValue ?? "off")\n".utf8)
  }

  /// The text of the game at the start, as lines of the recording.
  package static func lines(ofGame lines: [String]) -> [UInt8] {
    lines.flatMap { gameMark + Array($0.utf8) + [UInt8(ascii: "\n")] }
  }
}

/// The start of a recording: its format, the options of the session and the game on its table.
package struct RecordingStart {
  /// Nil if the first line does not name one: the recording is any script.
  private var format: ArraySlice<UInt8>?
  /// The text after `#options:`; empty if there is none.
  package private(set) var options: ArraySlice<UInt8> = []
  /// The game; nil if there was none.
  package private(set) var game: SavedGame?
  private var linesOfGame: [String] = []
  /// How many lines come before it.
  package private(set) var linesBeforeGame = 0
  package private(set) var lines = 0

  package init() {}

  /// Whether a later version has made the recording.
  package var isOfFuture: Bool { format.map { !$0.elementsEqual(Recording.format.utf8) } ?? false }

  /// Whether replies must be numbered, and none may be missing.
  var numbersReplies: Bool { format != nil }

  /// The number of the line with the options, if there is one.
  package var lineOfOptions: Int { numbersReplies ? 2 : 1 }

  /// Takes the next line, without its end. False if the line is not part of the start.
  package mutating func read(_ line: ArraySlice<UInt8>) -> Bool {
    let line = line.withoutReturn
    if lines == 0, line.starts(with: Recording.formatMark) {
      format = line.dropFirst(Recording.formatMark.count)
    } else if lines + 1 == lineOfOptions, line.starts(with: Settings.optionsMark) {
      options = line.dropFirst(Settings.optionsMark.count)
    } else if line.starts(with: Recording.gameMark) || line.elementsEqual(Recording.gameMark.dropLast()) {
      if linesOfGame.isEmpty { linesBeforeGame = lines }
      linesOfGame.append(String(decoding: line.dropFirst(Recording.gameMark.count), as: UTF8.self))
    } else {
      return false
    }
    lines += 1
    return true
  }

  package mutating func readGame() throws(SavedGame.Failure) {
    if !linesOfGame.isEmpty { game = try SavedGame(lines: linesOfGame) }
  }
}
