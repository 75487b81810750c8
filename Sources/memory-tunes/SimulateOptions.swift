import CSystem
import MemoryTunes
import Program

/// The request that the command line makes of `simulate`.
struct SimulateOptions {
  enum Request {
    case simulate(SimulationSettings)
    /// Add up shards that are in files or, where there are none, on standard input.
    case merge([FilePath], SimulationSettings)
    case help
    case version
  }

  static let name = "simulate"

  /// The place of the name among the program's arguments, if it is there as anything but an option's value.
  static var place: Int? {
    guard program_argument_count() > 1 else { return nil }
    var options = Option.all.map { (name: $0.name, hasValue: $0.value != nil) }
    for option in SimulationOption.all where !options.contains(where: { $0.name == option.name }) {
      options.append((option.name, option.value != nil))
    }
    return OptionReader(program: "memory-tunes", count: options.count) { options[$0] }.place(ofOperand: name)
  }

  /// Reads the program's arguments except the name at this place.
  static func read(without place: Int) throws(Trouble) -> Request {
    let options = SimulationOption.all
    let reader = OptionReader(program: "memory-tunes", without: place, count: options.count) {
      (options[$0].name, options[$0].value != nil)
    }
    var settings = SimulationSettings()
    let request = try reader.read(of: name, takesOperands: { settings.merges }) {
      place, value throws(OptionProblem) in
      try settings.set(options[place], to: String(decoding: value, as: UTF8.self))
    }
    let operands: [[UInt8]]
    switch request {
    case .help: return .help
    case .version: return .version
    case .run(let found): operands = found
    }
    guard settings.merges else { return .simulate(settings) }
    let idle = settings.optionsIdleBesideMerge
    if !idle.isEmpty { StandardError.put("memory-tunes: " + idle.joined(separator: "; ")) }
    return .merge(operands.map { FilePath($0) }, settings)
  }

  static var help: String {
    var text = """
      Usage: memory-tunes simulate [OPTION]...
        or:  memory-tunes simulate --merge [--format text|json] [FILE]...
      Play many games of players of the program, by the rules of the game, and tell
      how many moves they took. A game is the same wherever it is played: what shards
      come to, in JSON, adds up to what all games at once come to.

      Examples:
        memory-tunes simulate --games 1000000
        memory-tunes simulate --player random --player forgetful:0.5 --seed 1
        memory-tunes simulate --seed 1 --first 5000 --games 5000 --format json
        cat shard-*.json | memory-tunes simulate --merge

      Options:

      """
    for option in SimulationOption.all {
      text += row("--" + option.name + (option.value.map { " " + $0 } ?? ""), option.purpose)
    }
    text += row("--help", "print this and end; also -h")
    text += row("--version", "print the version and the license, and end")
    return text + """

      Players: \(Player.programNames.joined(separator: ", "))
      (Q from 0 to 1, how likely a card is remembered; C how many cards are).

      Exit status: 0 the end was reached; 2 wrong usage, or trouble writing; 130
      Ctrl-C ended it, and what was played is told.

      """
  }

  private static func row(_ option: String, _ purpose: String) -> String {
    let width = 20
    let padding = String(repeating: " ", count: max(1, width - option.utf8.count))
    return "  " + option + padding + purpose + "\n"
  }
}
