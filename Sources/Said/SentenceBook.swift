import Text
import Wording

/// All sentences, and the numbers of the meanings in them.
struct SentenceBook: Sendable {
  static let shared = SentenceBook(SaidText.textOfSentences.description)

  private(set) var sentences: [Sentence] = []
  /// Meanings that need not be in a sentence.
  private(set) var soft: MeaningSet
  /// By number, how rare a meaning is: the logarithm of how many times fewer lines have it than there are.
  private(set) var weights: [Double] = []
  private var numbers: [ByteKey: Int] = [:]
  private static let mostMeanings = 512

  func meaning(_ name: String) -> Meaning? { numbers[name].map(Meaning.init) }

  func name(of meaning: Meaning) -> String { numbers.first { $0.value == meaning.number }?.key.text ?? "" }

  /// Reads the sections `[soft]` and `[sentences]`, as `common.said` explains them.
  init(_ text: String) {
    soft = MeaningSet(count: Self.mostMeanings)
    for (number, name) in Meaning.known.enumerated() { numbers[name] = number }
    var section: Substring = ""
    for line in text.split(separator: "\n") where line.first != "#" {
      if line.first == "[", line.last == "]", !line.contains("=") {
        section = line
      } else if section == "[soft]" {
        for name in line.split(separator: " ") { soft.insert(number(name)) }
      } else {
        read(line)
      }
    }
    var counts = Array(repeating: 0, count: numbers.count)
    var lines = 0
    var last: [[String]] = []
    var seen: Set<Int> = []
    for sentence in sentences {
      if sentence.lines != last { (seen, last, lines) = ([], sentence.lines, lines + 1) }
      for meaning in sentence.items.filter({ !$0.isOptional }).flatMap(\.meanings)
      where seen.insert(meaning.number).inserted { counts[meaning.number] += 1 }
    }
    var related: [[[String]]: MeaningSet] = [:]
    for sentence in sentences {
      for meaning in sentence.items.filter(\.slot.isEmpty).flatMap(\.meanings) {
        related[sentence.lines, default: MeaningSet(count: Self.mostMeanings)].insert(meaning)
      }
    }
    for index in sentences.indices { sentences[index].related = related[sentences[index].lines]! }
    weights = counts.enumerated().map { number, count in
      soft.contains(Meaning(number: number)) ? 0.5 : Self.logarithm(Double(lines) / Double(max(count, 1)))
    }
  }

  /// About the logarithm to base 2.
  private static func logarithm(_ number: Double) -> Double { Double(number.exponent) + number.significand - 1 }

  private mutating func number(_ name: Substring) -> Meaning {
    let name = String(name)
    if let meaning = meaning(name) { return meaning }
    numbers[name] = numbers.count
    return Meaning(number: numbers.count - 1)
  }

  private mutating func read(_ row: Substring) {
    guard let sign = row.firstRange(of: " = ") else { return }
    var line = row[..<sign.lowerBound]
    let isNamed = line.first == "?"
    if isNamed { line.removeFirst() }
    // A slot can have the sign without blanks.
    let lines = line.split(separator: " ").split(separator: "/").map { $0.map(String.init) }
    for alternative in row[sign.upperBound...].split(separator: "|") {
      var needs = MeaningSet(count: Self.mostMeanings)
      var isOrdered = false
      var items: [Sentence.Item] = []
      for word in alternative.split(separator: " ") {
        if word == ">" {
          isOrdered = true
          continue
        }
        let item = item(word)
        if !item.isOptional, item.meanings.count == 1 { needs.insert(item.meanings[0]) }
        items.append(item)
      }
      let text = "\(isNamed ? "?" : "")\(line) = \(alternative.split(separator: " ").joined(separator: " "))"
      sentences.append(
        Sentence(
          items: items, isOrdered: isOrdered, isNamed: isNamed, lines: lines, text: text, needs: needs,
          related: needs))
    }
  }

  private mutating func item(_ word: Substring) -> Sentence.Item {
    if word.first == "[" {
      var item = item(word.dropFirst().dropLast())
      item.isOptional = true
      return item
    }
    guard word.first == "{" else { return Sentence.Item(meanings: word.split(separator: "/").map { number($0) }) }
    let slot = word.dropFirst().dropLast()
    let list = slot.last == "2" ? slot.dropLast() : slot
    let meanings: [Meaning] =
      switch list {
      case "n": [.number]
      case "row": [.number, .top, .last, .middle]
      case "column": [.number, .side, .last, .middle]
      default: [number(list)]
      }
    return Sentence.Item(meanings: meanings, slot: String(slot))
  }
}
