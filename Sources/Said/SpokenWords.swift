/// The words of a line, in one way to read them, and what no sentence changes about them.
struct SpokenWords {
  let tokens: [Token]
  /// All that they mean.
  private(set) var meanings = MeaningSet()
  /// Those that say nothing.
  private(set) var silent = Places()
  /// Those that may say something else, if a sentence does not have them.
  private(set) var loose = Places()
  /// By word, what it weighs if a sentence does not have it.
  private(set) var weights: [Double] = []

  private static let weightOfUnknown = 1.5

  init(_ tokens: [Token], in book: SentenceBook) {
    self.tokens = tokens
    for (place, token) in tokens.enumerated() {
      meanings.formUnion(token.meanings)
      if token.isLight || token.isAsking || token.has(.not) || token.meanings.intersects(SaidText.soft) {
        silent.insert(place)
      }
      // `yes, undo it` agrees to what follows, and `you` may do it.
      if token.has(.yes) || token.value(of: .you) != nil { silent.insert(place) }
      if token.meanings.intersects(.loose) { loose.insert(place) }
      let weight = token.meanings.isEmpty ? Self.weightOfUnknown : book.weight(ofRarest: token.meanings)
      weights.append(max(weight, 0.5))
    }
  }
}

/// Places of words in a line.
struct Places {
  private var bits: UInt64 = 0

  /// How many words a line can have.
  static let most = 64

  mutating func insert(_ place: Int) { bits |= 1 << UInt64(place) }
  func contains(_ place: Int) -> Bool { bits >> UInt64(place) & 1 == 1 }
}
