import Text
import Wording

/// All sentences, and the numbers of the meanings in them.
struct SentenceBook: Sendable {
  static let shared = SentenceBook(SaidText.textOfSentences)

  private(set) var sentences: [Sentence] = []
  private(set) var items: [Sentence.Item] = []
  /// By row, the meanings of all its sentences: more of them say nothing else.
  private(set) var related: [MeaningSet] = []
  /// The meanings of sentences with a title.
  private(set) var besideTitles = MeaningSet()
  /// Meanings that need not be in a sentence.
  private(set) var soft = MeaningSet()
  /// By number, how rare a meaning is: the logarithm of how many times fewer rows have it than there are.
  private var weights: [Double] = []
  private var numbers: [ByteKey: Int] = [:]
  /// By row, where its line is.
  private var heads: [Range<Int>] = []
  private let text: StaticString

  func meaning(_ name: String) -> Meaning? { numbers[name].map(Meaning.init) }

  func name(of meaning: Meaning) -> String { numbers.first { $0.value == meaning.number }?.key.text ?? "" }

  /// The sentences of a file with the sections `[soft]` and `[sentences]`, as `common.said` explains them. It
  /// is read byte by byte: the first line in other words waits for it.
  init(_ text: StaticString) {
    self.text = text
    numbers.reserveCapacity(MeaningSet.most)
    sentences.reserveCapacity(512)
    items.reserveCapacity(2048)
    for (number, name) in Meaning.known.enumerated() { numbers[name] = number }
    var isSoft = false
    var start = 0
    while start < text.utf8CodeUnitCount {
      var end = start
      while end < text.utf8CodeUnitCount, byte(end) != UInt8(ascii: "\n") { end += 1 }
      if byte(start) == UInt8(ascii: "["), byte(end - 1) == UInt8(ascii: "]"), sign(start..<end) == nil {
        isSoft = string(start..<end) == "[soft]"
      } else if isSoft {
        var place = start
        while place < end {
          let word = word(from: place, to: end)
          soft.insert(meaning(word))
          place = word.upperBound + 1
        }
      } else if let sign = sign(start..<end) {
        read(start..<end, sign: sign)
      }
      start = end + 1
    }
    weigh()
  }

  /// The meaning of a word's bytes, a new one if it is.
  private mutating func meaning(_ name: Range<Int>) -> Meaning {
    let name = string(name)
    if let number = numbers[name] { return Meaning(number: number) }
    numbers[name] = numbers.count
    return Meaning(number: numbers.count - 1)
  }

  private mutating func read(_ row: Range<Int>, sign: Int) {
    let isNamed = byte(row.lowerBound) == UInt8(ascii: "?")
    let head = row.lowerBound + (isNamed ? 1 : 0)..<sign
    // A long row goes on in another one.
    let isSame =
      heads.last.map { $0.count == head.count && zip($0, head).allSatisfy { byte($0) == byte($1) } } ?? false
    if !isSame {
      heads.append(head)
      related.append(MeaningSet())
    }
    var (first, isOrdered, needs, begin) = (items.count, false, MeaningSet(), sign + 3)
    var place = begin
    while place < row.upperBound {
      let word = word(from: place, to: row.upperBound)
      place = word.upperBound + 1
      switch byte(word.lowerBound) {
      case UInt8(ascii: ">"): isOrdered = true
      case UInt8(ascii: "|"):
        add(first, isOrdered, isNamed, begin..<word.lowerBound - 1, needs)
        (first, isOrdered, needs, begin) = (items.count, false, MeaningSet(), word.upperBound + 1)
      default:
        let item = item(word)
        if !item.isOptional, item.meanings.count == 1 { needs.formUnion(item.meanings) }
        if !item.isSlot { related[related.count - 1].formUnion(item.meanings) }
        items.append(item)
      }
    }
    add(first, isOrdered, isNamed, begin..<row.upperBound, needs)
  }

  private mutating func add(
    _ first: Int, _ isOrdered: Bool, _ isNamed: Bool, _ place: Range<Int>, _ needs: MeaningSet
  ) {
    sentences.append(
      Sentence(
        items: first..<items.count, isOrdered: isOrdered, isNamed: isNamed, row: heads.count - 1, place: place,
        needs: needs))
  }

  private mutating func item(_ word: Range<Int>) -> Sentence.Item {
    var item = Sentence.Item()
    var word = word
    if byte(word.lowerBound) == UInt8(ascii: "[") {
      item.isOptional = true
      word = word.lowerBound + 1..<word.upperBound - 1
    }
    guard byte(word.lowerBound) == UInt8(ascii: "{") else {
      var start = word.lowerBound
      for place in word where byte(place) == UInt8(ascii: "/") {
        item.meanings.insert(meaning(start..<place))
        start = place + 1
      }
      item.meanings.insert(meaning(start..<word.upperBound))
      return item
    }
    word = word.lowerBound + 1..<word.upperBound - 1
    item.slot = string(word)
    let isSecond = byte(word.upperBound - 1) == UInt8(ascii: "2")
    let list = isSecond ? word.lowerBound..<word.upperBound - 1 : word
    switch string(list) {
    case "n": item.meanings.insert(.number)
    case "row": [.number, .top, .last, .middle].forEach { item.meanings.insert($0) }
    case "column": [.number, .side, .last, .middle].forEach { item.meanings.insert($0) }
    default: item.meanings.insert(meaning(list))
    }
    return item
  }

  private static let rows = MeaningSet(.number, .top, .last, .middle)
  private static let columns = MeaningSet(.number, .side, .last, .middle)
  private static let mostOfSoft = 2.0

  private mutating func weigh() {
    var counts = Array(repeating: 0, count: numbers.count)
    var lastRows = Array(repeating: -1, count: numbers.count)
    for sentence in sentences {
      for item in items[sentence.items] where !item.isOptional {
        item.meanings.forEach { meaning in
          if lastRows[meaning.number] != sentence.row { counts[meaning.number] += 1 }
          lastRows[meaning.number] = sentence.row
        }
      }
    }
    weights = counts.enumerated().map { number, count in
      let rarity = Double(heads.count) / Double(max(count, 1))
      // About the logarithm to base 2.
      let weight = Double(rarity.exponent) + rarity.significand - 1
      return soft.contains(Meaning(number: number)) ? min(weight, Self.mostOfSoft) : weight
    }
    for sentence in sentences where items[sentence.items].contains(where: { $0.slot == "title" }) {
      besideTitles.formUnion(related[sentence.row])
    }
    for index in items.indices {
      var least = Double.infinity
      items[index].meanings.forEach { least = min(least, weights[$0.number]) }
      items[index].weight = least
    }
  }

  // MARK: Bytes

  private func byte(_ place: Int) -> UInt8 { text.utf8Start[place] }

  private func string(_ place: Range<Int>) -> String {
    String(
      decoding: UnsafeBufferPointer(start: text.utf8Start + place.lowerBound, count: place.count), as: UTF8.self
    )
  }

  /// Where ` = ` is.
  private func sign(_ row: Range<Int>) -> Int? {
    row.dropLast(2).first { place in
      byte(place) == UInt8(ascii: " ") && byte(place + 1) == UInt8(ascii: "=")
        && byte(place + 2) == UInt8(ascii: " ")
    }
  }

  /// The word that begins here.
  private func word(from start: Int, to end: Int) -> Range<Int> {
    var place = start
    while place < end, byte(place) != UInt8(ascii: " ") { place += 1 }
    return start..<place
  }

  /// The weight of the rarest of these meanings.
  func weight(ofRarest meanings: MeaningSet) -> Double {
    var most = 0.0
    meanings.forEach { most = max(most, weights[$0.number]) }
    return most
  }

  // MARK: Lines

  /// The lines that a sentence means, the first that can be typed now.
  func lines(of sentence: Sentence) -> [[String]] {
    // A slot can have the sign without blanks.
    string(heads[sentence.row]).split(separator: " ").split(separator: "/").map { $0.map(String.init) }
  }

  /// Whether it turns up cards that it names.
  func isOfCards(_ sentence: Sentence) -> Bool {
    let head = string(heads[sentence.row])
    return (head.hasPrefix("flip ") || head.hasPrefix("place "))
      && items[sentence.items].contains(where: \.isSlot)
  }

  /// It as it is in the file, after its line.
  func text(of sentence: Sentence) -> String {
    "\(sentence.isNamed ? "?" : "")\(string(heads[sentence.row])) = \(string(sentence.place))"
  }
}
