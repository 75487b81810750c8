import Testing
import Wording
@testable import MemoryTunes

/// Phrases that people type, with a word more, less or in another place.
struct TypedWordsTests {
  private static let rows = ["en", "ru", "zh", "words"].flatMap(TypedPhrasesTests.rows)
  private static let phrases = Set(rows.map(\.phrase))
  private static let words =
    Set(rows.flatMap { $0.phrase.split(separator: " ").map { String($0) } }).sorted()
    + ["all", "everything", "game", "3", "7", "-", ",", "не", "not", "всё", "全部"]
  private static let questions = [
    "is", "are", "can", "could", "should", "does", "what", "where", "why", "how", "who", "which", "would you",
    "do you", "did", "was", "when", "may i", "ли", "можно", "какой", "почему", "как", "где", "что", "сколько",
    "吗", "呢", "什么", "怎么", "哪", "谁", "为什么", "?", "don't", "not", "never", "не", "нельзя", "不要", "别",
  ]
  /// What gives up, deletes, saves or leaves.
  private static let losses = ["reveal", "forget", "save ", "quit", "tunes clear"]

  /// Why the grammar refuses a line without other words for it; nil if it does not.
  private static func failure(_ text: String, _ state: AppState) -> LineRefusal? {
    let line = Line(Array(text.utf8).span)
    return line.words.isEmpty ? nil : state.exactIntent(of: line).refusal
  }

  @Test(
    arguments: [
      "menu", "game", "moves", "match", "over", "settings", "categories", "waiting", "question", "script",
    ], [true, false])
  func `a question changes nothing, a script loses nothing, and the form that was understood can be typed`(
    situation: String, asks: Bool
  ) {
    let chance = Chance(seed: UInt64(situation.count))
    let session = TypedPhrasesTests.session(situation)
    var (read, understood) = (0, 0)
    while read < 16 || understood < 2 && read < 60 {
      var words = chance.pick(Self.rows).phrase.split(separator: " ").map { String($0) }
      if chance.below(4) == 0 { words.remove(at: chance.below(words.count)) }
      words.insert(chance.pick(asks ? Self.questions : Self.words), at: chance.below(words.count + 1))
      // Chinese words stand without blanks between them.
      let isChinese = words.joined().unicodeScalars.contains { (0x3400...0x9FFF).contains($0.value) }
      let text = words.joined(separator: isChinese && chance.below(4) == 0 ? "" : " ")
      // The lists say what a whole phrase does: `存为周五` saves.
      if Self.phrases.contains(text) || session.outcome != .goOn { continue }
      if Self.failure(text, session.state) == nil { continue }
      read += 1
      // Without a suggestion that the line could accept.
      session.play("log")
      let before = Situation(session.state)
      session.play(text)
      if asks { #expect(Situation(session.state) == before && !session.state.isOver, "\(situation): \(text)") }
      guard let form = session.state.line?.understood else { continue }
      if situation == "script" {
        let line = CommandList.all.inEnglish(form)
        #expect(!session.state.isOver && !Self.losses.contains(where: line.hasPrefix), "\(text): \(line)")
      }
      understood += 1
      if case .unknownCommand? = Self.failure(form, session.state) { Issue.record("\(text): \(form)") }
      if session.outcome != .goOn { return }
    }
    #expect(understood > 1, "\(understood)")
  }

  /// Each situation plays some of the sentences, and no two the same.
  @Test(arguments: zip(0..<5, ["menu", "game", "moves", "over", "settings"]))
  func `a sentence about other things changes nothing`(first: Int, situation: String) throws {
    let session = TypedPhrasesTests.session(situation)
    let before = Situation(session.state)
    let rows = try GoldenFiles.text("Tests/Typed/everyday.tsv").split(separator: "\n").dropFirst()
    let sentences = rows.flatMap { row in
      let blank = Language.written(in: String(row)).allSatisfy(\.hasBlanks) ? " " : ""
      let parts = row.split(separator: "\t").map { $0.split(separator: "|") }
      return parts[0].flatMap { beginning in parts[1].map { "\(beginning)\(blank)\($0)" } }
    }
    #expect(sentences.count > 400)
    for number in stride(from: first, to: sentences.count, by: 15) {
      session.play(sentences[number])
      try #require(Situation(session.state) == before && !session.state.isOver, "\(sentences[number])")
    }
  }
}
