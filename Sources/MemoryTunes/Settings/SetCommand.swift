import Text
import Wording

let setCommand = Command(
  name: "set",
  parameters: [
    Parameter(.setting, kind: .choice(Setting.allCases.map(\.rawValue))),
    Parameter(.value, kind: .value { Setting.named($0)?.choices ?? [] }, isOptional: true),
  ], subject: .settings, consequence: .shows(upTo: 1)
) { arguments throws(LineRefusal) in
  let word = try arguments.word(0)
  guard let setting = Setting.named(word) else {
    throw .noSuchSetting(word, nearest: word.nearest(of: Setting.allCases.map(\.rawValue), in: \.settings))
  }
  if arguments.words.count == 1 { return .act(.settings(.list(setting))) }
  return .act(.settings(.choose(setting, try arguments.word(1))))
}

let languageCommand = Command(
  name: "language",
  parameters: [Parameter(.name, kind: .choice(Setting.language.choices), isOptional: true)], subject: .settings,
  consequence: .shows(upTo: 0)
) { arguments in
  guard let word = arguments.words.first else { return .act(.settings(.list(.language))) }
  return .act(.settings(.choose(.language, word)))
}

let cardsCommand = Command(
  name: "cards", parameters: [Parameter(.what, kind: .choice(Setting.cards.choices))], subject: .settings
) { arguments throws(LineRefusal) in
  let word = try arguments.word(0)
  guard Setting.cards.takes(word) else {
    throw .notOneOf(word, usage: Usage(.command("cards"), .oneOf(Setting.cards.choices)))
  }
  return .act(.settings(.cards(word)))
}

extension GameState {
  /// What the cards of the chosen deck show, or those of all decks if it is none of the player's own.
  mutating func choose(cards value: Word, isAtPrompt: Bool) -> Reduction {
    var values = SettingValues.usual
    guard isAtPrompt, let deck = next.deck, deck.isOneFile, deck.canBeSplit,
      Setting.cards.row.put(Array(value.typed.utf8), &values)
    else { return choose(.cards, value) }
    let chosen = deck.dealt(with: values.cards)
    choose(deck: chosen)
    return .say(.choseCards(chosen))
  }

  mutating func choose(_ setting: Setting, _ value: Word) -> Reduction {
    let earlier = settings
    guard setting.row.put(Array(value.typed.utf8), &settings) else {
      let example = setting.nearest(to: value) ?? setting.example(besides: settings)
      let path = FilePath(value.typed)
      let isDeck = setting == .category && (DeckReference(path).isKnown || DeckFolder.isDeck(path.name.bytes))
      return .refuse(.setting(.notAChoice(setting, value, example: example, isDeck: isDeck)))
    }
    if let part = DealPart(rawValue: setting.rawValue) { next.chosenParts.insert(part) }
    return .say(.chose(ChosenSetting(setting: setting, values: settings, earlier: earlier)))
  }

  func choices(of setting: Setting, isAtPrompt: Bool) -> Reduction {
    // As far as known, those of the next game.
    let most = choice.count(for: cards(of: choice))
    return .say(
      .toldChoices(
        ToldChoices(setting: setting, values: settings, pairs: 2...max(2, most), isNumbered: isAtPrompt)))
  }
}

extension SettingsAction {
  func reduce(_ game: inout GameState, isAtPrompt: Bool) -> Reduction {
    switch self {
    case .list(let setting): game.choices(of: setting, isAtPrompt: isAtPrompt)
    case .choose(let setting, let value): game.choose(setting, value)
    case .cards(let value): game.choose(cards: value, isAtPrompt: isAtPrompt)
    }
  }
}

extension Notice {
  /// The cards of a deck were chosen, or are again those of its file.
  static func choseCards(of deck: Deck) -> Notice {
    Notice(
      "cards-chosen",
      ["deck": deck.identity.name, "isOfWords": deck.isOfWords, "isByFile": deck.chosenCards == nil],
      shows: .screen
    ) { context in
      let (words, name) = (context.words, deck.name(context.words))
      return deck.chosenCards == nil
        ? words.fileChoosesCards(isSplit: deck.isOfWords, deck: name)
        : words.cardsOfDeckChosen(isSplit: deck.isOfWords, deck: name)
    }
  }
}

extension ChosenSetting: Presentable {
  var code: AnswerCode { .done("setting-chosen") }
  var shows: AnswerLayout { .screen }

  func message(_ context: AnswerContext) -> String? { setting.message(values, since: earlier, context.words) }

  func addValues(_ context: AnswerContext, to object: inout Output) {
    object.member("setting", setting.rawValue)
    object.member("value", setting.value(values))
  }
}

extension SettingRefusal {
  var notice: Notice {
    switch self {
    case .notAChoice(let setting, let value, let example, let isDeck):
      .refused(
        "not-a-choice",
        ["word": value.brief, "setting": setting.rawValue, "choices": setting.choices, "usage": [] as [String]]
      ) {
        let other = isDeck ? "\($0.words.command("category")) \(value.brief)" : nil
        return setting.refusal(of: value, $0.style, example: example, other: other)
      }
    }
  }
}

extension Setting {
  fileprivate func message(_ values: SettingValues, since earlier: SettingValues, _ words: Wording) -> String {
    switch (self, values.cards) {
    case (.language, _):
      return values.presentation.language == nil ? words.languageChosenAutomatically : words.languageChosen
    case (.cards, nil): return words.deckChoosesCards
    case (.cards, .same?): return words.sameChosen
    case (.cards, .split?): return words.splitChosen
    default: break
    }
    return words.sentences(
      words.settingChosen(
        setting: name(words), title: name(words).capitalized, value: word(for: value(values), words)),
      (values.presentation.board == .plain) != (earlier.presentation.board == .plain)
        ? words.howToSetBack(line: line(value(earlier), words)) : "")
  }

  /// A word that is not a value, and one that is; or another line that takes the word.
  fileprivate func refusal(of word: Word, _ style: Style, example: String, other: String?) -> String {
    let (words, isPlain) = (style.words, style.isPlain)
    var (choices, line) = (choiceList(words, besides: word), other ?? line(example, words))
    if self == .language {
      choices = words.languageChoices(isPlain: isPlain)
      line = words.line(Language(rawValue: example) ?? words.otherLanguage, isPlain: isPlain)
    }
    return words.noChoice(word: word.brief, setting: name(words), choices: choices, line: line)
  }

  /// The choice with this number, or the word itself, which may be none.
  func choice(_ word: Word) -> Word {
    if let number, let count = word.count, count >= number.least { return word }
    return choices.row(word).map { Word($0) } ?? word
  }
}

extension ToldChoices: Presentable {
  var code: AnswerCode { .done("setting") }

  func message(_ context: AnswerContext) -> String? {
    let words = context.words
    guard setting == .language else {
      return words.settingTold(
        setting: setting.name(words), title: setting.name(words).capitalized,
        value: setting.word(for: setting.value(values), words),
        choices: setting.choiceList(words, isNumbered: isNumbered),
        isNumbered: isNumbered && setting.number == nil,
        line: setting.line(setting.example(besides: values), words))
    }
    return words.languageTold(
      isAutomatic: values.presentation.language == nil,
      choices: words.languageChoices(isNumbered: isNumbered, isPlain: context.style.isPlain),
      line: words.line(words.otherLanguage, isPlain: context.style.isPlain))
  }

  func addValues(_ context: AnswerContext, to object: inout Output) {
    object.member("setting", setting.rawValue)
    object.member("value", setting.value(values))
    object.member("choices", setting.choices)
  }

  func addMembers(_ context: AnswerContext, to object: inout Output) {
    object.member("list", objects: [setting]) { setting, object in
      object.member("setting", setting.rawValue)
      object.member("value", setting.value(values))
      let numbers = setting.number == nil ? [] : pairs.map(String.init)
      object.member("choices", setting.choices + numbers)
    }
  }
}
