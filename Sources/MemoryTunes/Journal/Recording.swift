import MemoryCore
import Wording

/// The lines of a recording that are comments in a script.
package enum Recording {
  /// The format that is written, and the latest that is read. That of 1.0 is 1, and it is not named.
  static let format = 2
  /// The first line names the format.
  static let formatMark = Array("#format: ".utf8)
  /// Whether a line names the format.
  package static func isFormat(_ line: Span<UInt8>) -> Bool {
    line.withUnsafeBufferPointer { $0.starts(with: formatMark) }
  }
  static let formatLine = formatMark + Array("\(format)\n".utf8)
  /// A line of the game file at the start.
  static let gameMark = Array("#game ".utf8)
  /// A reply to an effect of the following line: `#reply 3 day`. In format 1 it has no number.
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

  /// From now on, lines are played by these rules.
  static let rulesMark = Array("#rules ".utf8)

  static func line(rules: Rules) -> [UInt8] { rulesMark + Array("\(rules.rawValue)\n".utf8) }

  static func line(prompt language: Language?) -> [UInt8] {
    promptMark + Array("\(language?.rawValue ?? "off")\n".utf8)
  }

  /// The game file at the start, as lines of the recording.
  package static func lines(of gameFile: [UInt8]) -> [UInt8] {
    gameFile.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).dropLast()
      .flatMap { gameMark + $0 + [UInt8(ascii: "\n")] }
  }
}
