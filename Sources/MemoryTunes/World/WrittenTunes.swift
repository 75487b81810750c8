// Tunes as saved games and recordings contain them.

extension Deck {
  /// Each tune as a line of a deck file, without its newline, after a comment if it is a deck of words.
  package var lines: [String] { (isOfWords ? [DeckReader.wordsMark] : []) + (0..<count).map { line(at: $0) } }

  init(_ identity: DeckIdentity, lines: some Collection<String>) throws(DeckProblem) {
    self.init(identity, isOfWords: lines.first == DeckReader.wordsMark)
    var known = LookSet(capacity: lines.count)
    for (index, line) in lines.enumerated().dropFirst(isOfWords ? 1 : 0) {
      let tune = try append(Array(line.utf8)[...], line: index + 1, known: &known)
      if tune == nil { throw .content(.noTitle, index + 1) }
    }
    guard count >= 2 else { throw .content(.tooFewTunes, count) }
  }
}
