// Tunes as saved games and recordings contain them.

extension Deck {
  /// Each tune as a line of a deck file, without its newline, after a comment if it is a deck of words.
  package var lines: [String] {
    (isOfWords ? [DeckReader.wordsMark] : []) + (0..<count).map { line(at: $0) }
  }

  /// Nil unless every line has a tune, and there are at least two.
  init?(_ identity: DeckIdentity, lines: some Collection<String>) {
    self.init(identity, isOfWords: lines.first == DeckReader.wordsMark)
    var known = TuneIndex()
    for line in lines.dropFirst(isOfWords ? 1 : 0) {
      guard (try? append(Array(line.utf8)[...], known: &known)) != nil else { return nil }
    }
    guard count >= 2 else { return nil }
  }

  /// The index of the first line without a tune; nil if there is none.
  static func firstWithoutTune(of lines: [String]) -> Int? {
    var (deck, known) = (Deck(.file(name: "")), TuneIndex())
    return lines.firstIndex {
      $0 != DeckReader.wordsMark && (try? deck.append(Array($0.utf8)[...], known: &known)) == nil
    }
  }
}
