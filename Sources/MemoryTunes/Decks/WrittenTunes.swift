import Text

// Tunes as saved games and recordings contain them.

extension Deck {
  private static let chosenMark = "# chosen: "

  /// Each tune as a line of a deck file, without its newline. Comments before them say whether it is a deck of
  /// words, and which cards the player has chosen for it.
  package var lines: [String] {
    (saysWords ? [DeckReader.wordsMark] : []) + (chosenCards.map { [Self.chosenMark + $0.rawValue] } ?? [])
      + (0..<count).map { line(at: $0) }
  }

  init(_ identity: DeckIdentity, lines: some Collection<String>) throws(DeckFailure) {
    self.init(identity, saysWords: lines.first == DeckReader.wordsMark)
    let chosen = lines.dropFirst(saysWords ? 1 : 0).first.flatMap { $0.tail(after: Self.chosenMark) }
      .flatMap(CardContent.init(rawValue:))
    if let chosen { self = dealt(with: chosen) }
    var known: LookSet? = LookSet(capacity: lines.count)
    for (index, line) in lines.enumerated().dropFirst((saysWords ? 1 : 0) + (chosen == nil ? 0 : 1)) {
      let tune = try append(Array(line.utf8)[...], line: index + 1, known: &known)
      if tune == nil { throw .content(.noTitle, index + 1) }
    }
    guard count >= 2 else { throw .content(.tooFewTunes, count) }
  }
}

extension String {
  /// What follows a beginning; nil if it begins otherwise.
  fileprivate func tail(after beginning: String) -> String? {
    utf8.starts(with: beginning.utf8) ? String(utf8.dropFirst(beginning.utf8.count)) : nil
  }
}
