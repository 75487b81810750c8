package enum TableMarks {
  /// The most columns of a word on a card, in any language.
  package static let widest = 5
}
