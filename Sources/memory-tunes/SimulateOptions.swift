import MemoryTunes

/// What the command line asks of `simulate`.
struct SimulateOptions {
  enum Request {
    case simulate(SimulationSettings)
    case help
    case version
  }

  static let name = "simulate"

  /// Reads the arguments behind the name.
  static func read() throws(Trouble) -> Request {
    let options = SimulationOption.all
    let arguments = GetoptArguments(count: options.count, after: 2) { (options[$0].name, true) }
    var settings = SimulationSettings()
    let request = try arguments.read(of: name) { place, value throws(OptionProblem) in
      try settings.set(options[place], to: value)
    }
    switch request {
    case .help: return .help
    case .version: return .version
    case nil: return .simulate(settings)
    }
  }

  static var help: String {
    var text = """
      Usage: memory-tunes simulate [OPTION]...
      Play many games of players of the program, by the rules of the game, and tell
      how many moves they took. A game is the same wherever it is played: what shards
      come to, in JSON, adds up to what all games at once come to.

      Examples:
        memory-tunes simulate --games 1000000
        memory-tunes simulate --player random --player forgetful:0.5 --seed 1
        memory-tunes simulate --seed 1 --first 5000 --games 5000 --format json

      Options:

      """
    for option in SimulationOption.all { text += row("--\(option.name) \(option.value)", option.purpose) }
    text += row("--help", "print this and end; also -h")
    text += row("--version", "print the version and end")
    return text + """

      Players: \(Player.programNames.joined(separator: ", "))
      (Q from 0 to 1, how likely a card is remembered; C how many cards are).
      Ctrl-C ends the simulation, and what was played is told.

      Exit status: 0 the end was reached; 2 wrong usage, or trouble writing.

      """
  }

  private static func row(_ option: String, _ purpose: String) -> String {
    let width = 20
    let padding = String(repeating: " ", count: max(1, width - option.utf8.count))
    return "  " + option + padding + purpose + "\n"
  }
}
