/// The words after a command's name: as many as the command allows.
struct Arguments {
  let words: [Word]
  /// How the command is typed.
  let usage: Usage

  func check(count: ClosedRange<Int>) throws(LineProblem) {
    if words.count < count.lowerBound { throw .tooFewWords(usage: usage) }
    if words.count > count.upperBound { throw .tooManyWords(first: words[count.upperBound], usage: usage) }
  }

  /// The word at an index as a number up to 2^64 − 1.
  func number(_ index: Int) throws(LineProblem) -> UInt64 {
    let word = try word(index)
    guard word.isNumber else { throw .notANumber(word, usage: usage) }
    guard let number = word.number else { throw .tooLargeANumber(word) }
    return number
  }

  /// The word at an index as a count or a number; nil if there is no word. A number too large for any count
  /// becomes the largest one.
  func optionalCount(_ index: Int) throws(LineProblem) -> Int? {
    index < words.count ? try count(index) : nil
  }

  func count(_ index: Int) throws(LineProblem) -> Int {
    let word = try word(index)
    guard let count = word.count else { throw .notANumber(word, usage: usage) }
    return count
  }

  func word(_ index: Int) throws(LineProblem) -> Word {
    guard index < words.count else { throw .tooFewWords(usage: usage) }
    return words[index]
  }
}
