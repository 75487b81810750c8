import Testing

@testable import MemoryTunes

/// Commands are understood in all languages at once.
struct VocabularyTests {
  @Test func `every command has a word in every language, and no word stands for two`() {
    let names = Set(CommandList<AppAction>.all.commands.map(\.name)).subtracting(["given"])
    for language in Language.allCases {
      let vocabulary = language.vocabulary
      #expect(names.subtracting(vocabulary.commands.keys) == [])
      #expect(Set(Category.allCases.map(\.rawValue)) == Set(vocabulary.categories.keys))
      #expect(Set(CardContent.allCases.map(\.rawValue)) == Set(vocabulary.cards.keys))
      for words in [vocabulary.commands, vocabulary.categories, vocabulary.cards] {
        #expect(words.values.allSatisfy { !$0.isEmpty })
        let all = words.values.joined()
        #expect(Set(all).count == all.count)
        // So each is found, whatever its case.
        #expect(all.allSatisfy { Word($0.uppercased()).key == $0 && Word($0).isForeign })
      }
    }
  }

  @Test(arguments: [
    ("перевернуть 3", "flip 3"), ("ПЕРЕВЕРНУТЬ 3 4", "flip 3 4"), ("翻 3", "flip 3"), ("翻3", "flip 3"),
    ("翻３", "flip 3"), ("翻3,4", "flip 3 4"), ("翻３，４", "flip 3 4"), ("翻3、4", "flip 3 4"), ("翻　3　4", "flip 3 4"),
    ("３", "3"), ("３　４", "3 4"), ("　3", "3"), ("flip　３　", "flip 3"), ("играть 2", "play 2"), ("开始２", "play 2"),
    ("категория Рок", "category rock"), ("选择 摇滚", "category rock"), ("类别 摇滚", "category rock"),
    ("类别", "categories"), ("类别 2", "category 2"), ("категория метал", "category metal"),
    ("category рэп", "category rap"), ("карты разные", "cards split"), ("Карты Раздельно", "cards split"),
    ("карты одинаковые", "cards same"), ("牌面 分开", "cards split"), ("牌面 相同", "cards same"),
    ("set cards 分开", "set cards split"), ("пОказать", "show"),
  ])
  func `a line means the same in every language`(line: String, english: String) {
    let answers = [line, english].map { line in
      let session = Transcript(seed: 3) { $0.echoes = false }
      session.play("play 3")
      return session.play(line)
    }
    #expect(answers[0] == answers[1])
  }

  @Test(arguments: [
    ("адшз 3", "flip 3"), ("АДШЗ 3 4", "flip 3 4"), ("сфеупщкн кщсл", "category rock"),
    ("gthtdthyenm 3", "перевернуть 3"),
    ("buhfnm", "играть"), ("подсказк", "подсказка"), ("настройка", "настройки"),
  ])
  func `a command with a wrong letter or in the wrong layout of the keyboard is suggested`(
    line: String, suggested: String
  ) {
    #expect(Transcript().play(line).hasSuffix("is not a command. Did you mean: \(suggested)\n"))
  }

  @Test(arguments: ["翻", "翻x", "x翻3", "ФЛИП 3", "３x", "类别 摇滚 2", "адшзз", "ёё", "[", "翻\u{301}3"])
  func `any other line is refused and changes nothing`(line: String) {
    let session = Transcript(seed: 3)
    let before = session.play("play 3")
    session.play(line)
    #expect(session.state.answer.isRefusal)
    #expect(
      session.play("show").hasSuffix(
        before.split(separator: "\n").dropFirst(2).dropLast().joined(separator: "\n") + "\n"))
  }

  @Test func `blanks of any kind inside a name stay`() {
    let session = Transcript(seed: 3)
    session.play("given tune Ａ　Ｂ\tC　D")
    session.play("given tune E\tF")
    session.play("play 2")
    #expect(session.state.game.table.map { $0.deck.text(.title, at: 0) } == "Ａ　Ｂ")
  }

  @Test func `what is begun in a language is completed in it`() {
    let session = Transcript(seed: 3)
    session.play("play 3")
    func candidates(_ line: String) -> [String] { session.session.completion(of: line).candidates }
    #expect(candidates("по") == ["подсказка", "поделиться", "показать", "помощь"])
    #expect(candidates("翻") == ["翻"])
    #expect(candidates("перевернуть ").first == "1")
    #expect(candidates("flip ") == candidates("翻 "))
  }
}
