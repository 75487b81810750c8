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
    let lines = message("help-\(command)").split(separator: "\n")
    return CommandHelp(purpose: String(lines[0]), details: lines.dropFirst().map(String.init))
  }
}
