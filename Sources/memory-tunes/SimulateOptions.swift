import App
import MemoryTunes
import Text
import Wording

/// The request of the command line to `simulate`.
struct SimulateOptions {
  enum Request {
    case simulate(SimulationSettings)
    /// Add up shards in files or, without files, on standard input.
    case merge([FilePath], SimulationSettings)
  }

  /// Reads the program's arguments except the one at this index. Nil if they request help or the version, which
  /// is printed.
  static func read(without index: Int) throws(Trouble) -> Request? {
    let reader = OptionReader(program: "memory-tunes", without: index)
    reader.add(SimulationPreference.self)
    var settings = SimulationSettings()
    let operands = try reader.read(of: .simulate, help: help, takesOperands: { _ in settings.has(.merge) }) {
      (option: SimulationPreference, value) throws(WrongValue) in
      try settings.set(option, to: value)
    }
    guard let operands else { return nil }
    try settings.bots.check(of: .simulate)
    StandardError.complain(settings.idleOptions(MessageLanguage.words))
    guard settings.has(.merge) else { return .simulate(settings) }
    return .merge(operands.map { FilePath($0) }, settings)
  }

  private static func help(_ words: Wording) -> String {
    words.simulateHelp(
      options: SimulationPreference.options.table(words),
      players: words.enumerated(Player.programNames))
  }
}
