/// A slot whose values are not all in the patterns: numbers, and what the exact grammar knows.
package enum Slot: String, CaseIterable, Sendable {
  case any, card, pairs, number, row, column, day, month, year, cards, rows, columns
  case people, name, proper, command, category, language, setting, title, code
}

/// The values of slots.
extension PatternMatcher {
  /// A line with the values that its pattern found in place of its slots; nil if they make no line.
  func filled(_ line: String, with found: Values) -> String? {
    // Slots whose values are those of another one, in other words.
    let others = ["cards": "pairs", "monthname": "month"]
    let all = found.map { (slot: others[patterns.names[$0.slot]] ?? patterns.names[$0.slot], name: $0.name) }
    var left = all
    var cards: Set<String> = []
    func take(_ slot: String) -> String? {
      if slot == "date" {
        guard let month = take("month"), let day = take("day") else { return nil }
        return (take("year").map { $0 + "-" } ?? "") + "\(month)-\(day)"
      }
      if let index = left.firstIndex(where: { $0.slot == slot }) {
        let value = left.remove(at: index).name
        // `two, just two`
        return slot == "card" && !cards.insert(value).inserted ? nil : value
      }
      // A value can stand in the line once more.
      if let value = all.last(where: { $0.slot == slot }) { return value.name }
      guard slot == "pairs", let rows = take("rows").flatMap({ Int($0) }),
        let columns = take("columns").flatMap({ Int($0) }), (1...1000).contains(rows),
        (1...1000).contains(columns), rows * columns % 2 == 0
      else { return nil }
      return String(rows * columns / 2)
    }
    var filled = ""
    var rest = line[...]
    while let brace = rest.firstIndex(of: "{") {
      let end = rest.firstIndex(of: "}")!
      guard let value = take(String(rest[rest.index(after: brace)..<end])) else { return nil }
      filled += rest[..<brace] + value
      rest = rest[rest.index(after: end)...]
    }
    return filled + rest
  }

  /// A value of a slot, and where it ends in the line.
  typealias Value = (name: String, end: Int)

  /// The values of a slot that begin here, the likeliest first.
  func values(ofSlot number: Int, at start: Int) -> [Value] {
    // A value that takes no place.
    let isAsked = !asked.isEmpty && patterns.names[number] == "asked \(asked)"
    var values: [Value] = isAsked ? [("", start)] : []
    for (name, pattern) in patterns.values[number] where mayMatch(pattern, from: start) {
      values += ends(of: pattern, from: start).map { (name, $0.place) }
    }
    let slot = patterns.slots[number]
    switch slot {
    case .any:
      let ends =
        isNarrow
        ? places(afterWordsOf: .filler, from: start) : (start...line.count).filter(isBoundary)
      values += ends.map { ("", $0) }
    case .card, .pairs, .number, .row, .column, .day, .month, .year, .cards, .rows, .columns:
      if let number = self.number(at: start), let value = Self.value(number, of: slot!) { values.append(value) }
    case .people where start < line.count:
      var (isList, known) = (Self.beginsHan(line[start]), start)
      for end in start + 1...line.count where isBoundary(end) {
        // What has a separator up to here has one up to each later end.
        isList = isList || text.hasSeparator(in: known..<end)
        known = end - 1
        guard isList else { continue }
        let names = grammar(string(start..<end)) { [text] in text.typed(start..<end) }
        guard let people = names(.people) else { continue }
        if people.isEmpty { break }
        values.append((people, end))
      }
    case .name, .proper:
      values += words(at: start).compactMap { word in
        guard let name = word.name(slot!), word.end == line.count || !text.isInWord(word.end) else {
          return nil
        }
        return canBeName(start..<word.end) ? (name, word.end) : nil
      }
    case .command, .category, .language, .setting, .title, .code:
      values += words(at: start).compactMap { word in word.name(slot!).map { ($0, word.end) } }
    case .people, nil: break
    }
    // The shortest name, and the longest of other words.
    values.sort { slot == .any || slot == .name ? $0.end < $1.end : $0.end > $1.end }
    return values
  }

  /// A number as the value of a slot: of cards, half as many pairs; of a date, two digits.
  private static func value(_ number: Value, of slot: Slot) -> Value? {
    switch slot {
    case .cards: Int(number.name).flatMap { $0 % 2 == 0 ? (String($0 / 2), number.end) : nil }
    case .day, .month: number.name.utf8.count == 1 ? ("0" + number.name, number.end) : number
    default: number
    }
  }

  func string(_ range: Range<Int>) -> String { String(decoding: line[range], as: UTF8.self) }

  /// One, two or three words that begin here, or a few Chinese characters.
  private func words(at start: Int) -> [(end: Int, name: Names)] {
    guard start < line.count, isBoundary(start), line[start] != Self.blank else { return [] }
    if let words = words[start] { return words }
    var words: [(end: Int, name: Names)] = []
    for end in start + 1...line.count where isBoundary(end) && line[end - 1] != Self.blank {
      words.append((end, grammar(string(start..<end)) { [text] in text.typed(start..<end) }))
      if words.count == 6 { break }
    }
    self.words[start] = words
    return words
  }

  /// A number in digits or in words, such as “twenty-five” and 二十五.
  func number(at start: Int) -> Value? {
    var end = start
    while end < line.count, (0x30...0x39).contains(line[end]) { end += 1 }
    if end > start { return (string(start..<end), end) }
    guard let first = word(at: start) else { return nil }
    guard first.number >= 20, first.number % 10 == 0 else { return (String(first.number), first.end) }
    let next = first.end < line.count && line[first.end] == Self.blank ? first.end + 1 : first.end
    guard let ones = word(at: next), (1...9).contains(ones.number), !text.hasSeparator(in: start..<ones.end)
    else {
      return (String(first.number), first.end)
    }
    return (String(first.number + ones.number), ones.end)
  }

  private func word(at start: Int) -> (number: Int, end: Int)? {
    guard let slot = patterns.slots.firstIndex(of: .number) else { return nil }
    return longest(of: patterns.values[slot], at: start).map { (Int($0.name)!, $0.end) }
  }

  /// Of these values of a slot, the one for the longest text that begins here.
  func longest(of values: [(name: String, pattern: Int)], at start: Int) -> Value? {
    var best: Value?
    for (name, pattern) in values where mayMatch(pattern, from: start) {
      for end in ends(of: pattern, from: start)
      where end.place > best?.end ?? start && isBoundary(end.place)
        && !text.hasSeparator(in: start..<end.place)
      {
        best = (name, end.place)
      }
    }
    return best
  }
}
