import Testing
import Wording
@testable import App

@testable import MemoryTunes

/// Commands are understood in all languages at once.
struct VocabularyTests {
  @Test func `every command has a word in every language, and no word has two meanings`() {
    let names = Set(CommandList<FeatureAction>.all.commands.map(\.name))
    for vocabulary in Language.allCases.compactMap(\.vocabulary) {
      #expect(names.subtracting(vocabulary.commands.keys) == [])
      #expect(Set(Category.allCases.map(\.rawValue)) == Set(vocabulary.categories.keys))
      #expect(Set(CardContent.allCases.map(\.rawValue)) == Set(vocabulary.cards.keys))
      #expect(Set(Setting.allCases.map(\.rawValue)) == Set(vocabulary.settings.keys))
      let values = Set(Setting.allCases.filter { $0 != .language }.flatMap(\.choices))
      #expect(values == Set(vocabulary.values.keys))
      let saved = SavedThing.allCases.map(\.rawValue)
      let tunes = ["fetch", "clear", "category"]
      let others = ["all", "last", "list", "perfect", "you"] + HelpTopic.questions
      #expect(Set(saved + tunes + others) == Set(vocabulary.arguments.keys))
      #expect(Set(Language.allCases.map(\.rawValue)) == Set(vocabulary.languages.keys))
      for words in [
        vocabulary.commandsAlone, vocabulary.categories, vocabulary.cards, vocabulary.languages,
        vocabulary.settings,
        vocabulary.values, vocabulary.arguments.filter { saved.contains($0.key) },
        vocabulary.arguments.filter { tunes.contains($0.key) },
      ] {
        #expect(words.values.allSatisfy { !$0.isEmpty })
        let all = words.values.joined()
        #expect(Set(all).count == all.count)
        // Each is found in any case.
        #expect(all.allSatisfy { Word($0.uppercased()).key == $0 && Word($0).isForeign })
      }
    }
  }

  /// Lines with the same meaning in English. The type is named because inferring it takes seconds.
  private static let translations: [(line: String, english: String)] = [
    ("перевернуть 3", "flip 3"), ("ПЕРЕВЕРНУТЬ 3 4", "flip 3 4"), ("翻 3", "flip 3"), ("翻3", "flip 3"),
    ("翻３", "flip 3"), ("翻3,4", "flip 3 4"), ("翻３，４", "flip 3 4"), ("翻3、4", "flip 3 4"), ("翻　3　4", "flip 3 4"),
    ("３", "3"), ("３　４", "3 4"), ("　3", "3"), ("flip　３　", "flip 3"), ("играть 2", "play 2"), ("开始２", "play 2"),
    ("категория Рок", "category rock"), ("选择 摇滚", "category rock"), ("类别 摇滚", "category rock"),
    ("类别", "categories"), ("类别 2", "category 2"), ("категория метал", "category metal"),
    ("category рэп", "category rap"), ("карты разные", "cards split"), ("Карты Раздельно", "cards split"),
    ("карты одинаковые", "cards same"), ("牌面 分开", "cards split"), ("牌面 相同", "cards same"),
    ("set cards 分开", "set cards split"),
    ("карточки раздельные", "cards split"), ("задать пары 3", "set pairs 3"),
    ("Задать Пары Авто", "set pairs auto"),
    ("задать доска полная", "set board full"), ("set доска маленькая", "set board small"),
    ("задать доска", "set board"), ("задать цвет всегда", "set color always"),
    ("задать песни онлайн", "set tunes online"),
    ("设定 颜色 从不", "set color never"), ("设定 牌桌 紧凑", "set board small"), ("设定 类别 摇滚", "set category rock"),
    ("设定 对数 ３", "set pairs 3"), ("set language авто", "set language auto"), ("язык English", "language en"),
    ("语言 自动", "language auto"), ("язык", "language"), ("задать цвет красный", "set color красный"),
    ("歌曲 清除", "tunes clear"), ("песни очистить", "tunes clear"),
    ("песни загрузить", "tunes fetch"), ("удалить рекорды", "forget records"), ("删除 全部", "forget everything"),
    ("удалить всё", "forget everything"), ("пОказать", "show"),
    ("翻3，", "flip 3"), ("翻 3， 4。", "flip 3 4"), ("３，", "3"), ("ｐｌａｙ ２", "play 2"), ("Ｆｌｉｐ　３", "flip 3"),
    ("？", "help"),
    ("提示。", "hint"), ("帮助！", "help"), ("选择摇滚", "category rock"), ("类别摇滚。", "category rock"),
    ("语言英语", "language en"),
    ("牌面拆分", "cards split"), ("玩家小明、小红", "players 小明 小红"), ("帮助翻", "help flip"), ("设置 颜色", "set color"),
    ("设置颜色", "set color"), ("设定颜色从不", "set color never"), ("设置", "settings"), ("设置 速度 慢", "set speed slow"),
    ("撤消", "undo"), ("开始游戏", "play"), ("退出游戏", "quit"),
    ("继续", "game"), ("牌组 没有。", "deck 没有。"), ("牌组没有", "deck 没有"),
    ("новая игра", "play"), ("Начать игру", "play"), ("продолжить", "game"), ("продолжить игру", "game"),
    ("выйти из игры", "quit"), ("№5", "5"), ("№ 5", "5"), ("открой № 5", "flip 5"), ("меню.", "menu"),
    ("Меню!", "menu"), ("открой №5", "flip 5"), ("открыть3", "flip 3"),
    ("категорию рок", "category rock"), ("категории рок", "category rock"),
    ("настройки язык", "set language"), ("настройки цвет всегда", "set color always"),
    ("игроки Миша, Оля", "players Миша Оля"), ("игроки Миша,Оля", "players Миша Оля"),
    ("игроки я, optimal", "players you optimal"),
    ("玩家 我，ｏｐｔｉｍａｌ", "players you optimal"), ("players ann, forgetful:0.5", "players ann forgetful:0.5"),
  ]

  @Test(arguments: translations)
  func `a line means the same in every language`(line: String, english: String) {
    let answers = [line, english].map { line in
      let session = Transcript(seed: 3) { $0.echoes = false }
      session.play("play 3")
      return session.play(line)
    }
    #expect(answers[0] == answers[1])
  }

  @Test(arguments: ["是。", "是", "Да", "да"])
  func `a question can be answered with the punctuation of an input method`(line: String) {
    let session = Transcript(isTyped: true) { $0.values.tunes = .builtIn }
    session.play("play 2")
    session.play("flip 1")
    session.play("play 3")
    session.play(line)
    #expect(session.state.game.table?.game.board.pairs == 3)
  }

  @Test(arguments: [
    ("адшз 3", "flip 3"), ("АДШЗ 3 4", "flip 3 4"), ("сфеупщкн кщсл", "category rock"),
    ("gthtdthyenm 3", "перевернуть 3"),
    ("buhfnm", "играть"), ("повдсказка", "подсказка"), ("нстройки", "настройки"),
  ])
  func `a command with a wrong letter or keyboard layout is suggested`(
    line: String, suggested: String
  ) {
    #expect(
      Transcript().play(line).hasSuffix(
        "is not a command. Did you mean \(suggested.contains(" ") ? "'\(suggested)'" : suggested)?\n"))
  }

  @Test(arguments: ["а джаз есть", "ф ну", "з йцу"])
  func `a letter before other words is no command in the wrong keyboard layout`(line: String) {
    #expect(!Transcript().play(line).contains("Did you mean"))
  }

  @Test(arguments: [
    ("Новая партия", "New Game"), ("ВЫБРАТЬ категорию", "Choose Category"), ("新游戏", "new game"),
    ("选择类别", "choose category"),
    ("Настройки", "Settings"), ("设置", "Settings"), ("продолжить партию", "continue game"),
    ("继续游戏", "continue game"),
  ])
  func `a row of the menu can be typed in any language`(title: String, english: String) {
    let answers = [title, english].map { title in
      let session = Transcript(seed: 3) { $0.echoes = false }
      session.play("play 3")
      session.play("menu")
      return session.play(title)
    }
    #expect(answers[0] == answers[1])
    #expect(!answers[0].contains("is not a command"))
  }

  @Test(arguments: [("Выбрать категорию", "categories"), ("继续游戏", "game"), ("game of the day", "daily")])
  func `on other screens, a row of the menu is picked as well`(title: String, command: String) {
    let answers = [title, command].map { line in
      let session = Transcript(seed: 3) { $0.echoes = false }
      session.play("play 3")
      return session.play(line)
    }
    #expect(answers[0] == "(\(command))\n" + answers[1])
  }

  @Test(arguments: ["язык клингонский", "set language клингонский"])
  func `an unknown language leaves the current one`(line: String) {
    let session = Transcript {
      $0.echoes = false
      $0.values.presentation.language = .russian
    }
    #expect(session.play(line).hasPrefix("Для настройки «язык» нельзя выбрать «клингонский»."))
    #expect(session.state.settings.presentation.language == .russian)
  }

  @Test(arguments: Language.allCases)
  func `lines suggested in sentences are understood`(language: Language) {
    let words = language.words
    for setting in Setting.allCases {
      for value in setting.choices {
        let session = Transcript()
        session.play(setting.line(value, words))
        #expect(!session.state.isRefusal, "\(setting.line(value, words))")
        #expect(setting.value(session.state.settings) == value)
      }
    }
  }

  @Test(arguments: ["翻", "翻x", "x翻3", "ФЛЫП 3", "３x", "类别 摇滚 2", "адшзз", "ёё", "[", "翻\u{301}3"])
  func `any other line is refused and changes nothing`(line: String) {
    let session = Transcript(seed: 3)
    let before = session.play("play 3")
    session.play(line)
    #expect(session.state.isRefusal)
    #expect(
      session.play("show").hasSuffix(
        before.split(separator: "\n").dropFirst(2).dropLast().joined(separator: "\n") + "\n"))
  }

  @Test func `blanks of any kind inside a name stay`() {
    let session = Transcript(world: { $0.readFile = { _ in .success(Array("Ａ　Ｂ\tC　D\nE\tF\n".utf8)) } })
    session.play(lines: ["deck a　b", "play 2"])
    #expect(session.state.game.table?.tunes.deck.name == "a　b")
    #expect(session.state.game.table.map { $0.tunes.deck.text(.title, at: 0) } == "Ａ　Ｂ")
  }

  @Test func `a word begun in a language is completed in it`() {
    let session = Transcript(seed: 3)
    session.play("play 3")
    func candidates(_ line: String) -> [String] { session.session.completion(of: line).candidates }
    #expect(candidates("по") == ["подсказка", "поделиться", "показать", "повторить", "помощь"])
    #expect(candidates("翻") == ["翻"])
    #expect(candidates("перевернуть ").first == "1")
    #expect(candidates("flip ") == candidates("翻 "))
  }

  private static let numbered = ["random", "forgetful:", "capacity:", "zwick-paterson"]

  /// The language of the session, the line before the cursor, and the candidates.
  @Test(
    arguments: [
      (.russian, "по", ["подсказка", "поделиться", "показать", "повторить", "помощь"]),
      (.russian, "отк", ["открыть"]), (.russian, "fl", ["flip"]), (.russian, "翻", ["翻"]),
      (.russian, "карточки ", ["авто", "одинаковые", "раздельные"]), (.russian, "cards s", ["same", "split"]),
      (.russian, "категория р", ["рок", "рэп"]),
      (.russian, "помощь вс", ["вспомнить", "всё"]), (.russian, "задать ц", ["цвет"]),
      (.russian, "задать доска с", ["словами"]), (.chinese, "set 颜色 ", ["自动", "总是", "从不"]),
      (.russian, "help al", ["all"]),
      (.chinese, "", ["开始", "再来一局"]),
      (
        .chinese, "类别 ",
        ["流行", "电子", "摇滚", "金属", "说唱", "动物", "首都", "元素", "英语-汉语", "英语-俄语", "收藏"]
      ),
      (.chinese, "类别　摇", ["摇滚"]), (.chinese, "pl", ["play", "place", "players"]),
      (.chinese, "по", ["подсказка"]),
      (.russian, "игроки вы лё", ["лёгкий"]), (.russian, "players 简", ["简单"]),
      (.russian, "игроки ea", ["easy"]),
      (
        .russian, "игроки ",
        ["новичок", "лёгкий", "средний", "сильный", "безупречный", "optimal"] + Self.numbered
      ),
      (.chinese, "玩家 ", ["新手", "简单", "普通", "困难", "完美", "optimal"] + Self.numbered),
      (.chinese, "玩家 我 简", ["简单"]),
      (.english, "players лё", []), (.english, "players ea", ["easy"]),
      (.english, "cards ра", []), (.english, "help по", []), (.english, "fl", ["flip"]),
    ] as [(Language, String, [String])])
  func `the language of the session is completed first`(
    language: Language, line: String, candidates: [String]
  ) {
    var style = Style()
    style.language = language
    let transcript = Transcript(style: style)
    transcript.play("play 3")
    let all = transcript.session.completion(of: line).candidates
    #expect(all.count >= candidates.count && all.starts(with: candidates))
    if candidates.count != 2, candidates != ["подсказка"] { #expect(all == candidates) }
    transcript.play("language en")
    #expect(transcript.session.completion(of: "").candidates.first == "play")
  }

  @Test func `the prompt names the screen in the language of the session`() {
    let transcript = Transcript()
    #expect(transcript.session.prompt == "menu> ")
    transcript.play("language ru")
    transcript.play("play 2")
    #expect(transcript.session.prompt == "игра> ")
    transcript.play("language zh")
    #expect(transcript.session.prompt == "游戏> ")
  }
}
