/// What can be typed on a screen, or all about one command.
struct HelpScreen {
  func draw<Action>(
    _ list: CommandList<Action>, _ topic: HelpTopic, on route: Route, style: Style, into output: inout Output
  ) {
    let commands = list.explained(topic, on: route)
    switch topic {
    case .subjects: drawSubjects(commands, on: route, style: style, into: &output)
    case .all: drawAll(commands, style: style, into: &output)
    case .command: for command in commands { draw(command, style: style, into: &output) }
    }
  }

  /// What it takes to play, and the names of the other commands.
  private func drawSubjects<Action>(
    _ commands: [Command<Action>], on route: Route, style: Style, into output: inout Output
  ) {
    output.paragraph("To play, type:", style: style)
    switch route {
    case .menu, .categories, .settings: drawRow("NUMBER", "", "pick that row", style: style, into: &output)
    case .game: drawRow("NUMBER [NUMBER]", "", "flip that card, or those two", style: style, into: &output)
    }
    for command in commands where command.subject == .basics {
      drawRow(command, style: style, into: &output)
    }
    output.paragraph("More commands:", style: style)
    for subject in Subject.allCases where subject != .basics {
      let names = commands.filter { $0.subject == subject }.map(\.name).joined(separator: ", ")
      drawRow(subject.rawValue, "", names, style: style, into: &output)
    }
    output.paragraph(
      "All about a command: help play. What each command does: help all", style: style)
  }

  private func drawAll<Action>(_ commands: [Command<Action>], style: Style, into output: inout Output) {
    output.paragraph("All commands, their short forms, and what they do:", style: style)
    for command in commands { drawRow(command, style: style, into: &output) }
    output.paragraph(
      "All about a command: help play. A line that begins with # is a comment.", style: style)
  }

  private func drawRow<Action>(_ command: Command<Action>, style: Style, into output: inout Output) {
    let synonyms = command.synonyms.joined(separator: ", ")
    drawRow(command.usage, synonyms, command.purpose, style: style, into: &output)
  }

  /// In columns or, where they have no room, one below the other.
  private func drawRow(
    _ usage: String, _ synonyms: String, _ purpose: String, style: Style, into output: inout Output
  ) {
    let row = "  " + padded(usage, to: 18) + padded(synonyms, to: 9) + purpose
    if row.utf8.count <= style.width { return output.line(row) }
    output.paragraph(
      "\(usage): \(purpose)" + (synonyms.isEmpty ? "" : " (\(synonyms))"), indent: 2, style: style)
  }

  private func padded(_ text: String, to width: Int) -> String {
    text + String(repeating: " ", count: max(1, width - text.utf8.count))
  }

  private func draw<Action>(_ command: Command<Action>, style: Style, into output: inout Output) {
    output.paragraph("\(command.usage): \(command.purpose)", style: style)
    // Where its lines do not fit, a text is broken anew.
    if command.details.contains(where: { $0.utf8.count + 2 > style.width }) {
      output.paragraph(command.details.joined(separator: " "), indent: 2, style: style)
    } else {
      for line in command.details { output.paragraph(line, indent: 2, style: style) }
    }
    if !command.synonyms.isEmpty {
      output.paragraph("Also: \(command.synonyms.joined(separator: ", "))", indent: 2, style: style)
    }
    if let place = command.place { output.paragraph("Only on the screen: \(place)", indent: 2, style: style) }
  }
}
