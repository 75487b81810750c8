import Manual
import MemoryTunes
import Program

/// What an option takes: how a value is read, what it is unless said, and how that is told.
struct OptionValue<Value: Sendable>: Sendable {
  let standard: Value
  let expected: String
  let parse: @Sendable (_ text: String) -> Value?

  /// Reads the value of an option, or of a variable, of this name.
  func read(_ text: String, for name: String) throws(Trouble) -> Value {
    guard let value = parse(text) else {
      throw .usage("\(OutsideText.quoted(text)) is not a value of \(name), which takes \(expected)")
    }
    return value
  }
}

extension OptionValue<Int> {
  /// As many as the service gives at a time.
  static let limit = OptionValue(standard: 50, expected: "a number from 1 to 200") { text in
    guard text.utf8.allSatisfy(isDigit), let number = Int(text), 1...200 ~= number else { return nil }
    return number
  }
}

extension OptionValue<Double> {
  /// Seconds, also parts of one: `Double` itself would read `nan` and `0x1p9`, too.
  static let timeout = OptionValue(
    standard: 10, expected: "seconds, more than 0 and up to 3600, like 10 or 0.5"
  ) { text in
    let parts = text.utf8.split(separator: UInt8(ascii: "."), maxSplits: 1, omittingEmptySubsequences: false)
    guard parts.allSatisfy({ !$0.isEmpty && $0.allSatisfy(isDigit) }) else { return nil }
    guard let seconds = Double(text), 0 < seconds, seconds <= 3600 else { return nil }
    return seconds
  }
}

extension OptionValue<Address> {
  static let endpoint = OptionValue(
    standard: Address("https://itunes.apple.com/search")!,
    expected: "an https address, or an http one on this machine", parse: { Address($0) })
}

extension OptionValue<GeneratedFile?> {
  static let generated = OptionValue(standard: nil, expected: "man, bash, zsh or fish") { text in
    GeneratedFile(rawValue: text).map { .some($0) }
  }
}

private func isDigit(_ byte: UInt8) -> Bool { UInt8(ascii: "0")...UInt8(ascii: "9") ~= byte }
