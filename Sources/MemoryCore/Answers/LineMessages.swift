import Wording

/// Messages about lines that were not understood.
extension LineProblem: Notice {
  package var code: AnswerCode? {
    switch self {
    case .tooLong: .lineTooLong
    case .unknownCommand, .categoryElsewhere: .unknownCommand
    case .unknownTopic: .unknownTopic
    case .rowOfMenu: .notHere
    case .notHere: .notHere
    case .noGame: .noGame
    case .noSuchCategory: .noSuchCategory
    case .noSuchSetting: .noSuchSetting
    case .tooFewWords: .tooFewWords
    case .tooManyWords: .tooManyWords
    case .notANumber: .notANumber
    case .notOneOf: .notAChoice
    case .tooLargeANumber: .numberTooLarge
    case .notADay: .notADay
    case .noSuchRow: .noSuchRow
    }
  }

  package func message(_ context: AnswerContext) -> String? {
    let (first, words) = (context.firstWord, context.words)
    return switch self {
    case .tooLong:
      words.tooLongLine(most: Line.longest)
    case .unknownCommand(let word, let nearest?):
      words.noSuchCommand(word.brief, nearest: nearest)
    case .unknownCommand(let word, nil):
      words.noSuchCommand(word.brief)
    case .categoryElsewhere(let word):
      words.noSuchCommand(word.brief, nearest: "\(words.command("play")) \(word.brief)")
    case .unknownTopic(let word, let nearest?):
      words.noHelp(on: word.brief, nearest: nearest)
    case .unknownTopic(let word, nil):
      words.noHelp(on: word.brief)
    case .noGame:
      words.needsGame(first)
    case .noSuchCategory(let word, nil):
      words.noCategory(word.brief)
    case .noSuchCategory(let word, let nearest?):
      words.noCategory(word.brief, nearest: words.language.word(for: nearest, in: \.categories))
    case .noSuchSetting(let word, nil):
      words.noSetting(word.brief)
    case .noSuchSetting(let word, let nearest?):
      words.noSetting(word.brief, nearest: words.language.word(for: nearest, in: \.settings))
    case .notHere(let place):
      words.needsScreen(first, place.title(words))
    case .tooFewWords(let usage, let choices) where choices.isEmpty:
      words.needsAnotherWord(first, usage: usage.text(words))
    case .tooFewWords(let usage, let choices):
      words.needsAnotherWord(first, choices: choices.map(words.argument), usage: usage.text(words))
    case .tooManyWords(let word, let usage):
      words.oneWordTooMany(word.brief, usage: usage.text(words))
    case .notANumber(let word, let usage):
      words.notANumber(word.brief, usage: usage.text(words))
    case .notOneOf(let word, let usage):
      words.meaningless(word.brief, usage: usage.text(words))
    case .tooLargeANumber(let word):
      words.tooLargeANumber(word.brief, most: .max)
    case .notADay(let word):
      words.notADay(word.brief, command: first)
    case .rowOfMenu(let title, let command):
      words.rowOfMenu(title, command: words.command(command))
    case .noSuchRow(let word, let rows):
      words.noSuchRow(word.brief, rows: rows)
    }
  }
}
