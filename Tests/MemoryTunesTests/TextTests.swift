import MemoryGame
import Testing
import Text
import Wording
@testable import MemoryTunes

/// Text from outside is shown harmlessly and in linear time.
struct TextTests {
  /// Invisible characters, and those that change how others look: controls, format characters and separators.
  static let hidden: [Unicode.Scalar] = [
    "\u{0}", "\u{1B}", "\u{7F}", "\u{9B}", "\u{AD}", "\u{61C}", "\u{180E}", "\u{200B}", "\u{200E}", "\u{202E}",
    "\u{2066}", "\u{FEFF}", "\u{FFF9}", "\u{1D173}", "\u{E0001}", "\u{E0041}",
  ]

  @Test(arguments: [
    ("\u{1B}", #"\x1B"#), ("\u{9B}", #"\x9B"#), ("\u{AD}", #"\u{00AD}"#), ("\u{202E}", #"\u{202E}"#),
    ("\u{FEFF}", #"\u{FEFF}"#), ("\u{E0041}", #"\u{E0041}"#), ("é語👍", "é語👍"),
    ("e\u{301}", "e\u{301}"),
  ])
  func `a hidden character is shown by its number`(text: String, shown: String) {
    #expect(Array(OutsideText.shown("a\(text)b").unicodeScalars) == Array("a\(shown)b".unicodeScalars))
  }

  @Test(arguments: Language.allCases, [false, true])
  func `a title or a name with a mark at its end ends its sentence`(language: Language, isPlain: Bool) throws {
    let deck = try Deck(.file(name: "a.tsv"), file: Array("Oh!\tWham!\nWhy?\tT.A.T.\n".utf8))
    for cards in ["same", "split"] {
      let transcript = Transcript(deck: deck) {
        $0.values.presentation.language = language
        if isPlain { ($0.values.presentation.board, $0.plainReason) = (.plain, .plainOption) }
      }
      let lines = ["players ann ben", "cards \(cards)", "play 2"]
      for line in lines + ["1", "2", "3", "4", "1 2", "3 4", "1 3", "2 4", "1 4", "2 3", "show", "review"] {
        let answer = transcript.play(line)
        #expect(!answer.contains(/[!?][.]|[^.][.][.](?![.])/), "\(answer)")
      }
    }
  }

  /// Lines that put the player's text in all places where it is shown.
  static let lines =
    CommandList.all.commands.map { "\($0.name) #" } + [
      "#", "# x", "x#", "play 2#", "flip 1#", "category r#", "players a#b", "forgetful:#",
      "players forgetful:#",
      "deck a#b/c#", "deck a#b\nplay 2\ntunes\nmenu\nflip 1", "save a#b\ngames", "адшз #", "адшз 3 a#b",
      "help адшз#", "перевернуть #", "перевернут #", "翻#", "翻 3#", "категория #", "flpi #", "set color #",
      "set language #", "set #=1", "tunes fetch#", "new game#", "New Game #", "новая игра #",
    ]

  @Test(arguments: [false, true], lines)
  func `answers contain no hidden characters`(isJSON: Bool, lines: String) {
    for scalar in Self.hidden {
      let transcript = Transcript(
        set: { $0.isJSON = isJSON },
        world: { $0.readFile = { _ in .success(Array("A\(scalar)\tB\nC\tD\(scalar)\n".utf8)) } })
      var answers = ""
      for line in lines.split(separator: "\n") {
        answers += transcript.play(String(line).replacing("#", with: "\(scalar)"))
        answers += transcript.play("log")
      }
      #expect(!answers.unicodeScalars.contains { $0 != "\n" && OutsideText.isHidden($0) }, "\(scalar.value)")
    }
  }

  @Test(arguments: [
    ("\u{202E}", #""\u202e""#), ("\u{E0041}", #""\udb40\udc41""#), ("\u{85}", #""\u0085""#),
    ("\t", #""\u0009""#),
    ("\"\\", #""\"\\""#), ("é語👍\u{AD}", #""é語👍\u00ad""#), ("é\"", #""é\"""#),
  ])
  func `JSON escapes hidden characters`(text: String, json: String) {
    #expect(Output.text { $0.value(text) } == Array(json.utf8))
  }

  @Test(arguments: [
    ("one two three", 7, ["one two", "three"]), ("one two", 7, ["one two"]),
    ("abcdefgh ij", 3, ["abc", "def", "gh", "ij"]),
    ("日本語", 1, ["日", "本", "語"]), ("日本語", 4, ["日本", "語"]), ("e\u{301}e\u{301}", 1, ["e\u{301}", "e\u{301}"]),
    ("日\u{301}本", 1, ["日\u{301}", "本"]), ("abc ", 3, ["abc", ""]), ("", 1, [""]),
    ("a \u{301}b", 2, ["a \u{301}", "b"]), ("  abc", 4, ["  ab", "c"]), ("ab    cd", 5, ["ab", "cd"]),
    ("还剩5对。", 6, ["还剩", "5对。"]), ("好（Ａ）。", 8, ["好", "（Ａ）。"]), ("播放Levitating", 12, ["播放", "Levitating"]),
    ("想再玩一局，请输入：开始 8", 22, ["想再玩一局，请输入：", "开始 8"]), ("想再玩：开始 8", 9, ["想再玩：", "开始 8"]),
    ("共：开始。", 8, ["共：", "开始。"]), ("再来一局就再输入“玩家 你”。", 24, ["再来一局就再输入", "“玩家 你”。"]),
    ("输入“玩家 你”", 9, ["输入", "“玩家 你”"]), ("один — два", 6, ["один —", "два"]),
    ("ab cd — e", 5, ["ab", "cd —", "e"]), ("Осталось 7 пар.", 11, ["Осталось", "7 пар."]),
    ("saves 4.4 moves", 10, ["saves", "4.4 moves"]), ("(A), 10 Hello (B)", 8, ["(A),", "10 Hello", "(B)"]),
    ("a 2 b", 3, ["a", "2 b"]), ("a2 b", 3, ["a2", "b"]), ("in 2. One", 6, ["in 2.", "One"]),
  ])
  func `text wraps at blanks, and inside words that are too wide`(text: String, width: Int, lines: [String]) {
    #expect(DisplayWidth.lines(of: text, width: width) == lines)
  }

  @Test(arguments: [
    ("Café", "Cafe"), ("Cafe\u{301}", "Cafe"), ("Şımarık", "Simarik"), ("Łódź – “é”", "Lodz - \"e\""),
    ("Ærø, œuvre, ﬁ", "AEro, oeuvre, fi"), ("Straße Þór", "Strasse Thor"), ("Việt Nam", "Viet Nam"),
    ("夜 2", "?? 2"), ("Звезда", "??????"), ("don’t…", "don't..."), ("plain ~", "plain ~"), ("", ""),
  ])
  func `accents are removed, and other letters become question marks`(text: String, ascii: String) {
    #expect(ASCIIText(text).text == ascii)
    #expect(ASCIIText(text).text.utf8.allSatisfy { $0 < 0x80 })
  }

  @Test(arguments: [
    ("Café", true), ("夜 2", true), ("?", true), ("Звезда", false), ("夜 夜", false), ("\u{301}", false),
    (" ", false),
  ])
  func `a text with a readable character is readable`(text: String, isReadable: Bool) {
    #expect(ASCIIText(text).isReadable == isReadable)
  }

  @Test(arguments: [
    ("practice 2 english-chinese", true), ("play 2 english-chinese", true), ("practice 2 capitals", false),
    ("play 2 animals", false),
  ])
  func `a deal with letters that the locale cannot show says why`(line: String, saysSo: Bool) {
    var style = Style()
    style.showsUnicode = false
    let answer = Transcript(style: style, isTyped: true, on: Machine()).play(line)
    #expect(answer.contains("LANG=C.UTF-8") == saysSo, "\(answer)")
  }

  private static let texts: [(Double, Int, String)] = [
    (0, 0, "0"), (0, 4, "0.0000"), (12.392985, 6, "12.392985"), (1.0 / 3, 6, "0.333333"), (2.0 / 3, 3, "0.667"),
    (0.00049, 3, "0.000"), (-0.00049, 3, "0.000"), (-1.5, 2, "-1.50"), (999.9996, 3, "1000.000"), (7, 0, "7"),
    (1e12, 4, "1000000000000.0000"),
  ]

  @Test(arguments: texts)
  func `a number is rounded to the given digits`(value: Double, digits: Int, text: String) {
    #expect(Decimal.text(value, digits: digits) == text)
  }
}
