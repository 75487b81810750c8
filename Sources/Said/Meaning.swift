import Wording

/// A meaning of words, or a list of values, by its number.
struct Meaning: Hashable, Sendable {
  let number: Int

  /// The names that the reader itself knows, in this order the first numbers.
  static let known = [
    "light", "wish", "loose", "remark", "not", "yes", "no", "and", "you", "ask.how", "ask.what", "ask.why",
    "ask.is", "ask.who", "ask.which", "ask.where", "ask.when", "number", "month", "level", "computer", "top",
    "side", "last", "middle", "named", "name", "people", "title", "code", "date", "command",
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
  static let askHow = known("ask.how")
  static let askWhat = known("ask.what")
  static let askWhy = known("ask.why")
  static let askIs = known("ask.is")
  static let askWho = known("ask.who")
  static let askWhich = known("ask.which")
  static let askWhere = known("ask.where")
  static let askWhen = known("ask.when")
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
}

/// Meanings by their numbers.
struct MeaningSet: Sendable {
  private var bits = SIMD8<UInt64>()

  /// How many meanings there can be.
  static let most = 512

  init(_ meanings: Meaning...) { for meaning in meanings { insert(meaning) } }

  /// Those that say nothing, or only that the line is a wish or a name follows.
  static let light = MeaningSet(.light, .wish, .named)
  /// Those that may say something else.
  static let loose = MeaningSet(.loose, .remark, .yes, .no)
  static let asked = MeaningSet(.askHow, .askWhat, .askWhy, .askIs, .askWho, .askWhich, .askWhere, .askWhen)
  /// Those that help answers.
  static let explained = MeaningSet(.askHow, .askWhat, .askWhy)
  static let names = MeaningSet(.name, .people)

  mutating func insert(_ meaning: Meaning) { bits[meaning.number / 64] |= 1 << UInt64(meaning.number % 64) }
  mutating func formUnion(_ other: MeaningSet) { bits |= other.bits }

  func contains(_ meaning: Meaning) -> Bool {
    bits[meaning.number / 64] >> UInt64(meaning.number % 64) & 1 == 1
  }

  func isSubset(of other: MeaningSet) -> Bool { (bits & ~other.bits) == SIMD8() }
  func intersects(_ other: MeaningSet) -> Bool { (bits & other.bits) != SIMD8() }
  func intersection(_ other: MeaningSet) -> MeaningSet {
    var both = self
    both.bits &= other.bits
    return both
  }

  var isEmpty: Bool { bits == SIMD8() }
  var count: Int { bits.indices.reduce(0) { $0 + bits[$1].nonzeroBitCount } }

  /// The first one, by number, for which the condition holds.
  func first(where condition: (Meaning) -> Bool) -> Meaning? {
    for index in bits.indices {
      var rest = bits[index]
      while rest != 0 {
        let meaning = Meaning(number: index * 64 + rest.trailingZeroBitCount)
        if condition(meaning) { return meaning }
        rest &= rest - 1
      }
    }
    return nil
  }

  func contains(where condition: (Meaning) -> Bool) -> Bool { first(where: condition) != nil }

  func forEach(_ body: (Meaning) -> Void) {
    _ = first { meaning in
      body(meaning)
      return false
    }
  }
}
