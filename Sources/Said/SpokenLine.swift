import Text
import Wording

/// A line as words and phrases of the glossaries: as few as possible, and as few unknown ones as possible.
struct SpokenLine {
  let text: TypedText
  private(set) var tokens: [Token] = []
  /// Where words are that ask, even as part of a phrase.
  private var questions: [Int] = []
  /// Words were misspelled.
  private(set) var isCorrected = false
  let glossaries: [Glossary]

  var bytes: [UInt8] { text.bytes }

  /// Nil for a line that is too long to be read.
  init?(_ typed: String, glossaries: [Glossary]) {
    guard let text = TypedText(typed), !text.bytes.isEmpty else { return nil }
    self.init(text, glossaries)
    if tokens.count > Places.most { return nil }
  }

  /// A corrected line.
  init(_ text: TypedText, like other: SpokenLine) {
    self.init(text, other.glossaries)
    isCorrected = true
  }

  private init(_ text: TypedText, _ glossaries: [Glossary]) {
    (self.text, self.glossaries) = (text, glossaries)
    var questions: [Int] = []
    tokens = words(&questions)
    self.questions = questions.filter(isQuestion)
    tokens = tokens.filter { !($0.isUnknown && bytes[$0.range] == [UInt8(ascii: ":")] && !isSign($0)) }
    joinNumbers()
    joinDates()
    dropPronouns()
  }

  static let blank = UInt8(ascii: " ")

  // MARK: Finding words

  /// A word or phrase that may be in the line.
  private struct Edge {
    var token: Token
    /// How much of it is not in the phrase: endings, and light words.
    var others = 0
  }

  /// `questions`: where words are that may ask.
  private func words(_ questions: inout [Int]) -> [Token] {
    let count = bytes.count
    var costs = Array(repeating: Int.max, count: count + 1)
    var edges = [Edge?](repeating: nil, count: count)
    var lights: [Int: Int] = [:]
    costs[count] = 0
    for start in (0..<count).reversed() where isStart(start) {
      let found = self.edges(at: start, lights)
      if found.contains(where: \.token.isAsking) { questions.append(start) }
      lights[start] = found.filter { $0.token.meanings.intersects(Self.light) }.map(\.token.range.upperBound)
        .max()
      for edge in found + [Edge(token: Token(start..<endOfUnknown(start)))] {
        let end = edge.token.range.upperBound
        let cost = costs[afterBlanks(end)] + (edge.token.meanings.isEmpty ? 10 : 2)
        if cost < costs[start] || cost == costs[start] && end > edges[start]!.token.range.upperBound {
          (costs[start], edges[start]) = (cost, edge)
        }
      }
    }
    var tokens: [Token] = []
    var place = afterBlanks(0)
    while place < count, var token = edges[place]?.token {
      let next = afterBlanks(token.range.upperBound)
      if token.meanings.isEmpty {
        if let digits = digits(token.range) {
          token.add(digits, of: .number)
        } else {
          token.isUnknown = true
          // Unknown Chinese characters are one word.
          if let last = tokens.last, last.isUnknown, last.range.upperBound == place {
            tokens[tokens.count - 1].range = last.range.lowerBound..<token.range.upperBound
            place = next
            continue
          }
        }
      }
      tokens.append(token)
      place = next
    }
    return tokens
  }

  func isHan(_ place: Int) -> Bool { place < bytes.count && (0xE3...0xE9).contains(bytes[place]) }
  private func isAfterHan(_ place: Int) -> Bool { place >= 3 && (0xE3...0xE9).contains(bytes[place - 3]) }
  func isDigit(_ place: Int) -> Bool { bytes.indices.contains(place) && (0x30...0x39).contains(bytes[place]) }

  /// Whether a word can begin here.
  private func isStart(_ place: Int) -> Bool {
    bytes[place] != Self.blank && bytes[place] & 0xC0 != 0x80 && isBoundary(place)
  }

  private func isBoundary(_ place: Int) -> Bool {
    place == 0 || place >= bytes.count || bytes[place] == Self.blank || bytes[place - 1] == Self.blank
      || isHan(place)
      || isAfterHan(place)
  }

  private func afterBlanks(_ place: Int) -> Int {
    var place = place
    while place < bytes.count, bytes[place] == Self.blank { place += 1 }
    return place
  }

  /// The end of digits, of a Chinese character, or of a word.
  private func endOfUnknown(_ start: Int) -> Int {
    if isHan(start) { return start + 3 }
    var end = start + 1
    while !isBoundary(end) { end += 1 }
    return end
  }

  private func digits(_ range: Range<Int>) -> String? {
    range.allSatisfy(isDigit) ? String(decoding: bytes[range], as: UTF8.self) : nil
  }

  private func edges(at start: Int, _ lights: [Int: Int]) -> [Edge] {
    if isDigit(start) { return [] }
    var edges: [Edge] = []
    for glossary in glossaries {
      glossary.forEachEntry(like: bytes[start...]) { entry in
        guard let (end, others) = self.end(of: entry, from: start, lights),
          !isHan(start) || !Glossary.isWord(entry) || !text.hasSeparator(in: start..<end)
        else { return }
        let index = edges.firstIndex { $0.token.range.upperBound == end } ?? edges.count
        if index == edges.count { edges.append(Edge(token: Token(start..<end), others: others)) }
        // A whole word says more than one with any ending, and a whole phrase more than one with light words.
        if edges[index].others > others { edges[index] = Edge(token: Token(start..<end), others: others) }
        if edges[index].others == others { edges[index].token.add(entry) }
      }
    }
    return edges
  }

  /// How many light words can be between those of a phrase.
  private static let mostBetween = 3

  /// Where an entry ends that begins here; nil if it is something else. Between the words of a phrase there can
  /// be light ones.
  private func end(of entry: Glossary.Entry, from start: Int, _ lights: [Int: Int]) -> (end: Int, others: Int)?
  {
    var (place, letter, others, between) = (start, 0, 0, 0)
    while true {
      switch entry[letter] {
      case UInt8(ascii: "\t"): return isBoundary(place) ? (place, others) : nil
      case UInt8(ascii: "*"):
        let stem = place
        while place < bytes.count, bytes[place] != Self.blank { place += 1 }
        others += 1 + place - stem
      case Self.blank:
        guard isBoundary(place) else { return nil }
        place = afterBlanks(place)
        while place < bytes.count, bytes[place] != entry[letter + 1] || !begins(entry + letter + 1, at: place),
          between < Self.mostBetween, let light = lights[place]
        {
          place = afterBlanks(light)
          others += 8
          between += 1
        }
      default:
        guard place < bytes.count, bytes[place] == entry[letter] else { return nil }
        place += 1
      }
      letter += 1
    }
  }

  /// What words mean that can be between those of a phrase.
  private static let light = MeaningSet.light.union(SaidText.soft)

  /// Whether the word of an entry is here.
  private func begins(_ word: Glossary.Entry, at place: Int) -> Bool {
    var count = 0
    while !Glossary.endsWord(word[count]) {
      guard place + count < bytes.count, bytes[place + count] == word[count] else { return false }
      count += 1
    }
    return word[count] == UInt8(ascii: "*") || isBoundary(place + count)
  }

  // MARK: Numbers and dates

  /// `twenty` and `five` are 25.
  private mutating func joinNumbers() {
    for index in tokens.indices.dropLast().reversed() {
      guard let tens = tokens[index].number, let ones = tokens[index + 1].number, tens >= 20, tens % 10 == 0,
        (1...9).contains(ones), !isDigit(tokens[index].range.lowerBound),
        !isDigit(tokens[index + 1].range.lowerBound),
        !text.hasSeparator(in: tokens[index].range.lowerBound..<tokens[index + 1].range.upperBound)
      else { continue }
      let sum = Token(
        tokens[index].range.lowerBound..<tokens[index + 1].range.upperBound, .number, "\(tens + ones)")
      tokens.replaceSubrange(index...index + 1, with: [sum])
    }
  }

  /// `5 november 2026`, `05.11.2026`, `2026-11-05` and `05.11` are days.
  private mutating func joinDates() {
    for start in tokens.indices {
      guard start < tokens.count else { return }
      if tokens[start].number == nil, tokens[start].value(of: .month) == nil { continue }
      for length in [5, 4, 3, 2] where start + length <= tokens.count {
        guard let date = date(tokens[start..<start + length]) else { continue }
        let token = Token(
          tokens[start].range.lowerBound..<tokens[start + length - 1].range.upperBound, .date, date)
        tokens.replaceSubrange(start..<start + length, with: [token])
        break
      }
    }
  }

  private func date(_ tokens: ArraySlice<Token>) -> String? {
    func padded(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
    let units = ["年", "月", "日", "号"]
    var separators = tokens.filter { $0.number == nil && $0.value(of: .month) == nil }
      .map { token in (token, String(decoding: bytes[token.range], as: UTF8.self)) }
      .filter { token, text in !token.isLight || [".", "-", "/"].contains(text) }.map(\.1)
    let hasUnits = separators.contains("月")
    separators.removeAll(where: units.contains)
    guard !tokens.last!.isLight || tokens.last!.number != nil,
      tokens.first!.number != nil || tokens.first!.value(of: .month) != nil
    else { return nil }
    var numbers = tokens.compactMap(\.number)
    let month = tokens.compactMap { $0.value(of: .month) }.first.flatMap { Int($0) }
    let year = numbers.firstIndex { $0 > 1969 && $0 < 10000 }.map { numbers.remove(at: $0) }
    var parts: [Int]
    if let month {
      guard separators.isEmpty, numbers.count == 1 else { return nil }
      parts = [month, numbers[0]]
    } else if hasUnits {
      guard separators.isEmpty, numbers.count == 2 else { return nil }
      parts = numbers
    } else {
      guard numbers.count == 2, Set(separators).count == 1, [".", "-", "/"].contains(separators[0]),
        separators.count == (year == nil ? 1 : 2),
        // `3.5` is no day.
        year != nil || separators[0] == "." && tokens.allSatisfy({ $0.number == nil || $0.range.count == 2 })
      else { return nil }
      parts = tokens.first!.number == year ? numbers : numbers.reversed()
    }
    guard (1...12).contains(parts[0]), (1...31).contains(parts[1]) else { return nil }
    if let year { parts.insert(year, at: 0) }
    return parts.map(padded).joined(separator: "-")
  }

  /// `one` in “the third one” is no number.
  private mutating func dropPronouns() {
    for index in tokens.indices.dropFirst().reversed()
    where tokens[index].number == 1 && !isDigit(tokens[index].range.lowerBound)
      && tokens[index - 1].number != nil
    {
      tokens.remove(at: index)
    }
  }

  /// Whether a word that may ask does so here. Within a phrase it asks if that begins the line, as in “whose
  /// turn is it”, and not in “resume where I left off” or “how about”; in Chinese, wherever it is. Before a
  /// name, it may mean “as”.
  private func isQuestion(_ place: Int) -> Bool {
    guard let index = tokens.firstIndex(where: { $0.range.contains(place) }) else { return true }
    let token = tokens[index]
    if token.isAsking { return index == 0 || !isNaming(index) }
    if token.isLight || token.has(.loose) { return false }
    if isHan(place) { return true }
    return tokens[..<index].allSatisfy(\.isLight)
  }

  /// Whether a comma is between two words.
  func hasComma(between one: Token, _ other: Token) -> Bool {
    text.hasComma(
      in: min(one.range.lowerBound, other.range.lowerBound)..<max(one.range.upperBound, other.range.upperBound))
  }

  /// Whether it has a question mark or a word that asks.
  var asks: Bool { text.hasQuestionMark || !questions.isEmpty }

  /// Whether it is a question by its mark or its first word that says anything: not `what a nice song`.
  var beginsWithQuestion: Bool {
    if text.hasQuestionMark { return true }
    let words = tokens.drop(while: \.isLight).prefix(2)
    guard let first = words.first, questions.contains(where: first.range.contains) else { return false }
    return first.isAsking ? words.last?.has(.remark) == false : !first.has(.remark)
  }

  func typed(_ token: Token) -> String { text.typed(token.range) }
}
