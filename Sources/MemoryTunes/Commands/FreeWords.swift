import MemoryCore
import Text
import Wording

/// The words of a line with their senses: those of the lexicon, names of commands, and numbers.
struct FreeWords {
  private(set) var list: [FreeWord] = []
  /// Whether it has a sign that no line means, like `-3` or `3.5`.
  private(set) var hasSign = false
  /// The punctuation before the next word; empty if there is none.
  private var last = ""

  /// The longest line that is read, in bytes, and the most words of it.
  private static let longest = 240
  private static let mostWords = 60

  /// Nil for a line that is too long.
  init?(_ text: String, isCommand: (Word) -> String?) {
    guard text.utf8.count <= Self.longest, !text.unicodeScalars.contains(where: OutsideText.isHidden) else {
      return nil
    }
    var rest = Lexicon.all.words(text)[...]
    guard rest.count <= Self.mostWords, text.utf8.first != UInt8(ascii: ",") else { return nil }
    while let word = rest.first {
      let number = Numeral(rest)
      if let match = Lexicon.all.match(rest), match.length >= number?.length ?? 0 {
        list.append(FreeWord(text: rest.prefix(match.length).joined(separator: " "), senses: match.senses))
        (rest, last) = (rest.dropFirst(match.length), "")
      } else if let number {
        list += number.values.map { FreeWord(text: $0, senses: [.init(.number, $0)], isNumeral: true) }
        (rest, last) = (rest.dropFirst(number.length), "")
      } else if let name = Self.isSign(word) ? nil : isCommand(Word(word)) {
        list.append(FreeWord(text: word, senses: [Lexicon.all.sense(ofCommand: name)]))
        (rest, last) = (rest.dropFirst(), "")
      } else {
        takeSign(word, next: rest.dropFirst().first)
        rest = rest.dropFirst()
      }
    }
    addTens()
  }

  /// Whether it is punctuation, which can be a command elsewhere.
  private static func isSign(_ word: String) -> Bool {
    word.unicodeScalars.allSatisfy { !$0.properties.isAlphabetic }
  }

  /// Punctuation, or an unknown word.
  private mutating func takeSign(_ word: String, next: String?) {
    defer { last = word }
    let isBetween = list.last?.isNumber == true && next.map { Numeral([$0]) != nil } ?? false
    switch word {
    case "-", "\u{2013}", "\u{2014}", "/", "+", "&", "\\":
      // A hyphen is also between words, as in `high-score`, or before an ending, as in `3-й`.
      let isHyphen = word == "-" && next?.first?.isNumber == false
      if last == word || !isBetween && !isHyphen { hasSign = true }
    case ".", ":", "=": if isBetween { hasSign = true }
    case Lexicon.sign: hasSign = true
    // A number is missing between them.
    case "," where last == ",": hasSign = true
    case ",", ";", "!", "?", "#", "\u{2116}", "\"", "(", ")", "[", "]", "«", "»", "“", "”", "‘", "…", "。", "、",
      "《", "》", "「", "」", "~", "*", "`", "～", "·":
      break
    default: list.append(FreeWord(text: word, senses: []))
    }
  }

  /// `twenty five` is one number.
  private mutating func addTens() {
    var index = 1
    while index < list.count {
      if let tens = list[index - 1].writtenNumber, let ones = list[index].writtenNumber, tens >= 20,
        tens % 10 == 0, (1...9).contains(ones)
      {
        list[index - 1].senses = [.init(.number, "\(tens + ones)")]
        list.remove(at: index)
      } else {
        index += 1
      }
    }
  }
}

/// A word, or a phrase of several, and what it can mean: nothing if it is unknown.
struct FreeWord {
  let text: String
  var senses: [Lexicon.Sense]
  /// Whether it was written in digits.
  var isNumeral = false

  func names(_ kind: Lexicon.Sense.Kind) -> [String] { senses.filter { $0.kind == kind }.map(\.name) }
  func isAny(of kinds: Set<Lexicon.Sense.Kind>) -> Bool { senses.contains { kinds.contains($0.kind) } }
  var isNumber: Bool { isAny(of: [.number]) }
  /// Its number, if it is one in letters.
  fileprivate var writtenNumber: Int? { isNumeral ? nil : names(.number).first.flatMap { Int($0) } }
}

extension Word {
  /// With simplified characters, and with digits in place of a number in words, which can end a Chinese word:
  /// `收藏一`.
  var respelled: Word {
    guard !key.isEmpty else { return self }
    let text = Lexicon.all.simplified(typed)
    if let words = FreeWords(text, isCommand: { _ in nil }), words.list.count == 1, !words.hasSign,
      words.list[0].senses.count == 1, let number = words.list[0].names(.number).first
    {
      return Word(number)
    }
    let characters = text.unicodeScalars.map { String($0) }
    for start in characters.indices.dropFirst() {
      if let number = Numeral(characters[start...]), number.length == characters.count - start,
        number.values.count == 1
      {
        return Word(characters[..<start].joined() + number.values[0])
      }
    }
    return Word(text)
  }
}

/// A number in digits or in Chinese characters, at the beginning of words.
private struct Numeral {
  var values: [String]
  /// How many words it takes.
  var length: Int

  private static let digits: [String: Int] = [
    "零": 0, "〇": 0, "一": 1, "二": 2, "两": 2, "三": 3, "四": 4, "五": 5, "六": 6, "七": 7, "八": 8, "九": 9,
  ]

  init?(_ words: ArraySlice<String>) {
    guard let first = words.first else { return nil }
    if first.utf8.first.map({ (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }) ?? false {
      (values, length) = ([first], 1)
      return
    }
    let run = words.prefix { Self.digits[$0] != nil || $0 == "十" || $0 == "百" }
    guard !run.isEmpty, run.first != "百" else { return nil }
    length = run.count
    // Without a ten, each character is a number: 三七 are two cards.
    guard run.contains("十") || run.contains("百") else {
      values = run.map { "\(Self.digits[$0]!)" }
      return
    }
    var (sum, digit) = (0, nil as Int?)
    for word in run {
      switch word {
      case "十": (sum, digit) = (sum + 10 * (digit ?? 1), nil)
      case "百": (sum, digit) = (sum + 100 * (digit ?? 1), nil)
      default: digit = Self.digits[word]
      }
    }
    values = ["\(sum + (digit ?? 0))"]
  }
}
