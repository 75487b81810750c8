/// A word or a phrase of a line, with all that it can mean.
struct Token: Sendable {
  /// Its bytes in the line.
  var range: Range<Int>
  private(set) var meanings = MeaningSet()
  /// Values of lists, such as `rock` of `deck`.
  private(set) var values: [(list: Meaning, text: String)] = []
  /// It is like no word of the languages.
  var isUnknown = false
  /// What it names does not begin with a small letter.
  var isProper = false

  init(_ range: Range<Int>) { self.range = range }

  init(_ range: Range<Int>, _ meaning: Meaning) {
    self.range = range
    meanings.insert(meaning)
  }

  /// A value of a list.
  init(_ range: Range<Int>, _ list: Meaning, _ text: String) {
    self.range = range
    add(text, of: list)
  }

  func has(_ meaning: Meaning) -> Bool { meanings.contains(meaning) }
  func value(of list: Meaning) -> String? { values.first { $0.list == list }?.text }
  /// Whether it is a value, such as a number or a deck, and not only a name.
  var hasValue: Bool { values.contains { ![.name, .people, .command].contains($0.list) } }
  var number: Int? { value(of: .number).flatMap { Int($0) } }
  /// The value of the first of these lists in which it is.
  func value(of lists: MeaningSet) -> String? {
    meanings.intersection(lists).first { value(of: $0) != nil }.flatMap(value)
  }
  /// Whether it is a value for a slot of these lists.
  func fills(_ lists: MeaningSet) -> Bool { has(.last) || has(.middle) || value(of: lists) != nil }
  /// It says nothing, or only that the line is a wish or a name follows.
  var isLight: Bool { meanings.intersects(.light) }
  var isAsking: Bool { meanings.intersects(.asked) }

  /// Whether another word can mean the same: with the same value, if that is one of a list.
  func sharesMeaning(with other: Token) -> Bool {
    let shared = meanings.intersection(other.meanings)
    return shared.contains { value(of: $0) == other.value(of: $0) }
  }

  /// Adds the uses of an entry.
  mutating func add(_ entry: Glossary.Entry) {
    Glossary.forEachUse(of: entry) { meaning, value in
      if let value { add(value, of: meaning) } else { meanings.insert(meaning) }
    }
  }

  /// Adds a value, unless it has one of this list.
  mutating func add(_ value: String, of list: Meaning) {
    meanings.insert(list)
    if self.value(of: list) == nil { values.append((list, value)) }
  }
}
