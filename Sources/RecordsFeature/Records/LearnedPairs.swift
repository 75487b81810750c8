import MemoryCore
import Text

/// The learned pairs: of each the line that counts.
package struct LearnedPairs {
  private var latest: [LearnedLine.Key: LearnedLine] = [:]

  /// `files` is nil if nothing is saved.
  package init(in files: RecordSource?) {
    guard let files else { return }
    for line in LearnedLine.all(in: files) where latest[line.key].map(line.replaces) ?? true {
      latest[line.key] = line
    }
  }

  /// What is known of the pairs of a deck.
  package func learned(of deck: Deck, today: Day) -> Learned {
    var pairs: [Int: Learned.Pair] = [:]
    if !latest.isEmpty {
      for index in 0..<deck.count {
        if let line = latest[deck.learnedKey(at: index)] { pairs[index] = line.pair }
      }
    }
    return Learned(today: today, pairs: pairs)
  }

  /// The themes of a deck, in order: the third columns, if several pairs share each of them. Otherwise the
  /// whole deck, if any pair is known.
  package func themes(of deck: Deck, today: Day) -> [ListedDeck.Theme] {
    let learned = learned(of: deck, today: today)
    let indices = deck.places(for: .split)?.map(Int.init) ?? []
    func theme(_ name: String, _ indices: [Int]) -> ListedDeck.Theme {
      ListedDeck.Theme(name: name, pairs: indices.count, known: indices.count(where: learned.isKnown))
    }
    let groups = Dictionary(grouping: indices) { deck.text(.album, at: $0) }
    if groups.count > 1, groups[""] == nil, groups.values.allSatisfy({ $0.count > 1 }) {
      return groups.sorted { $0.value[0] < $1.value[0] }.map { theme(OutsideText.shown($0.key), $0.value) }
    }
    let whole = theme("", indices)
    return whole.known > 0 ? [whole] : []
  }

  /// The lines to add after a game that ended at this time. Each is later than the previous line of its pair,
  /// whatever the clock says.
  package func lines(after game: PracticedGame, _ learned: Learned, time: Int) -> [LearnedLine] {
    func line(_ index: Int, isFaultless: Bool) -> LearnedLine {
      let key = game.deck.learnedKey(at: index)
      let when = max(Clock.clamped(time), (latest[key]?.order ?? -1) + 1)
      return LearnedLine(key: key, pair: learned.pair(index, isFaultless: isFaultless), when: when)
    }
    return game.faultless.map { line($0, isFaultless: true) } + game.faulty.map { line($0, isFaultless: false) }
  }
}
