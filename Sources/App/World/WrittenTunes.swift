// Tunes as saved games and recordings contain them.

extension Tunes.Origin {
  /// `kept 3600`
  package var text: String { key + (age.map { " \($0)" } ?? "") }

  package init?(_ text: String) {
    let words = text.split(separator: " ").map { Word(String($0)) }
    let age = words.count == 2 ? words[1].count.flatMap { Clock.times.contains($0) ? $0 : nil } : nil
    switch (words.first?.typed, words.count, age) {
    case ("built-in", 1, nil): self = .builtIn
    case ("fetched", 1, nil): self = .fetched
    case ("file", 1, nil): self = .file
    case ("kept", 2, let age?): self = .kept(age)
    case ("stale", 2, let age?): self = .stale(age)
    default: return nil
    }
  }
}

extension Deck {
  /// Each tune as a line of a deck file, without its newline, after a comment if it is a deck of words.
  package var lines: [[UInt8]] { (isOfWords ? [DeckReader.wordsMark] : []) + (0..<count).map(line) }

  /// Nil unless every line has a tune, and there are at least two.
  package init?(_ identity: DeckIdentity, lines: [[UInt8]]) {
    self.init(identity, isOfWords: lines.first == DeckReader.wordsMark)
    var known = TuneIndex()
    for line in lines.dropFirst(isOfWords ? 1 : 0) {
      guard (try? append(line[...], known: &known)) != nil else { return nil }
    }
    guard count >= 2 else { return nil }
  }

  /// The index of the first line without a tune; nil if there is none.
  package static func firstWithoutTune(of lines: [[UInt8]]) -> Int? {
    var (deck, known) = (Deck(.file(name: "")), TuneIndex())
    return lines.firstIndex { $0 != DeckReader.wordsMark && (try? deck.append($0[...], known: &known)) == nil }
  }
}
