/// A sentence of `common.said` or of a language, and the line that says the same.
struct Sentence: Sendable {
  /// A place in a sentence: a word with one of these meanings, or a value of a list.
  struct Item: Sendable {
    var meanings: [Meaning]
    var isOptional = false
    /// The name of the slot; empty for a meaning.
    var slot = ""
  }

  let items: [Item]
  let isOrdered: Bool
  /// Named, and never done.
  let isNamed: Bool
  /// The lines that it means, the first that can be typed now.
  let lines: [[String]]
  /// As it is in the file.
  let text: String
  /// The meanings that must be there, of items with one.
  var needs: MeaningSet
  /// The meanings of all sentences for the same line: more of them say nothing else.
  var related: MeaningSet
}
