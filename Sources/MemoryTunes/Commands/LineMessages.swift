extension LineProblem {
  /// What is said of a line that was not understood.
  func message(to line: Line?, hasGame: Bool) -> String {
    let first = line?.quotedWord ?? ""
    switch self {
    case .tooLong:
      return "This line is longer than \(Line.longest) bytes. For what can be typed, type: help"
    case .unknownCommand(let word, let nearest):
      let word = OutsideText.quoted(word.typed)
      guard let nearest else { return "\(word) is not a command. For what can be typed, type: help" }
      return "\(word) is not a command. Did you mean: \(nearest)"
    case .unknownTopic(let word, let nearest):
      let word = OutsideText.quoted(word.typed)
      guard let nearest else { return "\(word) is not a command. For a list, type: help" }
      return "\(word) is not a command. Did you mean: help \(nearest)"
    case .notHere where !hasGame:
      return "\(first) needs a game on the table. To deal one, type: play"
    case .notHere(let place):
      return "\(first) works on the screen '\(place)' only. To go there, type: \(place)"
    case .tooFewWords(let usage, let choices) where choices.isEmpty:
      return "\(first) needs another word. Type: \(usage)"
    case .tooFewWords(let usage, let choices):
      return "\(first) needs another word: \(Self.list(choices)). Type: \(usage)"
    case .tooManyWords(let word, let usage):
      return "One word too many: \(OutsideText.quoted(word.typed)). Type: \(usage)"
    case .notInOneLine(let word, let one, let other):
      return
        "\(first) does not take \(OutsideText.quoted(word.typed)). Type two lines: \(one), and then: \(other)"
    case .notANumber(let word, let usage):
      return "\(OutsideText.quoted(word.typed)) is not a number. Type: \(usage)"
    case .notOneOf(let word, let usage):
      return "\(OutsideText.quoted(word.typed)) means nothing here. Type: \(usage)"
    case .tooLargeANumber(let word):
      return "\(OutsideText.quoted(word.typed)) is too large. Type a number up to \(UInt64.max)."
    case .notADay(let word):
      let word = OutsideText.quoted(word.typed)
      return
        "\(word) is not a day from 1970-01-01 on. Type one like: \(first.dropFirst().dropLast()) 2026-11-20"
    case .outOfRange(let word, let range):
      let word = OutsideText.quoted(word.typed)
      return "\(word) is out of range. Type a number from \(range.lowerBound) to \(range.upperBound)."
    case .rowOfMenu(let title, let command):
      return "'\(title)' is a row of the menu. Here, type: \(command)"
    case .noSuchRow(let word, let rows):
      return "There is no row \(OutsideText.quoted(word.typed)). Type a number from 1 to \(rows)."
    }
  }

  /// The words as a sentence lists them: `a, b or c`.
  private static func list(_ words: [String]) -> String {
    words.count < 2
      ? words.joined() : words.dropLast().joined(separator: ", ") + " or " + words[words.count - 1]
  }
}
