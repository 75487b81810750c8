import Wording

/// A meaning of words, or a list of values, by its number.
struct Meaning: Hashable, Sendable {
  let number: Int

  /// The names that the reader itself knows, in this order the first numbers.
  static let known = [
    "light", "wish", "loose", "remark", "not", "yes", "no", "and", "you", "ask.how", "ask.what", "ask.why", "ask.is", "ask.who",
    "ask.which", "ask.where", "ask.when", "number", "month", "level", "computer", "top", "side", "last", "middle",
    "named", "name", "people", "title", "code", "date", "command",
  ]
  private static func known(_ name: String) -> Meaning { Meaning(number: known.firstIndex(of: name)!) }

  static let light = known("light")
  static let wish = known("wish")
  static let loose = known("loose")
  static let remark = known("remark")
  static let not = known("not")
  static let yes = known("yes")
  static let no = known("no")
  static let and = known("and")
  static let you = known("you")
  static let number = known("number")
  static let month = known("month")
  static let level = known("level")
  static let computer = known("computer")
  static let top = known("top")
  static let side = known("side")
  static let last = known("last")
  static let middle = known("middle")
  static let named = known("named")
  static let name = known("name")
  static let people = known("people")
  static let title = known("title")
  static let code = known("code")
  static let date = known("date")
  static let command = known("command")

  var isAsked: Bool { Self.asks.contains(number) }
  /// Asked how, what or why, which help answers.
  var isExplained: Bool { Self.explained.contains(number) }

  private static let asks = known.firstIndex(of: "ask.how")!...known.firstIndex(of: "ask.when")!
  private static let explained = known.firstIndex(of: "ask.how")!...known.firstIndex(of: "ask.why")!
}

/// Meanings by their numbers.
struct MeaningSet: Sendable {
  private var bits: [UInt64]

  init(count: Int) { bits = Array(repeating: 0, count: (count + 63) / 64) }

  mutating func insert(_ meaning: Meaning) { bits[meaning.number / 64] |= 1 << UInt64(meaning.number % 64) }

  func contains(_ meaning: Meaning) -> Bool { bits[meaning.number / 64] >> UInt64(meaning.number % 64) & 1 == 1 }

  func isSubset(of other: MeaningSet) -> Bool { bits.indices.allSatisfy { bits[$0] & ~other.bits[$0] == 0 } }

  func intersects(_ other: MeaningSet) -> Bool { bits.indices.contains { bits[$0] & other.bits[$0] != 0 } }
}
