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
  /// little, or words of any kind. In a language without that rule, it is not known what they mean.
  package enum Coverage { case given, filled, loose, unknown }

  /// The values of slots, each with its number.
  typealias Values = [(slot: Int, name: String)]
  /// Where a pattern ends in the line, and the values of its slots.
  typealias End = (place: Int, values: Values)

  package let patterns: Patterns
  let text: TypedText
  let line: [UInt8]
  /// The English name of a word in a slot that the exact grammar knows; nil for any other word.
  package let named: (_ slot: String, _ word: String) -> String?
  /// By place and number, the ends of rules and slots that begin there.
  private var found: [[End]?]
  /// Whether `{any}` covers only words of the rule `<filler>`.
  private(set) var isNarrow = false
  /// Whether characters that sound alike are the same.
  private let isBySound: Bool

  package init(
    _ patterns: Patterns, _ text: TypedText, isBySound: Bool = false,
    named: @escaping (_ slot: String, _ word: String) -> String?
  ) {
    (self.patterns, self.text, line, self.isBySound, self.named) = (
      patterns, text, text.bytes, isBySound, named
    )
    found = Array(repeating: nil, count: (line.count + 1) * patterns.names.count)
  }

  /// A matcher that reads Chinese characters by their sound; nil if the line has none.
  package var bySound: PatternMatcher? {
    guard line.contains(where: Self.beginsHan) else { return nil }
    return PatternMatcher(patterns, text, isBySound: true) { [named] slot, word in
      named(slot, word) ?? Sounds.word(like: word).flatMap { named(slot, $0) }
    }
  }

  /// The pattern that covers the whole line, but for polite words before and after it; nil if none does.
  package func whole() -> Match? {
    let starts = places(afterWordsOf: "before", from: 0)
    let learn = number(of: "learn")
    let asking = starts.flatMap { places(after: learn, at: $0) }
    for start in starts {
      if let match = match(patterns.rows, from: start) { return match }
    }
    for start in asking.sorted() {
      if let match = match(patterns.rows, from: start, asksHow: true) { return match }
    }
    for start in starts {
      if let match = match(patterns.rowsWithNames, from: start) { return match }
    }
    return nil
  }

  /// The pattern for a line about one thing; nil if none covers it. The words beside it mean little, if a
  /// pattern covers such a line.
  package func about() -> Match? {
    defer { isNarrow = false }
    guard let any = patterns.numbers["{any}"] else { return nil }
    let knows = patterns.numbers["<filler>"] != nil
    for isNarrow in knows ? [true, false] : [false] {
      self.isNarrow = isNarrow
      // No rule has the slot whose ends change.
      for place in 0...line.count { found[place * patterns.names.count + any] = nil }
      let match = match(
        patterns.rowsOnOneThing, from: 0, coverage: !knows ? .unknown : isNarrow ? .filled : .loose)
      if let match { return match }
    }
    return nil
  }

  /// The pattern that covers the longest part of the line, and the share of that part in the line without the
  /// other words that mean little. The part is whole words, more than those that ask. Nil if there is none.
  package func part() -> (match: Match, share: Double)? {
    let fillers = ranges(of: "filler")
    /// By place, how many bytes before it mean something.
    let meant = line.indices.reduce(into: [0]) { meant, place in
      meant.append(meant[place] + (fillers.contains { $0.contains(place) } ? 0 : 1))
    }
    guard meant[line.count] > 0 else { return nil }
    var best: (match: Match, length: Int, share: Double)?
    for start in line.indices where isBoundary(start) && line[start] != Self.blank {
      let asking = places(afterWordsOf: "question", from: start)
      for row in patterns.rows {
        for end in ends(of: row, from: start) {
          let length = end.place - start
          guard length > max(3, best?.length ?? 0), isBoundary(end.place),
            !asking.contains(min(end.place + 1, line.count)), let match = match(row, to: end)
          else { continue }
          let others = meant[line.count] - meant[end.place] + meant[start]
          best = (match, length, Double(length) / Double(length + others))
        }
      }
    }
    return best.map { ($0.match, $0.share) }
  }

  /// The ranges of the line that a rule covers, each a word or more, with the blank after it.
  package func ranges(of rule: String) -> [Range<Int>] {
    var (ranges, start): ([Range<Int>], Int) = ([], 0)
    let (harmless, rule) = (number(of: "harmless"), number(of: rule))
    while start < line.count {
      if let end = places(after: harmless, at: start).max() {
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

  /// The parts of the line between words of a rule, as they were typed; none if it has no such words.
  package func parts(between rule: String) -> [String] {
    let ranges = ranges(of: rule)
    guard !ranges.isEmpty else { return [] }
    return zip([0] + ranges.map(\.upperBound), ranges.map(\.lowerBound) + [line.count])
      .filter { $0 < $1 }.map { text.typed($0..<$1) }
  }

  /// Whether the whole line is covered by this rule, once or more.
  package func isMade(of rule: String) -> Bool {
    let rule = number(of: rule)
    var start = 0
    while start < line.count {
      guard let end = places(after: rule, at: start).max() else { return false }
      start = end
    }
    return !line.isEmpty
  }

  /// The places after words that a rule covers, none or more, from here.
  func places(afterWordsOf rule: String, from start: Int) -> [Int] {
    let rule = number(of: rule)
    var places = [start]
    var index = 0
    while index < places.count {
      places += self.places(after: rule, at: places[index]).filter { !places.contains($0) }
      index += 1
    }
    return places.sorted()
  }

  /// The number of a rule; nil if the language does not have it.
  private func number(of rule: String) -> Int? { patterns.numbers["<\(rule)>"] }

  /// The places after a rule that begins here, and after the blank that follows it.
  private func places(after rule: Int?, at start: Int) -> [Int] {
    guard let rule else { return [] }
    return ends(ofName: rule, at: start).map(\.place).filter { $0 > start && isBoundary($0) }
      .map { $0 < line.count && line[$0] == Self.blank ? $0 + 1 : $0 }
  }

  /// Whether nothing follows but words such as “for me”.
  private func isEnd(_ place: Int) -> Bool {
    var place = place < line.count && line[place] == Self.blank ? place + 1 : place
    let after = number(of: "after")
    while place < line.count {
      guard isBoundary(place), let end = places(after: after, at: place).max() else { return false }
      place = end
    }
    return true
  }

  private func match(
    _ rows: [Int], from start: Int, asksHow: Bool = false, coverage: Coverage = .given
  ) -> Match? {
    for row in rows {
      for end in ends(of: row, from: start) where isEnd(end.place) {
        if let match = match(row, to: end, asksHow: asksHow, coverage: coverage) { return match }
      }
    }
    return nil
  }

  private func match(
    _ row: Int, to end: End, asksHow: Bool = false, coverage: Coverage = .given
  ) -> Match? {
    let values = end.values.map { (slot: patterns.names[$0.slot], name: $0.name) }
    return SlotValues(values).filled(patterns.line(of: row)).map {
      Match(line: $0, coverage: coverage, asksHow: asksHow)
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

  /// Whether a word can be a name: it is not common, and the rule `<unnamed>` covers no part of it.
  package static func canBeName(_ word: String) -> Bool {
    guard !isCommon(word), let text = TypedText(word) else { return false }
    return Language.written(in: word).allSatisfy { language in
      PatternMatcher(language.patterns, text) { _, _ in nil }.ranges(of: "unnamed").isEmpty
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
  private func isHan(_ place: Int) -> Bool { Self.beginsHan(line[place]) }
  private static func beginsHan(_ byte: UInt8) -> Bool { (0xE3...0xE9).contains(byte) }
  private func isHan(endingAt place: Int) -> Bool { place >= 3 && isHan(place - 3) }

  /// The ends of a pattern that begins here. Where several ways lead to one end, the first counts.
  func ends(of pattern: Int, from start: Int) -> [End] {
    var ends: [End] = []
    _ = firstEnd(of: pattern, from: start) { place, values in
      if !ends.contains(where: { $0.place == place }) { ends.append((place, values)) }
      return false
    }
    return ends
  }

  /// Whether the body accepts an end of a pattern, or of alternatives in brackets, that begins here. It is
  /// called with each, in order, until it does.
  private func firstEnd(
    of pattern: Int, from start: Int, _ values: Values = [], where body: (Int, Values) -> Bool
  ) -> Bool {
    let letter = start < line.count ? line[start] : 0
    var sign = pattern
    repeat {
      // Most alternatives begin with another letter.
      let first = patterns.text[sign + 3]
      if first == letter || Self.isSign(first) || isBySound && Self.beginsHan(first) && Self.beginsHan(letter),
        firstEnd(ofPartsAt: sign + 3, from: start, values, where: body)
      {
        return true
      }
      sign += patterns.number(after: sign)
    } while patterns.text[sign] == UInt8(ascii: "|")
    return false
  }

  private func firstEnd(
    ofPartsAt part: Int, from start: Int, _ values: Values, where body: (Int, Values) -> Bool
  ) -> Bool {
    var part = part
    guard let place = end(ofLettersAt: &part, from: start) else { return false }
    guard let (number, next) = bracket(at: part) else { return body(place, values) }
    func goesOn(_ place: Int, _ values: Values) -> Bool {
      firstEnd(ofPartsAt: next, from: place, values, where: body)
    }
    let found =
      if let number {
        ends(ofName: number, at: place).contains { end in
          goesOn(end.place, end.values.isEmpty ? values : values + end.values)
        }
      } else {
        firstEnd(of: part, from: place, values, where: goesOn)
      }
    return found || patterns.text[part] == UInt8(ascii: "[") && goesOn(place, values)
  }

  /// What begins with a bracket here: the number of a name, or nil for alternatives; and the place after it.
  private func bracket(at part: Int) -> (number: Int?, next: Int)? {
    switch patterns.text[part] {
    case UInt8(ascii: "("), UInt8(ascii: "["): (nil, patterns.end(of: part) + 1)
    case UInt8(ascii: "<"), UInt8(ascii: "{"): (patterns.number(after: part), part + 3)
    default: nil
    }
  }

  private static func isSign(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "|"), UInt8(ascii: "("), UInt8(ascii: ")"), UInt8(ascii: "["), UInt8(ascii: "]"),
      UInt8(ascii: "<"), UInt8(ascii: "{"), UInt8(ascii: "="), UInt8(ascii: "\n"), UInt8(ascii: "*"), blank:
      true
    default: false
    }
  }

  /// The end of letters, blanks and endings up to the next sign, to which `part` is moved; nil if the line has
  /// others.
  private func end(ofLettersAt part: inout Int, from start: Int) -> Int? {
    let text = patterns.text
    var place = start
    while true {
      switch text[part] {
      case Self.blank:
        if place < line.count, line[place] == Self.blank {
          place += 1
        } else if !isBoundary(place) {
          return nil
        }
      case UInt8(ascii: "*"):
        place = line[place...].indices.first { line[$0] == Self.blank || isHan($0) } ?? line.count
      case let byte where Self.isSign(byte): return place
      case let byte:
        guard place < line.count else { return nil }
        if isBySound, isHan(place), Self.beginsHan(byte) {
          let meant = (0..<3).map { text[part + $0] }
          guard Self.soundsAlike(line[place..<place + 3], meant) else { return nil }
          (place, part) = (place + 2, part + 2)
        } else if line[place] != byte {
          return nil
        }
        place += 1
      }
      part += 1
    }
  }

  private static func soundsAlike(_ typed: ArraySlice<UInt8>, _ meant: [UInt8]) -> Bool {
    func syllable(_ character: some Collection<UInt8>) -> String? {
      Sounds.syllables[String(decoding: character, as: UTF8.self).unicodeScalars.first!]
    }
    return typed.elementsEqual(meant) || syllable(typed).map { $0 == syllable(meant) } ?? false
  }

  private func ends(ofName number: Int, at start: Int) -> [End] {
    let key = start * patterns.names.count + number
    if let ends = found[key] { return ends }
    let ends: [End] =
      if let rule = patterns.rules[number] {
        self.ends(of: rule, from: start)
      } else {
        values(of: patterns.names[number], number, at: start).map {
          (place: $0.end, values: [(slot: number, name: $0.name)])
        }
      }
    found[key] = ends
    return ends
  }
}
