import CSystem
import App
import MemoryTunes

/// A part of the program that is a command of the shell, with options of its own.
enum ProgramPart: String, CaseIterable {
  case simulate, fetch

  /// The part that the first operand names, and its index among the program's arguments.
  static var asked: (part: ProgramPart, index: Int)? {
    // Most starts have no such argument, and need not read the options twice.
    for index in 1..<max(1, program_argument_count()) {
      guard let part = ProgramPart(rawValue: String(cString: program_argument(index)!)) else { continue }
      let reader = OptionReader(program: "memory-tunes")
      reader.add(Preference.self)
      switch part {
      case .simulate: reader.add(SimulationPreference.self)
      case .fetch: reader.add(FetchPreference.self)
      }
      if let index = reader.index(ofOperand: part.rawValue) { return (part, index) }
    }
    return nil
  }
}
