import MemoryCore

/// The seed of the next deal and its aids, as in `7,seed`.
package struct NextSeed: Equatable {
  package let seed: UInt64
  package let aids: Aids

  package init(_ next: borrowing NextGame) { (seed, aids) = (next.seed, next.aids) }

  /// Nil for anything else.
  package init?(_ text: String) {
    var words = text.split(separator: ",")
    guard !words.isEmpty, let seed = Word(String(words.removeFirst())).number else { return nil }
    self.seed = seed
    aids = Aids(words: words)
    guard self.text == text || aids == .none && words.isEmpty else { return nil }
  }

  package var text: String { (["\(seed)"] + aids.words).joined(separator: ",") }
}
