import Wording

extension LineProblem {
  /// What is said of a line that was not understood.
  func message(to line: Line?, hasGame: Bool, _ words: any Wording) -> String {
    let first = line?.firstWord ?? ""
    return switch self {
    case .tooLong:
      words.tooLongLine(most: Line.longest)
    case .unknownCommand(let word, let nearest?):
      words.noSuchCommand(word.brief, nearest: nearest)
    case .unknownCommand(let word, nil):
      words.noSuchCommand(word.brief)
    case .unknownTopic(let word, let nearest?):
      words.noHelp(on: word.brief, nearest: nearest)
    case .unknownTopic(let word, nil):
      words.noHelp(on: word.brief)
    case .notHere where !hasGame:
      words.needsGame(first)
    case .notHere(let place):
      words.needsScreen(first, place.title(words))
    case .tooFewWords(let usage, let choices, _) where choices.isEmpty:
      words.needsAnotherWord(first, usage: usage.text(words))
    case .tooFewWords(let usage, let choices, let areLiteral):
      words.needsAnotherWord(
        first, choices: areLiteral ? choices : choices.map(words.argument), usage: usage.text(words))
    case .tooManyWords(let word, let usage):
      words.oneWordTooMany(word.brief, usage: usage.text(words))
    case .notInOneLine(let word, let one, let other):
      words.twoLinesNeeded(
        first, argument: word.brief, first: one.text(words), second: other.text(words))
    case .notANumber(let word, let usage):
      words.notANumber(word.brief, usage: usage.text(words))
    case .notOneOf(let word, let usage):
      words.meaningless(word.brief, usage: usage.text(words))
    case .tooLargeANumber(let word):
      words.tooLargeANumber(word.brief, most: .max)
    case .notADay(let word):
      words.notADay(word.brief, command: first)
    case .outOfRange(let word, let range):
      words.outOfRange(word.brief, from: range.lowerBound, to: range.upperBound)
    case .rowOfMenu(let title, let command):
      words.rowOfMenu(title, command: words.command(command))
    case .noSuchRow(let word, let rows):
      words.noSuchRow(word.brief, rows: rows)
    }
  }
}

extension Route {
  /// What the screen is called, which is also the command that opens it.
  func title(_ words: any Wording) -> String { words.command(rawValue) }
}
