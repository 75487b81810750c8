import CSystem
import MemoryTunes
import Program

/// The request that the command line makes.
struct Options {
  enum Request {
    case play(Settings)
    /// Play transcripts again, and rewrite those that differ if that is wanted.
    case check([FilePath], updates: Bool)
    case help
    case version
  }

  /// Reads the program's arguments.
  static func read() throws(Trouble) -> Request {
    guard program_argument_count() > 1 else { return .play(Settings()) }
    let options = Option.all
    let reader = OptionReader(program: "memory-tunes", count: options.count) {
      (options[$0].name, options[$0].value != nil)
    }
    var settings = Settings()
    let request = try reader.read(takesOperands: { settings.checks }) {
      place, value throws(OptionProblem) in
      try settings.set(options[place], to: value)
    }
    let operands: [[UInt8]]
    switch request {
    case .help: return .help
    case .version: return .version
    case .run(let found): operands = found
    }
    if settings.generated != nil { return .play(settings) }
    guard settings.checks else {
      if settings.updates { throw .usage("--update has a meaning only beside --check") }
      return .play(settings)
    }
    let idle = settings.optionsIdleBesideCheck
    if !idle.isEmpty { StandardError.put("memory-tunes: " + idle.joined(separator: "; ")) }
    return .check(operands.map { FilePath($0) }, updates: settings.updates)
  }

  static var version: String { Version.text(of: "memory-tunes") }

  static var help: String {
    var text = """
      Usage: memory-tunes [OPTION]...
        or:  memory-tunes --check [--update] FILE...
        or:  memory-tunes simulate [OPTION]...
      Play Memory with tunes on the cards: at a prompt or, where standard input or
      output is not a terminal, as the script on standard input says.

      Examples:
        memory-tunes                             play; 'help' tells the commands
        memory-tunes --seed 7 < script           the same cards every time
        memory-tunes --format json < script      answers for programs
        memory-tunes --check *.txt               are the answers as they were?
        memory-tunes simulate --help             many games, played by the program

      Options:

      """
    for option in Option.all { text += row(option.name, option.value, option.purpose) }
    text += row("help", nil, "print this and end; also -h")
    text += row("version", nil, "print the version and the license, and end")
    return text + """

      Exit status: 0 the end was reached; 1 a strict session was stopped, or a
      transcript differs; 2 wrong usage, or trouble reading or writing.
      The manual: man memory-tunes. Report bugs at
      \(Version.bugs)

      """
  }

  private static func row(_ name: String, _ value: String?, _ purpose: String) -> String {
    let option = "  --" + name + (value.map { " " + $0 } ?? "")
    let width = 29
    let padding = String(repeating: " ", count: max(1, width - option.utf8.count))
    return option + padding + purpose + "\n"
  }
}
