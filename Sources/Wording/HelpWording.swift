/// Help on a command.
package struct CommandHelp: Sendable {
  /// What it does, in one line.
  package let purpose: String
  /// Everything else, in lines of up to 76 columns.
  package let details: [String]
}

/// The subject of a command, by which help is grouped.
package enum Subject: String, Argument, CaseIterable, Sendable {
  /// The commands for playing a game. Help explains these, and lists the names of others.
  case basics
  case games
  case skill
  case goingBack
  case tunes
  case records
  case savedGames
  case settings
  case screens
}

/// A placeholder for something that the player chooses.
package enum Placeholder: String, Argument, CaseIterable, Sendable {
  case card
  /// A row of the screen.
  case row
  case number
  /// A count or a number without a more specific word.
  case count
  case pairs
  case category
  case date
  case name
  case player
  /// The name of a setting.
  case setting
  case value
  case what
  case file
  case command
}

extension Wording {
  /// Help on a command, by its English name.
  package func help(command: String) -> CommandHelp {
    let lines = message("help-\(command)", section: "Commands").split(separator: "\n").map(String.init)
    return CommandHelp(purpose: lines[0], details: Array(lines.dropFirst()))
  }

  /// The word for a command, by its English name.
  package func command(_ name: String) -> String { language.vocabulary?.command(name) ?? name }
  /// The word for an argument, by its English name.
  package func argument(_ name: String) -> String { language.vocabulary?.argument(name) ?? name }

  /// The usual name of a deck that every language names.
  package func deck(_ name: String) -> String { language.vocabulary?.decks[name]?.first ?? name }

  package func placeholder(placeholder: Placeholder) -> String { say(placeholder) }
  package var betweenLines: String { say() }
  package func explained(usage: String, purpose: String, synonyms: String?) -> String {
    say(usage, purpose, synonyms)
  }
  package func also(synonyms: String) -> String { say(synonyms) }
  package func heading(subject: Subject) -> String { say(subject) }
  package var toPlay: String { say() }
  package var moreCommands: String { say() }
  package var allCommands: String { say() }
  package var whereMoreHelpIs: String { say() }
  package var whereHelpIs: String { say() }
  package var numberPicksRow: String { say() }
  package var numbersFlipCards: String { say() }
  package func onlyOnScreen(screen: String) -> String { say(screen) }
  package func andMore(number: Int) -> String { say(number) }
}
