/// What can be typed on a screen, or all about one command.
struct HelpScreen {
  /// `isList` tells whether all commands of a screen are listed, or one is explained.
  func draw<Action>(
    _ commands: [Command<Action>], isList: Bool, on route: Route, style: Style, into output: inout Output
  ) {
    if isList {
      drawList(commands, on: route, style: style, into: &output)
    } else {
      for command in commands { draw(command, style: style, into: &output) }
    }
  }

  private func drawList<Action>(
    _ commands: [Command<Action>], on route: Route, style: Style, into output: inout Output
  ) {
    output.paragraph("What can be typed here, what does the same, and what it does:", style: style)
    for command in commands {
      let synonyms = command.synonyms.joined(separator: ", ")
      drawRow(command.usage, synonyms, command.purpose, style: style, into: &output)
    }
    switch route {
    case .menu, .categories, .settings: drawRow("NUMBER", "", "pick that row", style: style, into: &output)
    case .game: drawRow("NUMBER [NUMBER]", "", "flip that card, or those two", style: style, into: &output)
    }
    output.paragraph(
      "All about one of them: help play. A line that begins with # is a comment.", style: style)
  }

  /// In three columns or, where they have no room, one below the other.
  private func drawRow(
    _ usage: String, _ synonyms: String, _ purpose: String, style: Style, into output: inout Output
  ) {
    let row = "  " + padded(usage, to: 18) + padded(synonyms, to: 9) + purpose
    if row.utf8.count <= style.width { return output.line(row) }
    output.line("  " + usage)
    for text in [synonyms, purpose] where !text.isEmpty {
      output.paragraph(text, indent: 6, style: style)
    }
  }

  private func padded(_ text: String, to width: Int) -> String {
    text + String(repeating: " ", count: max(1, width - text.utf8.count))
  }

  private func draw<Action>(_ command: Command<Action>, style: Style, into output: inout Output) {
    output.paragraph("\(command.usage): \(command.purpose)", style: style)
    for line in command.details { output.paragraph(line, indent: 2, style: style) }
    if !command.synonyms.isEmpty {
      output.paragraph("Also: \(command.synonyms.joined(separator: ", "))", indent: 2, style: style)
    }
    if let place = command.place { output.paragraph("Only on the screen: \(place)", indent: 2, style: style) }
  }
}
