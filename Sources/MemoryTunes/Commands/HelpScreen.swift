import Text
import Wording

extension CommandList {
  /// The commands to explain, or in JSON to list.
  func explained(_ topic: HelpTopic, on route: Route) -> [Command] {
    switch topic {
    case .first: commands(on: route)
    case .all: commands
    case .command(let name): commands.filter { $0.name == name }
    case .question: []
    }
  }
}

struct HelpScreen {
  let style: Style

  private var words: Wording { style.words }

  func draw(_ list: CommandList, _ topic: HelpTopic, on route: Route, into output: inout Output) {
    let commands = list.explained(topic, on: route)
    switch topic {
    case .first: drawFirst(commands, on: route, into: &output)
    case .all: drawAll(commands, into: &output)
    case .command: for command in commands { draw(command, into: &output) }
    case .question(let name):
      let help = words.help(command: name)
      output.paragraph(words.sentences([help.purpose] + help.details), style: style)
    }
  }

  private func drawFirst(_ commands: [Command], on route: Route, into output: inout Output) {
    let number = words.placeholder(placeholder: .row)
    let numbers =
      route == .game
      ? Row(usage: "\(number) [\(number)]", purpose: words.numbersFlipCards)
      : Row(usage: number, purpose: words.numberPicksRow)
    let first = HelpTopic.essential.compactMap { name in commands.first { $0.name == name } }
    let rows = [numbers] + first.map(row)
    output.paragraph(words.toPlay, style: style)
    draw(rows, of: rows, into: &output)
    output.paragraph(words.whereMoreHelpIs, style: style)
  }

  private func drawAll(_ commands: [Command], into output: inout Output) {
    let all = commands.map(row)
    output.paragraph(words.allCommands, style: style)
    for subject in Subject.allCases {
      output.heading(words.heading(subject: subject), style: style)
      let rows = commands.filter { $0.subject == subject }.map(row)
      draw(rows, of: all, into: &output)
    }
    output.paragraph(words.whereHelpIs, style: style)
  }

  /// What can be typed, and what for.
  private struct Row {
    let usage: String
    var synonyms: [String] = []
    let purpose: String

    var listed: String { synonyms.joined(separator: ", ") }
  }

  private func row(_ command: Command) -> Row {
    // Space only for short forms and, in other languages, the English name.
    let name = words.command(command.name) == command.name ? [] : [command.name]
    return Row(
      usage: command.usage.text(words), synonyms: name + command.synonyms.filter { $0.count <= 2 },
      purpose: words.help(command: command.name).purpose)
  }

  /// Rows in columns that fit all or, in plain output and with too little space, one below the other.
  private func draw(_ rows: [Row], of all: [Row], into output: inout Output) {
    let usage = all.reduce(0) { max($0, DisplayWidth.of($1.usage)) } + 1
    let synonyms = all.reduce(0) { max($0, DisplayWidth.of($1.listed)) } + 1
    let purpose = style.width - 2 - usage - synonyms
    for row in rows {
      if style.isPlain || purpose < Self.leastPurpose {
        let synonyms = words.enumerated(row.synonyms)
        output.paragraph(
          words.explained(usage: row.usage, purpose: row.purpose, synonyms: synonyms.isEmpty ? nil : synonyms),
          indent: style.isPlain ? 0 : 2, style: style)
        continue
      }
      let beginning = "  " + row.usage.padded(to: usage) + row.listed.padded(to: synonyms)
      for (index, line) in DisplayWidth.lines(of: row.purpose, width: purpose).enumerated() {
        let before = index == 0 ? beginning : String(repeating: " ", count: style.width - purpose)
        output.line(style.shown(before + line))
      }
    }
  }

  /// The least columns for purposes in a table.
  private static let leastPurpose = 24

  private func draw(_ command: Command, into output: inout Output) {
    let indent = style.isPlain ? 0 : 2
    let help = words.help(command: command.name)
    output.paragraph(
      words.explained(usage: command.usage.text(words), purpose: help.purpose, synonyms: nil), style: style)
    let details = help.details.joined(separator: words.betweenLines)
    if !details.isEmpty { output.paragraph(details, indent: indent, style: style) }
    // Those of the language first.
    let own = style.language.vocabulary?.commands[command.name]
    let synonyms = own.map { $0.dropFirst() + command.names } ?? command.synonyms
    if !synonyms.isEmpty {
      output.paragraph(words.also(synonyms: words.enumerated(synonyms)), indent: indent, style: style)
    }
    if let place = command.place {
      output.paragraph(words.onlyOnScreen(screen: place.title(words)), indent: indent, style: style)
    }
  }
}
