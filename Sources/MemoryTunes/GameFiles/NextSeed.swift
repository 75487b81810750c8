/// The seed of the next deal and its aids, as in `7,seed`.
struct NextSeed: Equatable {
  let seed: UInt64
  let aids: Aids

  init(_ state: borrowing GameState) { (seed, aids) = (state.next.seed, state.nextAids) }

  /// Nil for anything else.
  init?(_ text: String) {
    var words = text.split(separator: ",")
    guard !words.isEmpty, let seed = Word(String(words.removeFirst())).number else { return nil }
    self.seed = seed
    aids = Aids(words: words)
    guard self.text == text || aids == .none && words.isEmpty else { return nil }
  }

  var text: String { (["\(seed)"] + aids.words).joined(separator: ",") }
}
