import Manual
import Text
import Program
import Wording

/// What an option takes: how a value is read, what it is unless said, and how that is told.
struct OptionValue<Value: Sendable>: Sendable {
  let standard: Value
  let expected: ExpectedValue
  let parse: @Sendable (_ text: String) -> Value?

  /// Reads the value of an option, or of a variable, of this name.
  func read(_ text: String, for name: String) throws(Trouble) -> Value {
    guard let value = parse(text) else {
      throw .usage(Speech.words.wrongValue(OutsideText.brief(text), of: name, taking: expected))
    }
    return value
  }
}

extension OptionValue<Int> {
  /// As many as the service gives at a time.
  static let limit = OptionValue(standard: 50, expected: .number(from: 1, to: 200)) { text in
    guard text.utf8.allSatisfy(isDigit), let number = Int(text), 1...200 ~= number else { return nil }
    return number
  }
}

extension OptionValue<Double> {
  /// Seconds, also parts of one: `Double` itself would read `nan` and `0x1p9`, too.
  static let timeout = OptionValue(standard: 10, expected: .seconds) { text in
    let parts = text.utf8.split(separator: UInt8(ascii: "."), maxSplits: 1, omittingEmptySubsequences: false)
    guard parts.allSatisfy({ !$0.isEmpty && $0.allSatisfy(isDigit) }) else { return nil }
    guard let seconds = Double(text), 0 < seconds, seconds <= 3600 else { return nil }
    return seconds
  }
}

extension OptionValue<Address> {
  static let endpoint = OptionValue(
    standard: Address("https://itunes.apple.com/search")!,
    expected: .address, parse: { Address($0) })
}

extension OptionValue<Language?> {
  static let language = OptionValue(standard: nil, expected: .oneOf(["auto", "en", "ru", "zh"])) { text in
    text.lowercased() == "auto" ? .some(nil) : Language(named: text.lowercased()).map { .some($0) }
  }
}

extension OptionValue<GeneratedFile?> {
  static let generated = OptionValue(
    standard: nil, expected: .oneOf(GeneratedFile.allCases.map(\.rawValue))
  ) { text in
    GeneratedFile(rawValue: text).map { .some($0) }
  }
}

private func isDigit(_ byte: UInt8) -> Bool { UInt8(ascii: "0")...UInt8(ascii: "9") ~= byte }
