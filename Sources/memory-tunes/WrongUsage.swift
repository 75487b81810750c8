import MemoryTunes
import Program

extension Trouble {
  /// Wrong usage of the program or of a part of it, and where the right one is described. The message is nil
  /// when getopt_long has already said what is wrong.
  static func usage(_ message: String?, of part: String? = nil) -> Trouble {
    let command = part.map { "memory-tunes \($0)" } ?? "memory-tunes"
    return Trouble(message: message, advice: "Try '\(command) --help' for more information.")
  }
}

extension OptionReader {
  /// Reads the options of the program, or of a part of it. Operands are refused, unless `takesOperands` says
  /// that after these options there may be some.
  func read(
    of part: String? = nil, takesOperands: () -> Bool = { false },
    _ set: (_ place: Int, _ value: [UInt8]) throws(OptionProblem) -> Void
  ) throws(Trouble) -> Request {
    let request = try read { (place, value) throws(Trouble) in
      do throws(OptionProblem) {
        try set(place, value)
      } catch {
        throw .usage(error.message, of: part)
      }
    } trouble: { _ in
      reportFault(shown: OutsideText.shown)
      return .usage(nil, of: part)
    }
    if case .run(let operands) = request, let first = operands.first, !takesOperands() {
      let operand = String(decoding: first, as: UTF8.self)
      let meant = part == nil ? Word(operand).nearest(of: [SimulateOptions.name]) : nil
      let advice = meant.map { ". Did you mean: memory-tunes \($0)" } ?? ""
      throw .usage("unexpected argument \(OutsideText.quoted(operand))\(advice)", of: part)
    }
    return request
  }
}
