import Testing
import Text
import Wording
@testable import MemoryTunes

/// What the program says can be typed.
struct SuggestedLinesTests {
  /// What comes before a line to type, at the end of a sentence. In Chinese, the line is quoted.
  private static func pattern(_ language: Language) -> Regex<(Substring, Substring)> {
    switch language {
    case .english: #/(?:[Tt]ype|[Ll]ike|Again|result|flips|help): ([a-z][^.;:(){}]*)(?:[.;]|$)/#
    case .russian:
      #/(?:ведите(?:, например)?|например|команды|Выйти): ([а-я][^.;:(){}«»]*?)(?:[.;]|$| Не показан)/#
    case .chinese: #/输入“([^”{}]*)”/#
    }
  }

  /// Each message of a catalog and each answer of the language's transcripts, on one line.
  private static func sentences(_ language: Language) throws -> [String] {
    let folder = [Language.english: "line", .russian: "russian", .chinese: "chinese"][language]!
    let golden = GoldenFiles.files.filter { $0.hasPrefix("\(folder)/") }.map { file in
      String(decoding: try! GoldenFiles.contents(FilePath(file)).get(), as: UTF8.self)
    }
    let command = { (term: Regex<(Substring, Substring)>.Match) in
      language.word(for: String(term.output.1), in: \.commands)
    }
    let catalog = try GoldenFiles.text("Sources/Wording/Catalogs/\(language.rawValue).ftl")
    let shown = catalog.replacing(/\{ -([a-z]+) \}/, with: command)
    return shown.split(separator: "\n").map { String($0) }
      + golden.flatMap { text in
        text.split(separator: "\n>").map { $0.split(separator: "\n").joined(separator: " ") }
      }
  }

  @Test(arguments: ["no", "нет", "否", "later", "потом", "以后"])
  func `no leaves a suggestion, and a game whose name is taken, and is not remembered`(answer: String) {
    let machine = Machine()
    let transcript = Transcript(isTyped: true, on: machine)
    transcript.play(lines: ["categories", "hlep", answer])
    #expect(!transcript.state.isRefusal)
    transcript.play(answer)
    #expect(transcript.state.isRefusal)
    // The word that may mean no is a command here.
    transcript.play(lines: ["hlep", "отмена"])
    #expect(transcript.state.answer.headline == .refused(.line(.noGame)))
    transcript.play(lines: ["play 2", "save a", "play 3", "save a"])
    let isRemembered = transcript.session.remembers(answer.utf8.span)
    transcript.play(answer)
    #expect(!isRemembered)
    #expect(machine.all("games").contains { $0[0] == "a" && $0[2] == "2" })
  }

  @Test(arguments: [
    ("filp 3", "flip 3"), ("help setings", "help settings"), ("set speeed fast", "set speed"),
    ("rock", "play rock"),
    ("category rokc", "category rock"), ("deck animels", "deck animals"), ("play 5 rokc", "play 5 rock"),
    ("play animels 5", "play animals 5"), ("practice 3 captials", "practice 3 capitals"),
    ("категория рокк", "category rock"), ("играть 3 животныее", "play 3 animals"),
    ("players you optimall", "players you optimal"), ("players ann and begginer", "players ann and beginner"),
    ("игроки я идеальнй", "players you perfect"), ("against perfekt", "against perfect"),
    ("players you capacty", nil), ("category zzzzzz", nil), ("адшз 3", "flip 3"),
    ("could you flip 3", "flip 3"),
    ("i am done", "quit"), ("setings", "settings"),
  ])
  func `yes takes a suggestion of any kind`(typed: String, suggested: String?) {
    let (transcript, other) = (TypedPhrasesTests.session("moves"), TypedPhrasesTests.session("moves"))
    transcript.play(typed)
    #expect(transcript.state.isRefusal)
    // It can be read again first.
    transcript.play("repeat")
    #expect(transcript.state.offeredLine.map(CommandList.all.inEnglish) == suggested)
    let (answer, expected) = (transcript.play("yes"), other.play(suggested ?? "yes"))
    #expect(transcript.state.line?.understood.map(CommandList.all.inEnglish) == suggested)
    #expect(Situation(transcript.state) == Situation(other.state) && answer.hasSuffix(expected), "\(answer)")
  }

  @Test(arguments: Language.allCases)
  func `every line that a sentence tells to type can be typed`(language: Language) throws {
    let pattern = Self.pattern(language)
    let lines = Set(
      try Self.sentences(language).flatMap { $0.matches(of: pattern).map { String($0.output.1) } }
    )
    // A usage has names of arguments, and `optimal` follows `players`.
    .filter { $0 != "optimal" && !$0.contains(#/[\[\]…,]|[A-ZА-Я]{2}|^\d/#) }
    #expect(lines.count > 25, "\(lines)")
    for line in lines.sorted() {
      let session = Transcript(seed: 3) { $0.values.presentation.language = language }
      session.play(lines: ["play 4", "1 2", line])
      if case .refused(.line(.unknownCommand))? = session.state.answer.headline { Issue.record("\(line)") }
    }
  }
}
