import Wording

/// A meaning of words, or a list of values, by its number.
struct Meaning: Hashable, Sendable {
  let number: Int

  /// The names that the reader itself knows, in this order the first numbers.
  static let known = [
    "light", "wish", "loose", "remark", "not", "yes", "no", "and", "you", "ask.how", "ask.what", "ask.why",
    "ask.is", "ask.who",
    "ask.which", "ask.where", "ask.when", "number", "month", "level", "computer", "top", "side", "last",
    "middle",
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

/// A few meanings, without an allocation.
struct MeaningList: Sendable {
  private var numbers = SIMD8<UInt16>()
  private var count = 0

  mutating func append(_ meaning: Meaning) {
    numbers[count] = UInt16(meaning.number)
    count += 1
  }

  subscript(index: Int) -> Meaning { Meaning(number: Int(numbers[index])) }
  var isSingle: Bool { count == 1 }

  /// The first one for which the condition holds.
  func first(where condition: (Meaning) -> Bool) -> Meaning? {
    for index in 0..<count where condition(self[index]) { return self[index] }
    return nil
  }

  func contains(where condition: (Meaning) -> Bool) -> Bool { first(where: condition) != nil }

  func forEach(_ body: (Meaning) -> Void) { for index in 0..<count { body(self[index]) } }
}

/// Meanings by their numbers.
struct MeaningSet: Sendable {
  private var bits = SIMD8<UInt64>()

  /// How many meanings there can be.
  static let most = 512

  mutating func insert(_ meaning: Meaning) { bits[meaning.number / 64] |= 1 << UInt64(meaning.number % 64) }

  func contains(_ meaning: Meaning) -> Bool {
    bits[meaning.number / 64] >> UInt64(meaning.number % 64) & 1 == 1
  }

  func isSubset(of other: MeaningSet) -> Bool { (bits & ~other.bits) == SIMD8() }

  func intersects(_ other: MeaningSet) -> Bool { (bits & other.bits) != SIMD8() }
}
