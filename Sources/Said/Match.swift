import Wording

/// A sentence in a line.
struct Match {
  let sentence: Sentence
  /// By name of a slot, its value.
  private(set) var slots: [String: String] = [:]
  /// By number of a token, whether the sentence has it.
  private(set) var isUsed: [Bool]
  /// The weight of what the sentence and the line share.
  private(set) var weight = 0.0
  /// The weight of what is in the line and not in the sentence, and the other way round.
  private(set) var missing = 0.0
  /// Words that may say something else are not in the sentence.
  private(set) var isLoose = false

  /// Whether each word of the line is in the sentence or says nothing.
  var isWhole: Bool { missing == 0 }
  /// From 0 to 1.
  var share: Double { weight / (weight + missing) }

  func isProper(in tokens: [Token]) -> Bool {
    tokens.indices.allSatisfy {
      !isUsed[$0] || tokens[$0].isProper || !tokens[$0].has(.name) && !tokens[$0].has(.people)
    }
  }

  /// Whether it has the name of a person or a game.
  var hasName: Bool { slots["name"] != nil || slots["people"] != nil }

  private static let weightOfUnknown = 1.5

  /// Nil if a meaning is not in the line; with `isPart`, if none is, or if a value is not.
  init?(_ sentence: Sentence, _ tokens: [Token], in book: SentenceBook, isPart: Bool = false) {
    self.sentence = sentence
    let items = book.items[sentence.items]
    let first = sentence.items.lowerBound
    isUsed = Array(repeating: false, count: tokens.count)
    var places = [Int?](repeating: nil, count: items.count)
    for index in items.indices where !items[index].isOptional {
      let (item, index) = (items[index], index - first)
      let start =
        sentence.isOrdered ? places[..<index].reversed().compactMap(\.self).first.map { $0 + 1 } ?? 0 : 0
      if let place = place(of: item, in: tokens, start..<tokens.count) {
        take(item, at: place, tokens, book)
        places[index] = place
      } else if isPart, item.slot.isEmpty {
        missing += book.weight(item)
      } else {
        return nil
      }
    }
    for index in items.indices where items[index].isOptional {
      let (item, index) = (items[index], index - first)
      let start = places[..<index].reversed().compactMap(\.self).first.map { $0 + 1 } ?? 0
      let end = places[index...].compactMap(\.self).first ?? tokens.count
      let range = sentence.isOrdered ? start..<max(start, end) : 0..<tokens.count
      guard let place = place(of: item, in: tokens, range) else { continue }
      take(item, at: place, tokens, book)
      places[index] = place
    }
    // A value alone is no meaning.
    let isMeant = items.indices.contains { items[$0].slot.isEmpty && places[$0 - first] != nil }
    if weight == 0 || isPart && !isMeant && missing > 0 { return nil }
    leave(tokens, book)
  }

  /// The token with the fewest other meanings.
  private func place(of item: Sentence.Item, in tokens: [Token], _ range: Range<Int>) -> Int? {
    var best: Int?
    for place in range where !isUsed[place] && item.meanings.contains(where: tokens[place].has) {
      if !item.slot.isEmpty, !fills(item, tokens[place]) { continue }
      if best.map({ tokens[place].meanings.count < tokens[$0].meanings.count }) ?? true { best = place }
      // In a sentence with an order the first one leaves most room.
      if sentence.isOrdered || !item.slot.isEmpty { break }
    }
    return best
  }

  private func fills(_ item: Sentence.Item, _ token: Token) -> Bool {
    item.meanings.contains { token.values[$0] != nil } || token.has(.last) || token.has(.middle)
  }

  private mutating func take(_ item: Sentence.Item, at place: Int, _ tokens: [Token], _ book: SentenceBook) {
    isUsed[place] = true
    let meaning = item.meanings.first(where: tokens[place].has)!
    weight += max(book.weights[meaning.number], 0.1)
    guard !item.slot.isEmpty else { return }
    slots[item.slot] =
      item.meanings.first { tokens[place].values[$0] != nil }.map { tokens[place].values[$0]! }
      ?? (tokens[place].has(.last) ? "last" : "middle")
  }

  /// Weighs the words that the sentence does not have.
  private mutating func leave(_ tokens: [Token], _ book: SentenceBook) {
    let related = book.related[sentence.row]
    let used = tokens.indices.filter { isUsed[$0] }
    for place in tokens.indices where !isUsed[place] {
      let token = tokens[place]
      let isSoft = token.meanings.contains { book.soft.contains($0) || related.contains($0) && !$0.isAsked }
      let isRepeat =
        token.number == nil
        && used.contains { other in
          tokens[other].meanings.contains { token.has($0) && token.values[$0] == tokens[other].values[$0] }
        }
      if token.isLight || isSoft || isRepeat || token.isAsking || token.has(.not) { continue }
      if [.loose, .remark, .yes, .no].contains(where: token.has) {
        isLoose = true
      } else {
        let weights = token.meanings.map { book.weights[$0.number] }
        missing += max(weights.max() ?? Self.weightOfUnknown, 0.5)
      }
    }
  }
}
