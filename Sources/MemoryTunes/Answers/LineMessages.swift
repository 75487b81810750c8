import Text
import Wording

extension LineRefusal {
  var notice: Notice {
    switch self {
    case .tooLong:
      .refused("line-too-long", ["most": Line.longest]) { $0.words.tooLongLine(most: Line.longest) }
    case .unknownCommand(let word, let nearest):
      .refused("unknown-command", on: word) {
        $0.noSuchCommand(word, nearest.map($0.didYouMean) ?? $0.howToListCommands)
      }
    case .categoryElsewhere(let word):
      .refused("unknown-command", on: word) {
        $0.noSuchCommand(word, $0.didYouMean("\($0.command("play")) \(word.brief)"))
      }
    case .square(let word):
      .refused("unknown-command", on: word) { $0.cardsHaveNumbers(word: word.brief) }
    case .nothingToDo: .refused("nothing-to-do") { $0.words.nothingToDo }
    case .unknownTopic(let word, let nearest):
      .refused("unknown-topic", on: word) { words in
        let other = nearest.map { words.didYouMean("\(words.command("help")) \($0)") }
        return words.noSuchCommand(word, other ?? words.howToListCommands)
      }
    case .rowOfMenu(let title, let command):
      .refused("not-here", values: { ["word": $0.command, "screen": Route.menu.rawValue, "command": command] })
      {
        $0.words.rowOfMenu(title: title, command: $0.words.command(command))
      }
    case .notHere(let place):
      .refused(
        "not-here", values: { ["word": $0.command, "screen": place.rawValue, "command": nil as String?] }
      ) {
        $0.words.needsScreen(word: $0.firstWord, screen: place.title($0.words))
      }
    case .noGame:
      .refused("no-game", values: { ["word": $0.command, "isElsewhere": false] }) {
        $0.words.needsGame(word: $0.firstWord)
      }
    case .atMenu:
      .refused("at-menu", values: { ["word": $0.command] }) {
        $0.words.nothingBeforeTheMenu(word: $0.firstWord)
      }
    case .nothingAsked: .refused("nothing-asked") { $0.words.noQuestionToAnswer }
    case .noSuchCategory(let word): DeckRefusal.unknown(word, nearest: nil).notice
    case .noSuchSetting(let word, let nearest):
      .refused("no-such-setting", on: word) { words in
        let setting = nearest.map { words.language.word(for: $0, in: \.settings) }
        return words.sentences(
          words.noSetting(word: word.brief),
          setting.map { words.didYouMean("\(words.command("set")) \($0)") } ?? words.howToListSettings)
      }
    case .tooFewWords(let usage, let choices):
      .refused("too-few-words", values: { ["word": $0.command, "choices": choices, "usage": usage.lines] }) {
        context in
        let words = context.words
        return words.needsAnotherWord(
          word: context.firstWord,
          choices: choices.isEmpty ? nil : words.choice(of: choices.map(words.argument)),
          usage: usage.text(words))
      }
    case .tooManyWords(let word, let usage):
      .refused("too-many-words", ["word": word.brief, "usage": usage.lines]) {
        $0.words.oneWordTooMany(word: word.brief, usage: usage.text($0.words))
      }
    case .notANumber(let word, let usage):
      .refused("not-a-number", ["word": word.brief, "usage": usage.lines]) {
        $0.words.notANumber(word: word.brief, usage: usage.text($0.words))
      }
    case .notOneOf(let word, let usage):
      .refused(
        "not-a-choice",
        ["word": word.brief, "setting": nil as String?, "choices": [] as [String], "usage": usage.lines]
      ) {
        $0.words.meaningless(word: word.brief, usage: usage.text($0.words))
      }
    case .tooLargeANumber(let word):
      .refused("number-too-large", ["word": word.brief, "most": UInt64.max]) {
        $0.words.tooLargeANumber(word: word.brief, most: "\(UInt64.max)")
      }
    case .notADay(let word):
      .refused("not-a-day", ["word": word.brief]) { $0.words.notADay(word: word.brief, command: $0.firstWord) }
    case .notAChallenge(let word, let deck):
      .refused("not-a-challenge", ["word": word.brief, "deck": deck?.brief]) {
        $0.words.notAChallenge(word: word.brief, deck: deck?.brief)
      }
    case .noSuchRow(let word, let rows):
      .refused("no-such-row", ["word": word.brief, "rows": rows]) {
        $0.words.noSuchRow(word: word.brief, rows: rows)
      }
    }
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

extension Notice {
  /// A refusal whose only value is a word of the line.
  fileprivate static func refused(
    _ code: String, on word: Word, _ text: @escaping (Wording) -> String
  ) -> Notice {
    .refused(code, ["word": word.brief]) { text($0.words) }
  }
}

extension Wording {
  fileprivate func noSuchCommand(_ word: Word, _ advice: String) -> String {
    sentences(noSuchCommand(word: word.brief), advice)
  }
}
