import CSystem
import Manual
import MemoryTunes
import Program
import Wording
import Text

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
    let reader = OptionReader(program: "memory-tunes", options: Preference.options)
    var settings = Settings()
    let request = try reader.read(takesOperands: { settings.has(.check) }) {
      (option: Preference, value) throws(WrongValue) in
      try settings.set(option, to: value)
    }
    let operands: [[UInt8]]
    switch request {
    case .help: return .help
    case .version: return .version
    case .run(let found): operands = found
    }
    if settings.generated != nil { return .play(settings) }
    guard settings.has(.check) else {
      if settings.has(.update) { throw .usage(Speech.asked.words.updateAlone) }
      return .play(settings)
    }
    StandardError.complain(settings.optionsIdleBesideCheck(Speech.asked.words))
    return .check(operands.map { FilePath($0) }, updates: settings.has(.update))
  }

  static var version: String { Version.text(of: "memory-tunes") }

  static func help(_ words: any Wording) -> String {
    words.gameHelp(options: Preference.options.table(column: 29, words), bugs: Version.bugs)
  }
}
