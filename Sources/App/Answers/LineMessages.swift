import Wording

extension LineProblem: Answer {
  package var code: AnswerCode {
    switch self {
    case .tooLong: .refused("line-too-long")
    case .unknownCommand, .categoryElsewhere, .square: .refused("unknown-command")
    case .nothingToDo: .refused("nothing-to-do")
    case .unknownTopic: .refused("unknown-topic")
    case .rowOfMenu: .refused("not-here")
    case .notHere: .refused("not-here")
    case .noGame: .refused("no-game")
    case .noSuchCategory: .refused("no-such-category")
    case .noSuchSetting: .refused("no-such-setting")
    case .tooFewWords: .refused("too-few-words")
    case .tooManyWords: .refused("too-many-words")
    case .notANumber: .refused("not-a-number")
    case .notOneOf: .refused("not-a-choice")
    case .tooLargeANumber: .refused("number-too-large")
    case .notADay: .refused("not-a-day")
    case .notAChallenge: .refused("not-a-challenge")
    case .noSuchRow: .refused("no-such-row")
    }
  }

  package func message(_ context: AnswerContext) -> String? {
    let (first, words) = (context.firstWord, context.words)
    return switch self {
    case .tooLong: words.tooLongLine(most: Line.longest)
    case .unknownCommand(let word, let nearest):
      words.sentences(
        words.noSuchCommand(word: word.brief), nearest.map(words.didYouMean) ?? words.howToListCommands)
    case .categoryElsewhere(let word):
      words.sentences(
        words.noSuchCommand(word: word.brief), words.didYouMean("\(words.command("play")) \(word.brief)"))
    case .nothingToDo: words.nothingToDo
    case .unknownTopic(let word, let nearest):
      words.sentences(
        words.noSuchCommand(word: word.brief),
        nearest.map { words.didYouMean("\(words.command("help")) \($0)") } ?? words.howToListCommands)
    case .noGame: words.needsGame(word: first)
    case .noSuchCategory(let word): DeckRefusal.unknown(word, nearest: nil).message(context)
    case .noSuchSetting(let word, let nearest):
      words.sentences(
        words.noSetting(word: word.brief),
        nearest.map {
          words.didYouMean("\(words.command("set")) \(words.language.word(for: $0, in: \.settings))")
        } ?? words.howToListSettings)
    case .notHere(let place): words.needsScreen(word: first, screen: place.title(words))
    case .tooFewWords(let usage, let choices):
      words.needsAnotherWord(
        word: first, choices: choices.isEmpty ? nil : words.choice(of: choices.map(words.argument)),
        usage: usage.text(words))
    case .tooManyWords(let word, let usage): words.oneWordTooMany(word: word.brief, usage: usage.text(words))
    case .notANumber(let word, let usage): words.notANumber(word: word.brief, usage: usage.text(words))
    case .notOneOf(let word, let usage): words.meaningless(word: word.brief, usage: usage.text(words))
    case .tooLargeANumber(let word): words.tooLargeANumber(word: word.brief, most: "\(UInt64.max)")
    case .notADay(let word): words.notADay(word: word.brief, command: first)
    case .notAChallenge(let word): words.notAChallenge(word: word.brief)
    case .rowOfMenu(let title, let command): words.rowOfMenu(title: title, command: words.command(command))
    case .square(let word): words.cardsHaveNumbers(word: word.brief)
    case .noSuchRow(let word, let rows): words.noSuchRow(word: word.brief, rows: rows)
    }
  }

  package func suggestion(for line: Line) -> String? {
    switch self {
    case .unknownCommand(let word, let nearest?):
      // A misspelled command keeps its arguments.
      let isFirst = line.words.count > 1 && word.typed == line.words[0].typed
      return isFirst ? "\(nearest) \(String(decoding: line.rest, as: UTF8.self))" : nearest
    case .categoryElsewhere(let word):
      return "play \(word.typed)"
    case .unknownTopic(_, let nearest?):
      return "help \(nearest)"
    case .noSuchSetting(_, let nearest?):
      return "set \(nearest)"
    default:
      return nil
    }
  }
}
