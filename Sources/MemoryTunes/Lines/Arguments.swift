import Text

/// The words after a command's name: as many as the command allows.
package struct Arguments {
  package let words: [Word]
  /// The last word if it is the rest of the line: bytes, which need not be UTF-8.
  private let rest: FilePath?
  private let command: Usage.Part
  private let parameters: [Parameter]

  var usage: Usage { Usage([command] + parameters.map(\.usage)) }

  init(_ words: [Word], rest: FilePath? = nil, of command: Usage.Part, _ parameters: [Parameter] = []) {
    (self.words, self.rest, self.command, self.parameters) = (words, rest, command, parameters)
  }

  /// The rest of the line as the path of a file, or as a name in one.
  func path() throws(LineRefusal) -> FilePath {
    guard let rest else { throw .tooFewWords(usage: usage) }
    return rest
  }

  func check(most: Int) throws(LineRefusal) {
    if words.count > most { throw .tooManyWords(first: words[most], usage: usage) }
  }

  /// The word at an index as a number up to 2^64 − 1.
  func number(_ index: Int) throws(LineRefusal) -> UInt64 {
    let word = try word(index)
    guard word.isNumber else { throw .notANumber(word, usage: usage) }
    guard let number = word.number else { throw .tooLargeANumber(word) }
    return number
  }

  /// The word at an index as a count or a number; nil if there is no word. A number too large for any count
  /// becomes the largest one.
  func optionalCount(_ index: Int) throws(LineRefusal) -> Int? { index < words.count ? try count(index) : nil }

  func count(_ index: Int) throws(LineRefusal) -> Int {
    let word = try word(index)
    guard let count = word.count else { throw .notANumber(word, usage: usage) }
    return count
  }

  /// The word at an index as a count; nil if it is `last`.
  func countOrLast(_ index: Int) throws(LineRefusal) -> Int? {
    let word = try word(index)
    if let count = word.count { return count }
    guard word.choice(of: ["last"]) != nil else { throw .notANumber(word, usage: usage) }
    return nil
  }

  /// Whether this optional word follows.
  func hasChoice(_ choice: String, of command: String) throws(LineRefusal) -> Bool {
    guard let word = words.first else { return false }
    guard word.choice(of: [choice]) != nil else { throw .notOneOf(word, usage: .lines(command, nil, choice)) }
    return true
  }

  func word(_ index: Int) throws(LineRefusal) -> Word {
    guard index < words.count else { throw .tooFewWords(usage: usage) }
    return words[index]
  }
}

extension [Word] {
  /// Numbers as people list them, with blanks or single commas between them: `3 7`, `3,7`, `3, 7` and `3 , 7`,
  /// each as a word; the words unchanged if they are not such a list.
  var separatedNumbers: [Word] {
    guard contains(where: { $0.key.utf8.contains(UInt8(ascii: ",")) }) else { return self }
    let lists = map(\.key).joined(separator: " ").split(separator: ",", omittingEmptySubsequences: false)
      .map { $0.split(separator: " ").map { Word(String($0)) } }
    return lists.allSatisfy { !$0.isEmpty && $0.allSatisfy(\.isNumber) } ? lists.flatMap(\.self) : self
  }
}
