import Foundation
import Testing
@testable import MemoryTunes
@testable import Wording

/// Commands are understood in all languages at once.
struct VocabularyTests {
  @Test func `every command has a word in every language, and no word has two meanings`() {
    let names = Set(CommandList.all.commands.map(\.name))
    for vocabulary in Language.allCases.compactMap(\.vocabulary) {
      #expect(names.subtracting(vocabulary.commands.keys) == [])
      #expect(Set(BuiltInDeck.categories.map(\.rawValue)) == Set(vocabulary.categories.keys))
      #expect(Set(CardContent.allCases.map(\.rawValue)) == Set(vocabulary.cards.keys))
      #expect(Set(Setting.allCases.map(\.rawValue)) == Set(vocabulary.settings.keys))
      let values = Set(Setting.allCases.filter { $0 != .language }.flatMap(\.choices))
      #expect(values == Set(vocabulary.values.keys))
      let saved = SavedThing.allCases.map(\.rawValue)
      let tunes = ["fetch", "clear", "category"]
      let others =
        ["all", "last", "list", "middle", "perfect", "tomorrow", "yesterday", "you"] + Place.sides.keys
      #expect(Set(saved + tunes + others + HelpTopic.questions) == Set(vocabulary.arguments.keys))
      #expect(Set(Language.allCases.map(\.rawValue)) == Set(vocabulary.languages.keys))
      for words in [
        vocabulary.commandsAlone, vocabulary.categories, vocabulary.cards, vocabulary.languages,
        vocabulary.settings, vocabulary.values, vocabulary.arguments.filter { saved.contains($0.key) },
        vocabulary.arguments.filter { tunes.contains($0.key) },
      ] {
        #expect(words.values.allSatisfy { !$0.isEmpty })
        let all = words.values.joined()
        #expect(Set(all).count == all.count)
        // Each is found in any case, and with its accents as characters of their own.
        let forms = all.map { $0.uppercased().decomposedStringWithCanonicalMapping }
        #expect(zip(all, forms).allSatisfy { Word($1).key.utf8.elementsEqual($0.utf8) && Word($0).isForeign })
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

  private static let numbered = ["random", "forgetful:", "capacity:"]

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

  private static var words: [String] {
    let texts = ["zh.words", "zh.said"].map { name in
      try! GoldenFiles.text("Sources/Wording/Catalogs/\(name)").split(separator: "\n")
        .filter { !"#~%".contains($0.first ?? "#") }.joined(separator: "\n")
    }
    return texts.joined(separator: "\n").matches(of: #/\p{Han}+/#).map { String($0.output) }
  }

  /// The transliteration of ICU.
  private static func traditional(_ word: String) -> String {
    word.applyingTransform(StringTransform("Hans-Hant"), reverse: false)!
  }

  /// A word that the parameter may accept.
  private static func example(_ parameter: Parameter) -> String {
    switch parameter.kind {
    case .choice(let choices): choices[0]
    case .deck: "rock"
    case .player: "easy"
    case .command: "play"
    case .word, .number, .card, .seenCard, .value, .pairsOrDeck, .game, .text: "2"
    }
  }

  /// The same for a person: the answer without the line and the words that quote it.
  @Test(arguments: Language.allCases)
  func `a command does the same by each of its names`(language: Language) throws {
    for command in CommandList.all.commands {
      let arguments = command.parameters.filter { !$0.isOptional }.map(Self.example)
      func answer(_ name: String) throws -> JSONValue {
        let transcript = Transcript(seed: 3) { $0.isJSON = true }
        transcript.play(lines: ["play 4", "flip 1 2", "flip 3"])
        let members = try JSONValue(json: transcript.play(([name] + arguments).joined(separator: " "))).members
        return .object((members ?? [:]).filter { !["command", "notice", "values"].contains($0.key) })
      }
      let expected = try answer(command.name)
      for name in language.vocabulary?.commandsAlone[command.name] ?? command.synonyms {
        #expect(try answer(name) == expected, "\(name)")
      }
    }
  }

  @Test func `each Chinese word is understood in traditional characters`() {
    let words = Self.words
    let others = words.filter { Self.traditional($0) != $0 }
    #expect(words.count > 1500 && others.count > 700)
    for word in others { #expect(TypedText.simplified(Self.traditional(word)) == word) }
  }

  @Test(arguments: ["裡裏", "麼麽", "說説", "為爲", "啟啓", "線綫", "發髮", "歷曆", "復複", "錄録"])
  func `characters with two traditional forms have both`(forms: String) {
    #expect(Set(TypedText.simplified(forms).unicodeScalars).count == 1)
  }
}
