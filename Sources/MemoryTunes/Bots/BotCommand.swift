import Text
import Wording

/// A bot as the command line names it: `NAME=COMMAND`.
package struct BotCommand: Equatable, Sendable {
  package let name: String
  /// The command that `sh -c` runs.
  package let command: String

  init?(_ value: [UInt8]) {
    let parts = value.split(separator: UInt8(ascii: "="), maxSplits: 1, omittingEmptySubsequences: false)
    guard parts.count == 2, !parts[1].isEmpty, let name = String(validating: parts[0], as: UTF8.self),
      Player.canBeBot(name)
    else { return nil }
    self.name = name
    command = String(decoding: parts[1], as: UTF8.self)
  }
}
