// Tunes as saved games and recordings contain them.

extension Deck {
  /// Each tune as a line of a deck file, without its newline, after a comment if it is a deck of words.
  package var lines: [String] { (isOfWords ? [DeckReader.wordsMark] : []) + (0..<count).map { line(at: $0) } }

  /// A line without a tune, by its index; nil for fewer than two tunes.
  struct MissingTune: Error {
    let index: Int?
  }

  init(_ identity: DeckIdentity, lines: some Collection<String>) throws(MissingTune) {
    self.init(identity, isOfWords: lines.first == DeckReader.wordsMark)
    var known = TuneIndex()
    for (index, line) in lines.enumerated().dropFirst(isOfWords ? 1 : 0) {
      guard (try? append(Array(line.utf8)[...], known: &known)) != nil else { throw MissingTune(index: index) }
    }
    guard count >= 2 else { throw MissingTune(index: nil) }
  }
}
