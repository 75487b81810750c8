import Text
import Wording

/// Finds the words and phrases of glossaries in a line.
struct WordFinder {
  private let text: TypedText
  private let glossaries: [Glossary]

  private var bytes: [UInt8] { text.bytes }

  init(_ text: TypedText, _ glossaries: [Glossary]) { (self.text, self.glossaries) = (text, glossaries) }

  private static let blank = UInt8(ascii: " ")

  /// A word or phrase that may be in the line.
  private struct Edge {
    var token: Token
    /// How much of it is not in the phrase: endings, and light words.
    var others = 0
  }

  /// Words and phrases, as few as possible and as few unknown ones as possible; and where words are that may
  /// ask, even as part of a phrase.
  var words: (tokens: [Token], questions: [Int]) {
    let count = bytes.count
    var questions: [Int] = []
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
    return (tokens(edges), questions)
  }

  /// The words of the edges from one to the next.
  private func tokens(_ edges: [Edge?]) -> [Token] {
    var tokens: [Token] = []
    var place = afterBlanks(0)
    while place < bytes.count, var token = edges[place]?.token {
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

  /// Whether a word can begin here.
  private func isStart(_ place: Int) -> Bool {
    bytes[place] != Self.blank && bytes[place] & 0xC0 != 0x80 && isBoundary(place)
  }

  private func isBoundary(_ place: Int) -> Bool {
    place == 0 || place >= bytes.count || bytes[place] == Self.blank || bytes[place - 1] == Self.blank
      || text.isHan(place) || text.isHan(place - 3)
  }

  private func afterBlanks(_ place: Int) -> Int {
    var place = place
    while place < bytes.count, bytes[place] == Self.blank { place += 1 }
    return place
  }

  /// The end of digits, of a Chinese character, or of a word.
  private func endOfUnknown(_ start: Int) -> Int {
    if text.isHan(start) { return start + 3 }
    var end = start + 1
    while !isBoundary(end) { end += 1 }
    return end
  }

  private func digits(_ range: Range<Int>) -> String? {
    range.allSatisfy(text.isDigit) ? String(decoding: bytes[range], as: UTF8.self) : nil
  }

  private func edges(at start: Int, _ lights: [Int: Int]) -> [Edge] {
    if text.isDigit(start) { return [] }
    var edges: [Edge] = []
    for glossary in glossaries {
      glossary.forEachEntry(like: bytes[start...]) { entry in
        guard let (end, others) = self.end(of: entry, from: start, lights),
          !text.isHan(start) || !Glossary.isWord(entry) || !text.hasSeparator(in: start..<end)
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
        while !isBoundary(place) { place += 1 }
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
}
