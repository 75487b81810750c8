/// Matches a line with the patterns of a language.
package final class PatternMatcher {
  /// What a pattern means.
  package struct Match {
    /// The line in words of the exact grammar, with the values of its slots.
    package let line: String
    /// How closely the pattern covers the line.
    package let coverage: Coverage
    /// Whether the line asks how to do this.
    package let asksHow: Bool
  }

  /// Whether a pattern covers given words alone, or among them words of the rule `<filler>`, which mean
  /// little, or words of any kind.
  package enum Coverage { case given, filled, loose }

  /// The values of slots, each with its number.
  typealias Values = [(slot: Int, name: String)]
  /// Where a pattern ends in the line, and the values of its slots.
  struct End {
    let place: Int
    /// The last of the values, as its place in `chain`; 0 for none.
    var values = 0
  }

  /// What the exact grammar knows of a word, folded and as it was typed.
  package typealias Grammar = (_ word: String, _ typed: @escaping () -> String) -> Names
  /// The English name of a word in a slot; nil if it is no value of the slot, and empty if no longer text is
  /// one either.
  package typealias Names = (_ slot: Slot) -> String?

  package let patterns: Patterns
  let text: TypedText
  let line: [UInt8]
  /// The setting whose choices were just listed, or `settings` on their screen.
  let asked: String
  let grammar: Grammar
  /// By place, where words that begin there can end, and what the exact grammar knows of them.
  var words: [Int: [(end: Int, name: Names)]] = [:]
  /// By place and number, which of the lists has the ends of the rule or slot that begins there; 0 if none yet.
  /// List 1 is empty. These are exempt from run-time checks of exclusive access, which each look would cost.
  @exclusivity(unchecked) var found: [UInt16]
  @exclusivity(unchecked) var lists: [[End]] = [[], []]
  /// Values of slots, each with the place of the one before it; 0 for none.
  @exclusivity(unchecked) var chain: [(before: Int, slot: Int, name: String)] = [(0, 0, "")]
  /// The ends that were found so far, while others are looked for.
  @exclusivity(unchecked) var stack: [End] = []
  /// By the number of a need, one more than the last place where letters that meet it begin; 0 for none.
  @exclusivity(unchecked) private(set) var placesOfNeeds: [UInt16] = []
  /// Whether `{any}` covers only words of the rule `<filler>`.
  private(set) var isNarrow = false
  /// Whether characters that sound alike are the same.
  let isBySound: Bool
  /// By place, the characters that sound like the one there; empty if these are not the same.
  let alike: [[[UInt8]]]

  package init(
    _ patterns: Patterns, _ text: TypedText, alike: [[[UInt8]]] = [], asked: String = "",
    grammar: @escaping Grammar = { _, _ in { _ in nil } }
  ) {
    (self.patterns, self.text, line) = (patterns, text, text.bytes)
    (self.alike, isBySound, self.asked, self.grammar) = (alike, !alike.isEmpty, asked, grammar)
    found = Array(repeating: 0, count: (line.count + 1) * patterns.names.count)
    placesOfNeeds = findNeeds()
  }

  /// The same matcher for another text.
  package func reading(_ text: TypedText) -> PatternMatcher {
    PatternMatcher(patterns, text, asked: asked, grammar: grammar)
  }

  /// A matcher that reads Chinese characters by their sound; nil if the line has none.
  package var bySound: PatternMatcher? {
    guard line.contains(where: Self.beginsHan) else { return nil }
    let alike = line.indices.map { place in
      Self.beginsHan(line[place])
        ? Sounds.characters(like: string(place..<place + 3)).map { Array($0.utf8) } : []
    }
    return PatternMatcher(patterns, text, alike: alike, asked: asked) { [grammar] word, typed in
      let names = grammar(word, typed)
      let others = Sounds.word(like: word).map { word in grammar(word) { word } }
      return { slot in names(slot) ?? others?(slot) }
    }
  }

  /// The pattern that covers the whole line, but for polite words before and after it; nil if none does.
  package func whole() -> Match? {
    let starts = places(afterWordsOf: .before, from: 0)
    let asking = starts.flatMap { places(after: .learn, at: $0) }.sorted()
    return match(patterns.rows, from: starts) ?? match(patterns.rows, from: asking, asksHow: true)
      ?? (isBySound ? nil : match(patterns.rowsWithNames, from: starts))
  }

  /// The pattern for a line about one thing; nil if none covers it. The words beside it mean little, if a
  /// pattern covers such a line.
  package func about() -> Match? {
    guard let any = patterns.slots.firstIndex(of: .any) else { return nil }
    let rows = patterns.rowsOnOneThing
    func first(from index: Int, _ coverage: Coverage) -> (index: Int, match: Match)? {
      isNarrow = coverage == .filled
      defer { isNarrow = false }
      // No rule has the slot whose ends change.
      for place in 0...line.count { found[place * patterns.names.count + any] = 0 }
      for index in index..<rows.count where mayMatch(rows[index], from: 0) {
        if let match = match(rows[index], from: 0, coverage: coverage) { return (index, match) }
      }
      return nil
    }
    return first(from: 0, .loose).map { index, match in first(from: index, .filled)?.match ?? match }
  }

  /// The pattern that covers the longest part of the line, if its share in the line without the other words
  /// that mean little is above a least one. The part is whole words, more than those that ask.
  package func part(above least: Double) -> Match? {
    let fillers = ranges(of: .filler)
    /// By place, how many bytes before it mean something.
    let meant = line.indices.reduce(into: [0]) { meant, place in
      meant.append(meant[place] + (fillers.contains { $0.contains(place) } ? 0 : 1))
    }
    guard meant[line.count] > 0 else { return nil }
    func share(_ length: Int, without others: Int) -> Double { Double(length) / Double(length + others) }
    var best: (match: Match, length: Int, share: Double)?
    // What begins later leaves too much before it.
    let starts = line.indices.prefix { share(line.count - $0, without: meant[$0]) > least }
    for start in starts where isBoundary(start) && line[start] != Self.blank {
      let asking = places(afterWordsOf: .question, from: start)
      for row in patterns.rows where mayMatch(row, from: start) {
        for end in ends(of: row, from: start) {
          let length = end.place - start
          guard length > max(3, best?.length ?? 0), isBoundary(end.place),
            !asking.contains(min(end.place + 1, line.count)), let match = match(row, to: end)
          else { continue }
          let others = meant[line.count] - meant[end.place] + meant[start]
          best = (match, length, share(length, without: others))
        }
      }
    }
    return best.flatMap { $0.share > least ? $0.match : nil }
  }

  /// The ranges of the line that a rule covers, each a word or more, with the blank after it. A phrase
  /// of `<harmless>` has none; with `ifAsLong`, it has one if the rule covers as much of the line.
  package func ranges(of rule: Rule, ifAsLong: Bool = false) -> [Range<Int>] {
    var (ranges, start): ([Range<Int>], Int) = ([], 0)
    while start < line.count {
      let isStart = isBoundary(start)
      let other = isStart ? places(after: .harmless, at: start).max() ?? 0 : 0
      let end = isStart && (other == 0 || ifAsLong) ? places(after: rule, at: start).max() ?? 0 : 0
      if end > 0, end >= other { ranges.append(start..<end) }
      start = max(start + 1, end, other)
    }
    return ranges
  }

  package var hasQuestionMark: Bool { text.hasQuestionMark }

  /// Whether only a question mark says that the line asks: `yes?`.
  package var asksByMark: Bool { hasQuestionMark && ranges(of: .question).isEmpty }

  package var asks: Bool { hasQuestionMark || !ranges(of: .question).isEmpty }

  /// Whether the line has a negation that is no part of a question, such as `有没有`.
  package var isNegated: Bool {
    let questions = ranges(of: .question)
    return ranges(of: .negation).contains { range in !questions.contains { $0.overlaps(range) } }
  }

  /// Whether the line begins with words that a rule covers.
  package func begins(with rule: Rule) -> Bool {
    places(after: .harmless, at: 0).isEmpty && !places(after: rule, at: 0).isEmpty
  }

  /// The parts of the line between words of a rule, as they were typed; none if it has no such words.
  package func parts(between rule: Rule) -> [String] {
    let ranges = ranges(of: rule)
    guard !ranges.isEmpty else { return [] }
    return zip([0] + ranges.map(\.upperBound), ranges.map(\.lowerBound) + [line.count])
      .filter { $0 < $1 }.map { text.typed($0..<$1) }
  }

  /// Whether the whole line is covered by this rule, once or more.
  package func isMade(of rule: Rule) -> Bool {
    !line.isEmpty && places(afterWordsOf: rule, from: 0).last == line.count
  }

  /// The places after words that a rule covers, none or more, from here.
  func places(afterWordsOf rule: Rule, from start: Int) -> [Int] {
    var places = [start]
    var index = 0
    while index < places.count {
      places += self.places(after: rule, at: places[index]).filter { !places.contains($0) }
      index += 1
    }
    return places.sorted()
  }

  /// The places after a rule that begins here, and after the blank that follows it.
  private func places(after rule: Rule, at start: Int) -> [Int] {
    guard start < line.count, let number = patterns.number(of: rule) else { return [] }
    return ends(ofName: number, at: start).map(\.place).filter { $0 > start && isBoundary($0) }.map(afterBlank)
  }

  /// Whether nothing follows but words such as “for me”.
  private func isEnd(_ place: Int) -> Bool {
    let next = afterBlank(place)
    return isBoundary(next) && places(afterWordsOf: .after, from: next).last == line.count
  }

  private func match(_ rows: [Int], from starts: [Int], asksHow: Bool = false) -> Match? {
    for start in starts {
      for row in rows where mayMatch(row, from: start) {
        if let match = match(row, from: start, asksHow: asksHow) { return match }
      }
    }
    return nil
  }

  private func match(
    _ row: Int, from start: Int, asksHow: Bool = false, coverage: Coverage = .given
  ) -> Match? {
    for end in ends(of: row, from: start) where isEnd(end.place) {
      if let match = match(row, to: end, asksHow: asksHow, coverage: coverage) { return match }
    }
    return nil
  }

  private func match(
    _ row: Int, to end: End, asksHow: Bool = false, coverage: Coverage = .given
  ) -> Match? {
    filled(patterns.line(of: row), with: values(upTo: end.values)).map {
      Match(line: $0, coverage: coverage, asksHow: asksHow)
    }
  }

  /// Whether a word is too common to be a name: “pairs”, “best”.
  package static func isCommon(_ word: String) -> Bool {
    matchers(of: word)?.contains { $0.isCommon($0.line.indices) } ?? false
  }

  /// Whether a word can be a name: it is not common, and the rule `<unnamed>` covers no part of it.
  package static func canBeName(_ word: String) -> Bool {
    matchers(of: word)?.allSatisfy { $0.canBeName($0.line.indices) } ?? false
  }

  private static func matchers(of word: String) -> [PatternMatcher]? {
    TypedText(word).map { text in Language.written(in: word).map { PatternMatcher($0.patterns, text) } }
  }

  /// Whether these words of the line can be a name.
  func canBeName(_ range: Range<Int>) -> Bool {
    let end = afterBlank(range.upperBound)
    return !isCommon(range) && !text.hasSeparator(in: range)
      && !range.contains { place in
        isBoundary(place) && places(after: .unnamed, at: place).contains { $0 <= end }
      }
  }

  private func isCommon(_ range: Range<Int>) -> Bool {
    number(at: range.lowerBound)?.end == range.upperBound
      || [Rule.skip, .common].contains { rule in
        places(afterWordsOf: rule, from: range.lowerBound).contains(afterBlank(range.upperBound))
      }
  }

  /// The place after the blank that follows here, if one does.
  private func afterBlank(_ place: Int) -> Int {
    place < line.count && line[place] == Self.blank ? place + 1 : place
  }
}
