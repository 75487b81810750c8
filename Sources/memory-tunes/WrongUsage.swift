import App
import MemoryTunes
import Text
import Wording

extension Trouble {
  /// Wrong usage of the program or of a part of it, with a pointer to help.
  static func usage(_ message: String, of part: ProgramPart? = nil) -> Trouble {
    let words = MessageLanguage.asked.words
    let advice = words.tryHelp(command: part.map { "memory-tunes \($0)" } ?? "memory-tunes")
    // One line says why nothing was fetched, whatever the reason.
    guard part == .fetch else { return Trouble(message: message, advice: advice) }
    return Trouble(message: words.sentences(message, advice))
  }
}

extension OptionReader {
  /// Reads the options of the program, or of a part of it. Operands are refused, unless `takesOperands` allows
  /// them after these options.
  func read<Table: PreferenceTable>(
    of part: ProgramPart? = nil, help: @escaping (Wording) -> String,
    takesOperands: (_ operands: [[UInt8]]) -> Bool,
    _ set: (_ option: Table, _ value: [UInt8]) throws(WrongValue) -> Void
  ) throws(Trouble) -> [[UInt8]]? {
    let operands = try read(help: help, set) { .usage($0, of: part) }
    if let operands, let first = operands.first, !takesOperands(operands) {
      let operand = String(decoding: first, as: UTF8.self)
      let line = Array(operands.joined(separator: [UInt8(ascii: " ")]))
      let meant =
        part == nil
        ? Word(operand).nearest(of: ProgramPart.allCases.map(\.rawValue)) ?? Session.suggestion(for: line.span)
        : nil
      let (words, shown) = (MessageLanguage.words, OutsideText.brief(operand))
      let problem = words.unexpectedArgument(argument: shown)
      throw .usage(
        meant.map { words.sentences(problem, words.didYouMean("memory-tunes \($0)")) } ?? problem, of: part)
    }
    return operands
  }
}

extension [BotCommand] {
  /// Refuses two bots of one name, or a wrong time limit, in the options of the program or of a part of it.
  func check(of part: ProgramPart? = nil) throws(Trouble) {
    if isEmpty { return }
    if BotProcess.limit == nil {
      let (words, value) = (MessageLanguage.words, Environment.variable(BotProcess.variable) ?? "")
      let expected = words.numberExpected(
        least: "\(BotProcess.limits.lowerBound)", most: "\(BotProcess.limits.upperBound)")
      throw .usage(
        words.wrongValue(value: OutsideText.brief(value), name: BotProcess.variable, expected: expected),
        of: part)
    }
    for (index, bot) in enumerated() where self[..<index].contains(where: { $0.name == bot.name }) {
      throw .usage(MessageLanguage.words.botsShareName(name: bot.name), of: part)
    }
  }
}
