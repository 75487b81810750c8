/// Help on a command.
package struct CommandHelp: Sendable {
  /// What it does, in one line.
  package let purpose: String
  /// Everything else, in lines of up to 76 columns.
  package let details: [String]
}

extension Wording {
  /// Help on a command, by its English name.
  package func help(command: String) -> CommandHelp {
    let lines = message("help-\(command)").utf8.split(separator: UInt8(ascii: "\n"))
      .map { String(decoding: $0, as: UTF8.self) }
    return CommandHelp(purpose: lines[0], details: Array(lines.dropFirst()))
  }
}
