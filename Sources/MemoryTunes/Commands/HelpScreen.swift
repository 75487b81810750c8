import Text
import Wording

enum HelpTopic: Equatable {
  /// The commands that people need first on this screen.
  case first
  /// Every command there is, by subject.
  case all
  /// The command of this name.
  case command(String)
  /// A question about the program, one of `questions`.
  case question(String)

  static let questions = ["about", "privacy", "cheating", "sound", "time", "font"]

  /// The commands that people need first, in this order.
  static let essential = [
    "play", "again", "daily", "against", "players", "match", "practice", "flip", "hint", "undo", "reveal",
    "review", "share", "watch", "categories", "category", "settings", "records", "stats", "favorite", "games",
    "game", "menu", "back", "rules", "help", "quit",
  ]

  static let wordForAll = "all"
}

extension CommandList {
  /// The commands to explain, or in JSON to list.
  func explained(_ topic: HelpTopic, on route: Route) -> [Command<Action>] {
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

  func draw<Action>(
    _ list: CommandList<Action>, _ topic: HelpTopic, on route: Route, into output: inout Output
  ) {
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

  private func drawFirst<Action>(_ commands: [Command<Action>], on route: Route, into output: inout Output) {
    let number = words.placeholder(placeholder: .row)
    let numbers =
      route == .game
      ? Row(usage: "\(number) [\(number)]", purpose: words.numbersFlipCards)
      : Row(usage: number, purpose: words.numberPicksRow)
    let first = HelpTopic.essential.compactMap { name in commands.first { $0.name == name } }
    let rows = [numbers] + first.map { Row($0, words) }
    output.paragraph(words.toPlay, style: style)
    draw(rows, in: columns(of: rows), into: &output)
    output.paragraph(words.whereMoreHelpIs, style: style)
  }

  private func drawAll<Action>(_ commands: [Command<Action>], into output: inout Output) {
    let columns = columns(of: commands.map { Row($0, words) })
    output.paragraph(words.allCommands, style: style)
    for subject in Subject.allCases {
      output.heading(words.heading(subject: subject), style: style)
      let rows = commands.filter { $0.subject == subject }.map { Row($0, words) }
      draw(rows, in: columns, into: &output)
    }
    output.paragraph(words.whereHelpIs, style: style)
  }

  /// What can be typed, and what for.
  fileprivate struct Row {
    let usage: String
    var synonyms: [String] = []
    let purpose: String
  }

  /// The widths of the columns that these rows fit; nil in plain output, and with too little space.
  private func columns(of rows: [Row]) -> (usage: Int, synonyms: Int, purpose: Int)? {
    let usage = rows.reduce(0) { max($0, DisplayWidth.of($1.usage)) } + 1
    let synonyms = rows.reduce(0) { max($0, DisplayWidth.of($1.listed)) } + 1
    let purpose = style.width - 2 - usage - synonyms
    return style.isPlain || purpose < Self.leastPurpose ? nil : (usage, synonyms, purpose)
  }

  /// Rows in columns or, without these, one below the other.
  private func draw(
    _ rows: [Row], in columns: (usage: Int, synonyms: Int, purpose: Int)?, into output: inout Output
  ) {
    for row in rows {
      guard let (usage, synonyms, purpose) = columns else {
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

  private func draw<Action>(_ command: Command<Action>, into output: inout Output) {
    let indent = style.isPlain ? 0 : 2
    let help = words.help(command: command.name)
    output.paragraph(
      words.explained(usage: command.usage.text(words), purpose: help.purpose, synonyms: nil), style: style)
    let details = help.details.joined(separator: words.betweenLines)
    if !details.isEmpty { output.paragraph(details, indent: indent, style: style) }
    let synonyms = command.synonyms(in: style.language)
    if !synonyms.isEmpty {
      output.paragraph(words.also(synonyms: words.enumerated(synonyms)), indent: indent, style: style)
    }
    if let place = command.place {
      output.paragraph(words.onlyOnScreen(screen: place.title(words)), indent: indent, style: style)
    }
  }
}

extension HelpScreen.Row {
  fileprivate init<Action>(_ command: Command<Action>, _ words: Wording) {
    // Space only for short forms and, in other languages, the English name.
    let name = words.command(command.name) == command.name ? [] : [command.name]
    self.init(
      usage: command.usage.text(words), synonyms: name + command.synonyms.filter { $0.count <= 2 },
      purpose: words.help(command: command.name).purpose)
  }

  fileprivate var listed: String { synonyms.joined(separator: ", ") }
}

extension Command {
  /// Other names of the command, those of the language first.
  fileprivate func synonyms(in language: Language) -> [String] {
    guard let words = language.vocabulary?.commands[name] else { return synonyms }
    return words.dropFirst() + names
  }
}
