import MemoryCore

/// As in a game file: `7,seed`.
extension NextSeed {
  /// Nil for anything else.
  package init?(_ text: String) {
    var words = text.split(separator: ",")
    guard !words.isEmpty, let seed = Word(String(words.removeFirst())).number else { return nil }
    self.init(seed, aids: Aids(words: words))
    guard self.text == text || aids == .none && words.isEmpty else { return nil }
  }

  package var text: String { (["\(seed)"] + aids.words).joined(separator: ",") }
}
