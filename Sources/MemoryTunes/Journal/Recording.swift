import App
import Wording

/// The lines of a recording that are comments in a script.
package enum Recording {
  /// The format that is written, and the only one that is read.
  static let format = "1"
  /// The first line names the format.
  static let formatMark = Array("#format: ".utf8)
  /// Whether a line names the format.
  package static func isFormat(_ line: Span<UInt8>) -> Bool {
    line.withUnsafeBufferPointer { $0.starts(with: formatMark) }
  }
  static let formatLine = formatMark + Array("\(format)\n".utf8)
  /// A line of the game at the start.
  static let gameMark = Array("#game ".utf8)
  /// A reply to an effect of the following line: `#reply 3 day`. In a script that is no recording, it
  /// may have no number.
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
