/// What can be typed on a screen, or all about one command.
struct HelpScreen {
  func draw(_ name: String?, on route: Route, into output: inout Output) {
    let commands = CommandList.all.explained(name, on: route)
    if name == nil {
      drawList(commands, on: route, into: &output)
    } else {
      for command in commands { draw(command, into: &output) }
    }
  }

  private func drawList(_ commands: [Command], on route: Route, into output: inout Output) {
    output.line("What can be typed here, what does the same, and what it does:")
    for command in commands {
      drawRow(command.usage, command.synonyms.joined(separator: ", "), command.purpose, into: &output)
    }
    switch route {
    case .menu, .categories: drawRow("NUMBER", "", "pick that row", into: &output)
    case .game: drawRow("NUMBER", "", "flip that card", into: &output)
    }
    output.line("All about one of them: help play. A line that begins with # is a comment.")
  }

  private func drawRow(_ usage: String, _ synonyms: String, _ purpose: String, into output: inout Output) {
    output.line("  " + padded(usage, to: 18) + padded(synonyms, to: 9) + purpose)
  }

  private func padded(_ text: String, to width: Int) -> String {
    text + String(repeating: " ", count: max(1, width - text.utf8.count))
  }

  private func draw(_ command: Command, into output: inout Output) {
    output.line("\(command.usage): \(command.purpose)")
    for line in command.details { output.line("  " + line) }
    if !command.synonyms.isEmpty { output.line("  Also: \(command.synonyms.joined(separator: ", "))") }
    if let place = command.place { output.line("  Only on the screen: \(place)") }
  }
}
