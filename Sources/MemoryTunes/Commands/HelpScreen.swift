import App
import Text
import Wording

/// Help on a screen, or on one command.
struct HelpScreen {
  func draw<Action>(
    _ list: CommandList<Action>, _ topic: HelpTopic, on route: Route, style: Style, into output: inout Output
  ) {
    let commands = list.explained(topic, on: route)
    switch topic {
    case .subjects: drawSubjects(commands, on: route, style: style, into: &output)
    case .all: drawAll(commands, style: style, into: &output)
    case .command: for command in commands { draw(command, style: style, into: &output) }
    case .question(let name):
      let help = style.words.help(command: name)
      output.paragraph(style.words.sentences([help.purpose] + help.details), style: style)
    }
  }

  /// How to play, and the names of the other commands.
  private func drawSubjects<Action>(
    _ commands: [Command<Action>], on route: Route, style: Style, into output: inout Output
  ) {
    let words = style.words
    output.paragraph(words.toPlay, style: style)
    let number = words.placeholder(placeholder: .row)
    switch route {
    case .menu, .categories, .settings:
      drawRow(number, [], words.numberPicksRow, style: style, into: &output)
    case .game:
      drawRow("\(number) [\(number)]", [], words.numbersFlipCards, style: style, into: &output)
    }
    for command in commands where command.subject == .basics {
      drawRow(command, style: style, into: &output)
    }
    output.paragraph(words.moreCommands, style: style)
    for subject in Subject.allCases where subject != .basics {
      let names = commands.filter { $0.subject == subject }.map { words.command($0.name) }
        .reduce(into: [String]()) { if !$0.contains($1) { $0.append($1) } }
      drawRow(words.heading(subject: subject), nil, words.enumerated(names), style: style, into: &output)
    }
    output.paragraph(words.whereMoreHelpIs, style: style)
  }

  private func drawAll<Action>(_ commands: [Command<Action>], style: Style, into output: inout Output) {
    output.paragraph(style.words.allCommands, style: style)
    for command in commands { drawRow(command, style: style, into: &output) }
    output.paragraph(style.words.whereHelpIs, style: style)
  }

  private func drawRow<Action>(_ command: Command<Action>, style: Style, into output: inout Output) {
    let words = style.words
    // Space only for short forms and, in other languages, the English name.
    let name = words.command(command.name) == command.name ? [] : [command.name]
    let synonyms = name + command.synonyms.filter { $0.count <= 2 }
    drawRow(
      command.usage.text(words), synonyms, words.help(command: command.name).purpose, style: style,
      into: &output)
  }

  /// In columns or, if they do not fit or output is plain, one below the other. Without `synonyms` there is no
  /// column for them.
  private func drawRow(
    _ usage: String, _ synonyms: [String]?, _ purpose: String, style: Style, into output: inout Output
  ) {
    let columns = style.language.helpColumns
    let beginning = "\(usage) ".padded(to: columns.usage)
    let names = synonyms.map {
      "\(beginning)\($0.joined(separator: ", ")) ".padded(to: columns.usage + columns.synonyms)
    }
    let row = "  " + (names ?? beginning) + purpose
    if !style.isPlain, DisplayWidth.of(row) <= style.width { return output.line(style.shown(row)) }
    let synonyms = style.words.enumerated(synonyms ?? [])
    output.paragraph(
      style.words.explained(usage: usage, purpose: purpose, synonyms: synonyms.isEmpty ? nil : synonyms),
      indent: style.isPlain ? 0 : 2, style: style)
  }

  private func draw<Action>(_ command: Command<Action>, style: Style, into output: inout Output) {
    let words = style.words
    let indent = style.isPlain ? 0 : 2
    let help = words.help(command: command.name)
    output.paragraph(
      words.explained(usage: command.usage.text(words), purpose: help.purpose, synonyms: nil), style: style)
    // A text whose lines do not fit is wrapped again.
    if style.isPlain || help.details.contains(where: { DisplayWidth.of($0) + indent > style.width }) {
      if !help.details.isEmpty {
        output.paragraph(help.details.joined(separator: words.betweenLines), indent: indent, style: style)
      }
    } else {
      for line in help.details { output.paragraph(line, indent: indent, style: style) }
    }
    let synonyms = command.synonyms(in: style.language)
    if !synonyms.isEmpty {
      output.paragraph(words.also(synonyms: words.enumerated(synonyms)), indent: indent, style: style)
    }
    if let place = command.place {
      output.paragraph(words.onlyOnScreen(screen: place.title(words)), indent: indent, style: style)
    }
  }
}

extension Command {
  /// Other names of the command, those of the language first.
  fileprivate func synonyms(in language: Language) -> [String] {
    guard let words = language.vocabulary?.commands[name] else { return synonyms }
    return words.dropFirst() + names
  }
}
