import Foundation

/// Properties of all output: it is UTF-8 and has no control or hidden characters but joiners and, in text,
/// isolates.
enum Harmless {
  /// All output of a session.
  static func check(_ session: Transcript, isJSON: Bool) throws {
    if isJSON { try check(json: session.bytes) } else { try check(text: session.bytes) }
  }

  /// Text without colors.
  static func check(text: [UInt8], mayHave hidden: ClosedRange<UInt32> = 0x2068...0x2069) throws {
    try require(
      text.allSatisfy { $0 >= 0x20 && $0 != 0x7F || $0 == 0x0A }, "a control character: \(shown(text))")
    // Most of it is ASCII, and examining it is slow.
    guard text.contains(where: { $0 >= 0x80 }) else { return }
    guard let text = String(validating: text, as: UTF8.self) else {
      throw Fault(description: "not UTF-8: \(shown(text))")
    }
    for scalar in text.unicodeScalars where scalar.value >= 0x80 {
      if (0x200C...0x200D).contains(scalar.value) || hidden.contains(scalar.value) { continue }
      switch scalar.properties.generalCategory {
      case .control, .format: throw Fault(description: "U+\(String(scalar.value, radix: 16)) in \(text)")
      default: break
      }
    }
  }

  /// Objects of JSON, one on each line.
  static func check(json: [UInt8]) throws {
    try check(text: json, mayHave: 0x200C...0x200D)
    for line in json.split(separator: UInt8(ascii: "\n")) {
      let object = try? JSONSerialization.jsonObject(with: Data(line))
      try require(object is [String: Any], "no JSON: \(shown(line))")
    }
  }

  static func shown(_ bytes: some Sequence<UInt8>) -> String { String(decoding: Array(bytes), as: UTF8.self) }
}
