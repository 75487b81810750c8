/// A sentence of `common.said` or of a language, and the line that says the same.
struct Sentence: Sendable {
  /// A place in a sentence: a word with one of these meanings, or a value of a list.
  struct Item: Sendable {
    var meanings = MeaningSet()
    var isOptional = false
    /// The name of the slot; empty for a meaning.
    var slot = ""
    var isSlot: Bool { !slot.isEmpty }
    /// Whether it says what a line is about: a value, a question or a negation alone does not.
    var isMeant: Bool { !isSlot && !meanings.intersects(.asked) && !meanings.contains(.not) }
    /// The least weight of its meanings.
    var weight = Double.infinity
  }

  /// Its number.
  let form: Int
  /// The number of its line.
  let row: Int
  let isOrdered: Bool
  /// Named, and never done.
  let isNamed: Bool
  /// Its items in those of the book.
  var items: Range<Int>
  /// The meanings that must be there, of items with one.
  var needs = MeaningSet()
}
