/// Matches a line with the patterns of a language.
package final class PatternMatcher {
  /// What a pattern means.
  package struct Match {
    /// The line in words of the exact grammar, with the values of its slots.
    package let line: String
    /// How many bytes of the typed line the pattern covers.
    package let length: Int
    /// Whether the pattern covers words of any kind.
    package let isFree: Bool
    /// Whether the line asks how to do this.
    package let asksHow: Bool
  }

  /// Where a pattern ends in the line, and the values of its slots.
  typealias End = (place: Int, values: [(slot: Int, name: String)])

  let patterns: Patterns
  let text: TypedText
  let line: [UInt8]
  /// The English name of a word in a slot that the exact grammar knows; nil for any other word.
  let named: (_ slot: String, _ word: String) -> String?
  /// By place and number, the ends of rules and slots that begin there.
  private var found: [[End]?]

  package init(
    _ patterns: Patterns, _ text: TypedText, named: @escaping (_ slot: String, _ word: String) -> String?
  ) {
    (self.patterns, self.text, line, self.named) = (patterns, text, text.bytes, named)
    found = Array(repeating: nil, count: (line.count + 1) * patterns.names.count)
  }

  /// The pattern that covers the whole line, but for polite words before and after it; nil if none does.
  package func whole() -> Match? {
    var starts = [0]
    var index = 0
    while index < starts.count {
      starts += places(after: "before", at: starts[index]).filter { !starts.contains($0) }
      index += 1
    }
    let asking = starts.flatMap { places(after: "learn", at: $0) }
    for start in starts.sorted() {
      if let match = match(patterns.rows, from: start) { return match }
    }
    for start in asking.sorted() {
      if let match = match(patterns.rows, from: start, asksHow: true) { return match }
    }
    for start in starts.sorted() {
      if let match = match(patterns.rowsWithNames, from: start) { return match }
    }
    return match(patterns.rowsOnOneThing, from: 0, isFree: true)
  }

  /// The pattern that covers most of the line, which begins and ends with a word.
  package func part() -> Match? {
    var best: Match?
    for start in line.indices where isBoundary(start) && line[start] != Self.blank {
      for row in patterns.rows {
        for end in ends(of: row.pattern, from: start)
        where end.place - start > best?.length ?? 0 && isBoundary(end.place) {
          best = match(row, from: start, to: end) ?? best
        }
      }
    }
    return best
  }

  /// The ranges of the line that a rule covers, each a word or more, with the blank after it.
  package func ranges(of rule: String) -> [Range<Int>] {
    var (ranges, start): ([Range<Int>], Int) = ([], 0)
    while start < line.count {
      if let end = places(after: "harmless", at: start).max() {
        start = end
      } else if isBoundary(start), let end = places(after: rule, at: start).max() {
        ranges.append(start..<end)
        start = end
      } else {
        start += 1
      }
    }
    return ranges
  }

  /// Whether the whole line is covered by this rule, once or more.
  package func isMade(of rule: String) -> Bool {
    var start = 0
    while start < line.count {
      guard let end = places(after: rule, at: start).max() else { return false }
      start = end
    }
    return !line.isEmpty
  }

  /// The places after a rule that begins here, and after the blank that follows it.
  private func places(after rule: String, at start: Int) -> [Int] {
    guard let number = patterns.numbers["<\(rule)>"] else { return [] }
    return ends(ofRule: number, from: start).map(\.place).filter { $0 > start && isBoundary($0) }
      .map { $0 < line.count && line[$0] == Self.blank ? $0 + 1 : $0 }
  }

  /// Whether nothing follows but words such as “for me”.
  private func isEnd(_ place: Int) -> Bool {
    var place = place < line.count && line[place] == Self.blank ? place + 1 : place
    while place < line.count {
      guard isBoundary(place), let end = places(after: "after", at: place).max() else { return false }
      place = end
    }
    return true
  }

  private func match(_ rows: [Patterns.Row], from start: Int, asksHow: Bool = false, isFree: Bool = false)
    -> Match?
  {
    for row in rows {
      for end in ends(of: row.pattern, from: start) where isEnd(end.place) {
        if let match = match(row, from: start, to: end, asksHow: asksHow, isFree: isFree) { return match }
      }
    }
    return nil
  }

  private func match(
    _ row: Patterns.Row, from start: Int, to end: End, asksHow: Bool = false, isFree: Bool = false
  ) -> Match? {
    let values = end.values.map { (slot: patterns.names[$0.slot], name: $0.name) }
    return SlotValues(values).filled(row.line).map {
      Match(line: $0, length: end.place - start, isFree: isFree, asksHow: asksHow)
    }
  }

  /// Whether a word is too common to be a name: “pairs”, “best”.
  package static func isCommon(_ word: String) -> Bool {
    guard let text = TypedText(word) else { return false }
    return Language.written(in: word).contains { language in
      let matcher = PatternMatcher(language.patterns, text) { _, _ in nil }
      return ["skip", "common"].contains(where: matcher.isMade)
        || matcher.number(at: 0)?.end == text.bytes.count
    }
  }

  // MARK: Patterns

  static let blank = UInt8(ascii: " ")

  /// Whether a word can begin or end here.
  func isBoundary(_ place: Int) -> Bool {
    guard place > 0, place < line.count else { return true }
    return line[place - 1] == Self.blank || line[place] == Self.blank || isHan(place) || isHan(endingAt: place)
  }

  /// Whether a Chinese character begins, or ends, here.
  private func isHan(_ place: Int) -> Bool { (0xE3...0xE9).contains(line[place]) }
  private func isHan(endingAt place: Int) -> Bool { place >= 3 && isHan(place - 3) }

  /// All ends of a pattern that begins here. Where several ways lead to one end, the first counts.
  func ends(of pattern: Pattern, from start: Int) -> [End] {
    var ends: [End] = []
    let letter = start < line.count ? line[start] : 0
    for index in pattern.alternatives.indices {
      // Most alternatives begin with another letter.
      let first = pattern.alternatives[index].first
      guard first == letter || first == 0 else { continue }
      Self.add(self.ends(of: pattern.alternatives[index].parts, from: start), to: &ends)
    }
    return ends
  }

  private static func add(_ more: [End], to ends: inout [End]) {
    for end in more where !ends.contains(where: { $0.place == end.place }) { ends.append(end) }
  }

  private func ends(of parts: [Pattern.Part], from start: Int) -> [End] {
    var place = start
    for (index, part) in parts.enumerated() {
      guard part.hasOneEnd else { return ends(of: parts[index...], from: place) }
      guard let end = end(of: part, from: place) else { return [] }
      place = end
    }
    return [(place, [])]
  }

  private func ends(of parts: ArraySlice<Pattern.Part>, from start: Int) -> [End] {
    var ends: [End] = [(start, [])]
    for part in parts {
      switch part {
      case .letters, .blank, .ending:
        ends = ends.compactMap { end in self.end(of: part, from: end.place).map { ($0, end.values) } }
      case .choice(let pattern, let isOptional):
        ends = continued(ends, isOptional: isOptional) { self.ends(of: pattern, from: $0) }
      case .rule(let number): ends = continued(ends) { self.ends(ofRule: number, from: $0) }
      case .slot(let number): ends = continued(ends) { self.ends(ofSlot: number, from: $0) }
      }
      if ends.isEmpty { return [] }
    }
    return ends
  }

  /// The end of a part that has at most one.
  private func end(of part: Pattern.Part, from start: Int) -> Int? {
    switch part {
    case .letters(let letters): return has(letters, at: start)
    case .blank:
      if start < line.count, line[start] == Self.blank { return start + 1 }
      return isBoundary(start) ? start : nil
    case .ending: return line[start...].firstIndex(of: Self.blank) ?? line.count
    case .choice, .rule, .slot: return nil
    }
  }

  private func has(_ letters: Range<Int>, at start: Int) -> Int? {
    guard line.count - start >= letters.count else { return nil }
    for offset in 0..<letters.count
    where line[start + offset] != patterns.text[letters.lowerBound + offset] { return nil }
    return start + letters.count
  }

  private func continued(_ ends: [End], isOptional: Bool = false, by part: (Int) -> [End]) -> [End] {
    var next: [End] = []
    for end in ends {
      Self.add(part(end.place).map { ($0.place, end.values + $0.values) }, to: &next)
      if isOptional { Self.add([end], to: &next) }
    }
    return next
  }

  private func ends(ofRule number: Int, from start: Int) -> [End] {
    let key = start * patterns.names.count + number
    if let ends = found[key] { return ends }
    let ends = patterns.rules[number].map { self.ends(of: $0, from: start) } ?? []
    found[key] = ends
    return ends
  }

  private func ends(ofSlot number: Int, from start: Int) -> [End] {
    let key = start * patterns.names.count + number
    if let ends = found[key] { return ends }
    let ends = values(of: patterns.names[number], number, at: start).map {
      (place: $0.end, values: [(slot: number, name: $0.name)])
    }
    found[key] = ends
    return ends
  }
}
