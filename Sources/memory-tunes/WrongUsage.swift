import MemoryTunes
import Program
import Wording
import Text

extension Trouble {
  /// Wrong usage of the program or of a part of it, and where the right one is described. The message is nil
  /// when getopt_long has already said what is wrong.
  static func usage(_ message: String?, of part: String? = nil) -> Trouble {
    let command = part.map { "memory-tunes \($0)" } ?? "memory-tunes"
    return Trouble(message: message, advice: Speech.asked.words.tryHelp(of: command))
  }
}

extension OptionReader {
  /// Reads the options of the program, or of a part of it. Operands are refused, unless `takesOperands` says
  /// that after these options there may be some.
  func read(
    of part: String? = nil, takesOperands: () -> Bool = { false },
    _ set: (_ place: Int, _ value: [UInt8]) throws(OptionProblem) -> Void
  ) throws(Trouble) -> Request {
    let words = Speech.asked.words
    let request = try read { (place, value) throws(Trouble) in
      do throws(OptionProblem) {
        try set(place, value)
      } catch {
        throw .usage(error.message(words), of: part)
      }
    } trouble: { fault in
      if Speech.asked != .english { return .usage(fault.message(words), of: part) }
      reportFault(shown: OutsideText.shown)
      return .usage(nil, of: part)
    }
    if case .run(let operands) = request, let first = operands.first, !takesOperands() {
      let operand = String(decoding: first, as: UTF8.self)
      let meant = part == nil ? Word(operand).nearest(of: [SimulateOptions.name]) : nil
      let shown = OutsideText.brief(operand)
      throw .usage(
        meant.map { words.unexpectedArgument(shown, meaning: "memory-tunes \($0)") }
          ?? words.unexpectedArgument(shown), of: part)
    }
    return request
  }
}

extension OptionReader.Fault {
  fileprivate func message(_ words: any Wording) -> String {
    switch self {
    case .requiresValue(let option): words.optionRequiresValue(option)
    case .takesNoValue(let option): words.optionTakesNoValue(option)
    case .unknown(let argument): words.noSuchOption(OutsideText.brief(argument))
    case .ambiguous(let argument, let options):
      words.ambiguousOption(OutsideText.brief(argument), among: options)
    }
  }
}
