import CSystem
import MemoryTunes
import Program
import Wording
import Text
import Manual

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
      if settings.updates { throw .usage(Speech.asked.words.updateAlone) }
      return .play(settings)
    }
    StandardError.complain(settings.optionsIdleBesideCheck(Speech.asked.words))
    return .check(operands.map { FilePath($0) }, updates: settings.updates)
  }

  static var version: String { Version.text(of: "memory-tunes") }

  static func help(_ words: any Wording) -> String {
    let options = Option.all.map { (name: $0.name, value: $0.value, purpose: $0.purpose(words)) }
    return words.gameHelp(options: table(options, column: 29, words), bugs: Version.bugs)
  }

  /// The options, those included that every program has, a line for each, and their purposes from this column
  /// on.
  static func table(
    _ options: [(name: String, value: String?, purpose: String)], column: Int, _ words: any Wording
  ) -> String {
    let common = [("help", words.helpPurpose), ("version", words.versionPurpose)]
    return (options + common.map { (name: $0, value: nil, purpose: $1) }).map { option in
      let value = option.value.map { OptionPlaceholder(rawValue: $0).map(words.placeholder) ?? $0 }
      let text = "  --" + option.name + (value.map { " " + $0 } ?? "")
      let blanks = max(1, column - DisplayWidth.of(text))
      return text + String(repeating: " ", count: blanks) + option.purpose + "\n"
    }.joined()
  }
}
