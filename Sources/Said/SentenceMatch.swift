import Wording

/// A sentence in the words of a line.
struct SentenceMatch {
  let sentence: Sentence
  let words: SpokenWords
  /// By number of an item of the sentence, the word that it is; -1 if it is none.
  private var places = SIMD16<Int8>(repeating: -1)
  /// The words that the sentence has.
  private(set) var used = Places()
  /// The weight of what the sentence and the line share.
  private(set) var weight = 0.0
  /// The weight of what is in the line and not in the sentence, and the other way round.
  private(set) var missing = 0.0
  /// A number, a deck, a person or another value is in the line and not in the sentence.
  private(set) var losesValue = false
  /// Words that may say something else are not in the sentence.
  private(set) var isLoose = false

  /// Whether each word of the line is in the sentence or says nothing.
  var isWhole: Bool { missing == 0 }
  /// From 0 to 1.
  var share: Double { weight / (weight + missing) }

  /// Nil if a meaning is not in the line; with `isPart`, if none is, or if a value is not.
  init?(_ sentence: Sentence, _ words: SpokenWords, in book: SentenceBook, isPart: Bool = false) {
    (self.sentence, self.words) = (sentence, words)
    var isMeant = false
    for (number, index) in sentence.items.enumerated() where !book.items[index].isOptional {
      let start = sentence.isOrdered ? end(before: number) : 0
      if take(number, of: book.items[index], start..<words.tokens.count, book) {
        isMeant = isMeant || book.items[index].isMeant
      } else if isPart, !book.items[index].isSlot {
        missing += book.items[index].weight
      } else {
        return nil
      }
    }
    for (number, index) in sentence.items.enumerated() where book.items[index].isOptional {
      let first = sentence.isOrdered ? end(before: number) : 0
      let end = sentence.isOrdered ? start(after: number) : words.tokens.count
      if first < end, take(number, of: book.items[index], first..<end, book) {
        isMeant = isMeant || book.items[index].isMeant
      }
    }
    // A value alone is no meaning.
    if weight == 0 || isPart && !isMeant && missing > 0 { return nil }
    leave(book)
  }

  /// After the word of the last item before this one.
  private func end(before number: Int) -> Int {
    for earlier in (0..<number).reversed() where places[earlier] >= 0 { return Int(places[earlier]) + 1 }
    return 0
  }

  /// The word of the first item after this one.
  private func start(after number: Int) -> Int {
    for later in number..<sentence.items.count where places[later] >= 0 { return Int(places[later]) }
    return words.tokens.count
  }

  /// Takes the word with the fewest other meanings for an item; false if there is none.
  private mutating func take(_ number: Int, of item: Sentence.Item, _ range: Range<Int>, _ book: SentenceBook)
    -> Bool
  {
    var best: Int?
    for place in range where !used.contains(place) && words.tokens[place].meanings.intersects(item.meanings) {
      if item.isSlot, !words.tokens[place].fills(item.meanings) { continue }
      if best.map({ words.tokens[place].meanings.count < words.tokens[$0].meanings.count }) ?? true {
        best = place
      }
      // In a sentence with an order the first one leaves most room.
      if sentence.isOrdered || item.isSlot { break }
    }
    guard let best else { return false }
    places[number] = Int8(best)
    used.insert(best)
    weight += max(item.weight, 0.1)
    return true
  }

  /// Weighs the words that the sentence does not have.
  private mutating func leave(_ book: SentenceBook) {
    let related = book.related[sentence.row]
    for (place, token) in words.tokens.enumerated()
    where !used.contains(place) && !words.silent.contains(place) {
      if token.meanings.intersects(related) || isRepeat(token) { continue }
      if words.loose.contains(place) {
        isLoose = true
      } else {
        missing += words.weights[place]
        losesValue = losesValue || token.hasValue || token.meanings.intersects(.names) && token.isProper
      }
    }
  }

  /// Whether a word of the sentence means the same.
  private func isRepeat(_ token: Token) -> Bool {
    token.number == nil
      && words.tokens.indices.contains { used.contains($0) && words.tokens[$0].sharesMeaning(with: token) }
  }

  // MARK: Values

  /// By name of a slot, its value.
  func slots(in book: SentenceBook) -> [String: String] {
    var slots: [String: String] = [:]
    for (number, index) in sentence.items.enumerated() where places[number] >= 0 && book.items[index].isSlot {
      let token = words.tokens[Int(places[number])]
      slots[book.items[index].slot] =
        token.value(of: book.items[index].meanings) ?? (token.has(.last) ? "last" : "middle")
    }
    return slots
  }

  var isProper: Bool {
    words.tokens.indices.allSatisfy {
      !used.contains($0) || words.tokens[$0].isProper || !words.tokens[$0].meanings.intersects(.names)
    }
  }

  /// Whether it has the name of a person or a game.
  func hasName(in book: SentenceBook) -> Bool {
    sentence.items.enumerated().contains { number, index in
      places[number] >= 0 && ["name", "people"].contains(book.items[index].slot)
    }
  }

  /// The words that the sentence has, and those that it does not.
  var taken: [Token] { words.tokens.indices.filter(used.contains).map { words.tokens[$0] } }
  var left: [Token] { words.tokens.indices.filter { !used.contains($0) }.map { words.tokens[$0] } }
}
