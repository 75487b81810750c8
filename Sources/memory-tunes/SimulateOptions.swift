import CSystem
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
    StandardError.complain(settings.idleOptions(Speech.words))
    guard settings.merges else { return .simulate(settings) }
    return .merge(operands.map { FilePath($0) }, settings)
  }

  static func help(_ words: any Wording) -> String {
    let options = SimulationOption.all.map { (name: $0.name, value: $0.value, purpose: $0.purpose(words)) }
    return words.simulateHelp(
      options: Options.table(options, column: 22, words), players: Player.programNames)
  }
}
