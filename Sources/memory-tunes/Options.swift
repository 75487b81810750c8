import CSystem
import App
import MemoryTunes
import Text
import Wording

struct Options {
  enum Request {
    /// Play, with the operands as the first line.
    case play(Settings, line: [UInt8])
    /// Replay transcripts, and rewrite those that differ if `updates`.
    case check([FilePath], updates: Bool)
  }

  /// Reads the program's arguments. Nil if they request help or the version, which is printed.
  static func read() throws(Trouble) -> Request? {
    guard program_argument_count() > 1 else { return .play(Settings(), line: []) }
    let reader = OptionReader(program: "memory-tunes")
    reader.add(Preference.self)
    var settings = Settings()
    let operands = try reader.read(
      help: help, takesOperands: { settings.has(.check) || settings.takesLine($0) }
    ) {
      (option: Preference, value) throws(WrongValue) in
      try settings.set(option, to: value)
    }
    guard let operands else { return nil }
    try settings.bots.check()
    if settings.generated != nil { return .play(settings, line: []) }
    guard settings.has(.check) else {
      if settings.has(.update) { throw .usage(MessageLanguage.asked.words.updateAlone) }
      return .play(settings, line: Array(operands.joined(separator: [UInt8(ascii: " ")])))
    }
    // A transcript has its own options; this language is only for the report.
    StandardError.complain(
      settings.idleOptions(beside: .check, except: [.update, .noHome, .language], MessageLanguage.asked.words))
    return .check(operands.map { FilePath($0) }, updates: settings.has(.update))
  }

  private static func help(_ words: Wording) -> String {
    words.commandLineHelp(options: Preference.options.table(words), bugs: Version.bugs)
  }
}

extension Settings {
  /// Whether operands can be the first line of the session.
  fileprivate func takesLine(_ operands: [[UInt8]]) -> Bool {
    let line = Array(operands.joined(separator: [UInt8(ascii: " ")]))
    return !has(.replay) && generated == nil && Session.canBegin(with: line.span)
  }
}
