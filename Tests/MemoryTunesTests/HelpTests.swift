import Testing
import Wording
@testable import App

@testable import MemoryTunes
import Text

/// Help and refusals in every language.
struct HelpTests {
  @Test(arguments: Language.allCases.filter { $0 != .english })
  func `help texts have lines that fit`(language: Language) {
    for command in CommandList<FeatureAction>.all.commands {
      let help = language.words.help(command: command.name)
      for line in help.details { #expect(DisplayWidth.of(line) <= 76, "\(command.name): \(line)") }
    }
  }

  /// At 80 columns, every command fits its columns.
  @Test(arguments: Language.allCases)
  func `lists are in columns`(language: Language) {
    let words = language.words
    var style = Style()
    style.language = language
    let transcript = Transcript(style: style) { $0.echoes = false }
    for row in transcript.play("help").split(separator: "\n") where row.hasPrefix("  ") {
      #expect(!row.contains(": "), "\(row)")
    }
    transcript.play("play 2")
    let rows = transcript.play("help all").split(separator: "\n")
    for command in CommandList.all.commands(on: .game) {
      let purpose = words.help(command: command.name).purpose
      let row = rows.first { $0.hasPrefix("  \(command.usage.text(words)) ") && $0.hasSuffix(" \(purpose)") }
      let names = row.map { DisplayWidth.of(String($0.dropLast(purpose.count))) }
      #expect(names == 2 + language.helpColumns.usage + language.helpColumns.synonyms, "\(command.name)")
      #expect(DisplayWidth.of(command.usage.text(words)) < language.helpColumns.usage, "\(command.name)")
    }
  }

  /// A last line with a single word would look odd.
  @Test(arguments: Language.allCases)
  func `a text whose indented lines do not fit is wrapped again`(language: Language) {
    let details = language.words.help(command: "share").details
    var style = Style()
    style.language = language
    style.width = details.reduce(0) { max($0, DisplayWidth.of($1)) } + 1
    let transcript = Transcript(style: style) { $0.echoes = false }
    let text = DisplayWidth.lines(
      of: details.joined(separator: language.words.betweenLines), width: style.width - 2)
    #expect(text != details)
    let shown = transcript.play("help share").split(separator: "\n").dropFirst().map(String.init)
    #expect(Array(shown.prefix(text.count)) == text.map { "  \($0)" })
  }

  @Test func `plain help is a sentence per command`() {
    var style = Style()
    style.board = .plain
    let transcript = Transcript(style: style) {
      $0.echoes = false
      $0.board = .plain
    }
    for line in ["help", "help all", "help flip"] {
      #expect(!transcript.play(line).contains("  "))
    }
    #expect(transcript.play("help all").contains("\nplay [PAIRS] [DECK]: deal a new game (p)\n"))
  }

  /// A refused line, and its refusal in Russian and Chinese.
  @Test(arguments: [
    (
      "flip 1 x", "Вместо «x» нужно число из одних цифр. Введите: открыть НОМЕР [НОМЕР]",
      "“x”不是有效的数字。用法：翻 牌号 [牌号]"
    ),
    (
      "tunes x",
      "Слово «x» здесь непонятно. Введите: песни загрузить или песни очистить",
      "“x”在这里不适用。请输入：“歌曲 下载”或“歌曲 清除”"
    ),
    (
      "play -3", "Вместо «-3» нужно число из одних цифр. Введите: играть [ПАРЫ] [КОЛОДА]",
      "“-3”不是有效的数字。用法：开始 [对数] [牌组]"
    ),
    (
      "карточки",
      "После «карточки» нужно ещё слово: авто, одинаковые или раздельные. Введите: карточки ЧТО",
      "“карточки”后面缺少参数：自动、相同或拆分。用法：牌面 项目"
    ),
  ])
  func `a line is refused in the language of the session`(line: String, russian: String, chinese: String) {
    for (language, answer) in [(Language.russian, russian), (.chinese, chinese)] {
      var style = Style()
      (style.language, style.width) = (language, 200)
      let transcript = Transcript(style: style) { $0.echoes = false }
      transcript.play("play 2")
      #expect(transcript.play(line) == answer + "\n")
    }
  }

  /// Every line that messages suggest is understood.
  @Test(arguments: [
    "песни очистить", "разбор все", "разбор всё", "помощь все", "помощь всё", "удалить всё",
    "удалить все",
    "удалить партия", "удалить игра", "歌曲 清除", "复盘 全部", "帮助 全部", "删除 全部", "删除 牌局",
    "игроки вы", "玩家 你", "карточки раздельные", "牌面 分开", "язык английский", "语言 英语", "категория рок", "选择 摇滚",
  ])
  func `arguments of commands are understood`(line: String) {
    let transcript = Transcript()
    transcript.play("play 2")
    transcript.play(line)
    #expect(!transcript.state.isRefusal)
  }

  @Test func `a player alone has the same name in every language`() {
    let transcript = Transcript()
    transcript.play(lines: ["players ann ben", "игроки вы"])
    #expect(transcript.state.game.next.players == .alone)
  }
}
