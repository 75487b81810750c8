import Wording

/// The manual page of the game, memory-tunes(6): `memory-tunes.6`, with the lists of commands and options.
enum GameManual {
  static var text: String {
    packageFile("memory-tunes.6")!.split(separator: "\n", omittingEmptySubsequences: false).map(inserted)
      .joined(separator: "\n")
  }

  /// A line of the page, or what is inserted in its place.
  private static func inserted(_ line: Substring) -> String {
    let parts = line.split(separator: "@", omittingEmptySubsequences: false)
    guard parts.count == 3 else { return String(line) }
    return "\(parts[0])\(value(String(parts[1])))\(parts[2])"
  }

  private static func value(_ name: String) -> String {
    switch name {
    case "date": return Version.date
    case "version": return Version.current
    case "bugs": return Version.bugs
    case "commands": return Mdoc.list(CommandList.all.commands.map(entry))
    case "options": return Mdoc.list(GameUsage.options.map(entry))
    default:
      let part = GameUsage.parts.first { "options \($0.name)" == name }!
      return Mdoc.list(part.options.map(entry))
    }
  }

  private static func entry(_ command: Command) -> Mdoc.Entry {
    let words = Language.english.words
    let help = words.help(command: command.name)
    let synonyms = command.synonyms.joined(separator: ", ")
    let text = [
      Mdoc.sentence(help.purpose), Mdoc.sentence(help.details.joined(separator: " ")),
      synonyms.isEmpty ? "" : "Short: \(synonyms).",
      command.place.map { "Only on the screen \($0.rawValue)." } ?? "",
    ]
    return (Mdoc.command(command.usage.text(words)), text.joined(separator: " "))
  }

  private static func entry(_ option: ProgramOption) -> Mdoc.Entry {
    (Mdoc.option(option), Mdoc.sentence(option.englishPurpose))
  }
}

enum GameUsage {
  static let options = Preference.options + ProgramOption.common
  /// The options of each part of the program, which its first word selects.
  static let parts = [
    (name: "simulate", options: SimulationPreference.options + ProgramOption.common),
    (name: "fetch", options: FetchPreference.options + ProgramOption.common),
  ]
}

extension GeneratedGameFile {
  package var text: String {
    switch self {
    case .man: GameManual.text
    case .bash, .zsh, .fish: packageFile("completion.\(rawValue)")!
    case .jsonSchema: packageFile("schema.json")!
    }
  }
}
