import CSystem
import Manual
import MemoryTunes
import Program
import Wording
import Text

/// The request that the command line makes of `simulate`.
struct SimulateOptions {
  enum Request {
    case simulate(SimulationSettings)
    /// Add up shards that are in files or, where there are none, on standard input.
    case merge([FilePath], SimulationSettings)
  }

  static let name = "simulate"

  /// The place of the name among the program's arguments, if it is there as anything but an option's value.
  static var index: Int? {
    guard program_argument_count() > 1 else { return nil }
    let game = Preference.options
    let options =
      game + SimulationPreference.options.filter { option in !game.contains { $0.name == option.name } }
    return OptionReader(program: "memory-tunes", options: options).index(ofOperand: name)
  }

  /// Reads the program's arguments except the name at this place. Nil if they ask for help or the version,
  /// which is printed.
  static func read(without index: Int) throws(Trouble) -> Request? {
    let reader = OptionReader(program: "memory-tunes", without: index, options: SimulationPreference.options)
    var settings = SimulationSettings()
    let operands = try reader.read(of: name, help: help, takesOperands: { settings.has(.merge) }) {
      (option: SimulationPreference, value) throws(WrongValue) in
      try settings.set(option, to: value)
    }
    guard let operands else { return nil }
    StandardError.complain(settings.idleOptions(MessageLanguage.words))
    guard settings.has(.merge) else { return .simulate(settings) }
    return .merge(operands.map { FilePath($0) }, settings)
  }

  private static func help(_ words: any Wording) -> String {
    words.simulateHelp(
      options: SimulationPreference.options.table(column: 22, words), players: Player.programNames)
  }
}
