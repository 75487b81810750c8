import Wording

extension LineProblem: RefusalSentence {
  var sentence: Notice {
    switch self {
    case .tooLong:
      .refused("line-too-long") { $0.words.tooLongLine(most: Line.longest) }
    case .unknownCommand(let word, let nearest):
      noSuchCommand("unknown-command", word) { nearest.map($0.didYouMean) ?? $0.howToListCommands }
    case .categoryElsewhere(let word):
      noSuchCommand("unknown-command", word) { $0.didYouMean("\($0.command("play")) \(word.brief)") }
    case .square(let word):
      .refused("unknown-command") { $0.words.cardsHaveNumbers(word: word.brief) }
    case .nothingToDo:
      .refused("nothing-to-do") { $0.words.nothingToDo }
    case .unknownTopic(let word, let nearest):
      noSuchCommand("unknown-topic", word) { words in
        nearest.map { words.didYouMean("\(words.command("help")) \($0)") } ?? words.howToListCommands
      }
    case .rowOfMenu(let title, let command):
      .refused("not-here") { $0.words.rowOfMenu(title: title, command: $0.words.command(command)) }
    case .notHere(let place):
      .refused("not-here") { $0.words.needsScreen(word: $0.firstWord, screen: place.title($0.words)) }
    case .noGame:
      .refused("no-game") { $0.words.needsGame(word: $0.firstWord) }
    case .atMenu:
      .refused("at-menu") { $0.words.nothingBeforeTheMenu(word: $0.firstWord) }
    case .nothingAsked:
      .refused("nothing-asked", \.words.noQuestionToAnswer)
    case .noSuchCategory(let word):
      DeckRefusal.unknown(word, nearest: nil).sentence
    case .noSuchSetting(let word, let nearest):
      .refused("no-such-setting") { context in
        let words = context.words
        let setting = nearest.map { words.language.word(for: $0, in: \.settings) }
        return words.sentences(
          words.noSetting(word: word.brief),
          setting.map { words.didYouMean("\(words.command("set")) \($0)") } ?? words.howToListSettings)
      }
    case .tooFewWords(let usage, let choices):
      .refused("too-few-words") { context in
        let words = context.words
        return words.needsAnotherWord(
          word: context.firstWord,
          choices: choices.isEmpty ? nil : words.choice(of: choices.map(words.argument)),
          usage: usage.text(words))
      }
    case .tooManyWords(let word, let usage):
      .refused("too-many-words") { $0.words.oneWordTooMany(word: word.brief, usage: usage.text($0.words)) }
    case .notANumber(let word, let usage):
      .refused("not-a-number") { $0.words.notANumber(word: word.brief, usage: usage.text($0.words)) }
    case .notOneOf(let word, let usage):
      .refused("not-a-choice") { $0.words.meaningless(word: word.brief, usage: usage.text($0.words)) }
    case .tooLargeANumber(let word):
      .refused("number-too-large") { $0.words.tooLargeANumber(word: word.brief, most: "\(UInt64.max)") }
    case .notADay(let word):
      .refused("not-a-day") { $0.words.notADay(word: word.brief, command: $0.firstWord) }
    case .notAChallenge(let word, let deck):
      .refused("not-a-challenge") { $0.words.notAChallenge(word: word.brief, deck: deck?.brief) }
    case .noSuchRow(let word, let rows):
      .refused("no-such-row") { $0.words.noSuchRow(word: word.brief, rows: rows) }
    }
  }

  private func noSuchCommand(
    _ code: String, _ word: Word, advice: @escaping (Wording) -> String
  ) -> Notice {
    .refused(code) { $0.words.sentences($0.words.noSuchCommand(word: word.brief), advice($0.words)) }
  }

  /// The line that the message suggests in place of the typed one; nil if it suggests none.
  func suggestion(for line: Line) -> String? {
    switch self {
    case .unknownCommand(let word, let nearest?):
      // A misspelled command keeps its arguments.
      let isFirst = line.words.count > 1 && word.typed == line.words[0].typed
      return isFirst ? "\(nearest) \(String(decoding: line.rest, as: UTF8.self))" : nearest
    case .categoryElsewhere(let word): return "play \(word.typed)"
    case .unknownTopic(_, let nearest?): return "help \(nearest)"
    case .noSuchSetting(_, let nearest?): return "set \(nearest)"
    default: return nil
    }
  }
}
