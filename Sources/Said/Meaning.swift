/// A meaning of words, or a list of values, by its number. The build declares them: `.flip`, `.deck`.
struct Meaning: Hashable, Sendable {
  let number: Int

  var name: String { "\(SaidText.names[number])" }
}

/// Meanings by their numbers.
struct MeaningSet: Sendable {
  /// Up to 512.
  private var bits = SIMD8<UInt64>()

  init(_ meanings: Meaning...) { for meaning in meanings { insert(meaning) } }

  /// Those that say nothing, or only that the line is a wish or a name follows.
  static let light = MeaningSet(.light, .wish, .named)
  /// Those that may say something else.
  static let loose = MeaningSet(.loose, .remark, .no)
  static let asked = MeaningSet(.askHow, .askWhat, .askWhy, .askIs, .askWho, .askWhich, .askWhere, .askWhen)
  /// Those that help answers.
  static let explained = MeaningSet(.askHow, .askWhat, .askWhy)
  /// Those after which “one” stands for a card or a game.
  static let beforePronouns = MeaningSet(
    .number, .level, .deck, .side, .last, .middle, .other, .same, .short, .most, .stronger, .weaker, .bigger,
    .smaller)
  static let names = MeaningSet(.name, .people)

  mutating func insert(_ meaning: Meaning) { bits[meaning.number / 64] |= 1 << UInt64(meaning.number % 64) }
  mutating func formUnion(_ other: MeaningSet) { bits |= other.bits }

  func contains(_ meaning: Meaning) -> Bool {
    bits[meaning.number / 64] >> UInt64(meaning.number % 64) & 1 == 1
  }

  func union(_ other: MeaningSet) -> MeaningSet {
    var both = self
    both.formUnion(other)
    return both
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
