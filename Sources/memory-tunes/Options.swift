import MemoryTunes

/// What the command line asks for.
struct Options {
  enum Request {
    case play(Settings)
    case help
    case version
  }

  /// Reads the program's arguments.
  static func read() throws(Trouble) -> Request {
    guard CommandLine.argc > 1 else { return .play(Settings()) }
    let options = Option.all
    let arguments = GetoptArguments(count: options.count) { (options[$0].name, options[$0].value != nil) }
    var settings = Settings()
    let request = try arguments.read { place, value throws(OptionProblem) in
      try settings.set(options[place], to: value)
    }
    switch request {
    case .help: return .help
    case .version: return .version
    case nil: return .play(settings)
    }
  }

  static let version = "memory-tunes (MemoryTunes) \(Version.current)\n"

  static var help: String {
    var text = """
      Usage: memory-tunes [OPTION]...
        or:  memory-tunes simulate [OPTION]...
      Play Memory with tunes on the cards: at a prompt or, where standard input or
      output is not a terminal, as the script on standard input says.

      Examples:
        memory-tunes                             play; 'help' tells the commands
        memory-tunes --seed 7 < script           the same cards every time
        memory-tunes --format json < script      answers for programs
        memory-tunes simulate --help             many games, played by the program

      Options:

      """
    for option in Option.all { text += row(option.name, option.value, option.purpose) }
    text += row("help", nil, "print this and end; also -h")
    text += row("version", nil, "print the version and end")
    return text + """

      Exit status: 0 the end was reached; 1 a strict session was stopped; 2 wrong
      usage, or trouble reading or writing.
      Report bugs to where you got the program from.

      """
  }

  private static func row(_ name: String, _ value: String?, _ purpose: String) -> String {
    let option = "  --" + name + (value.map { " " + $0 } ?? "")
    let width = 29
    let padding = String(repeating: " ", count: max(1, width - option.utf8.count))
    return option + padding + purpose + "\n"
  }
}
