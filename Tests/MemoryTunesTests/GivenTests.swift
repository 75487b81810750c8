import MemoryGame
import Testing
import Wording

@testable import MemoryTunes
import Text

/// What is given is printed and read by one codec.
struct GivenTests {
  @Test(arguments: 0..<50)
  func `what is printed reads as what was given`(seed: UInt64) throws {
    let lines = RandomLines(seed: seed)
    for _ in 0..<200 {
      let action = lines.givenAction()
      let script = String(decoding: action.script, as: UTF8.self)
      #expect(script.hasPrefix("given ") && script.hasSuffix("\n"))
      #expect(!script.dropLast().contains("\n"), "\(script)")
      let line = Line(Array(script.utf8.dropLast()).span)
      guard case .words(let words) = line.content else {
        Issue.record("no words in \(script)")
        continue
      }
      let read = try CommandList.all.action(for: words, rest: line.argument, on: .game) { _ in .quit() }
      guard case .given(action) = read else {
        Issue.record("\(script) is read as \(read)")
        continue
      }
    }
  }

  @Test(arguments: [
    ("refusal words.tsv:3: The line is all thumbs.", "words.tsv:3: The line is all thumbs."),
    (
      "refusal a b.tsv\tno-artist 3",
      "a b.tsv, строка 3: нет исполнителя. Он есть либо у всех песен, либо ни у одной."
    ),
    ("refusal a.tsv\tnot-allowed", "a.tsv: нет доступа"),
    ("refusal a.tsv\tno-artist x", "a.tsv\\x09no-artist x"),
    ("refusal a.tsv\ttoo-few-tunes 7", "a.tsv\\x09too-few-tunes 7"),
    ("refusal a.tsv\tnot-allowed 3", "a.tsv\\x09not-allowed 3"),
  ])
  func `what is said against a deck can be told in words or in a way that all languages have`(
    given: String, message: String
  ) {
    let session = Transcript {
      $0.echoes = false
      $0.language = .russian
    }
    session.play("given \(given)")
    let answer = session.play("deck words.tsv").split(separator: "\n").joined(separator: " ")
    #expect(answer == message)
  }

  @Test func `every kind of line that can be given is tried`() {
    let lines = RandomLines(seed: 1)
    let names = Set(
      (0..<2000).map { _ in
        lines.givenAction().script.dropLast().split(separator: UInt8(ascii: " "))[1]
      })
    #expect(names == Set(GivenLine.usages.map { ArraySlice($0.name.utf8) }))
  }
}

extension RandomLines {
  /// Anything that one line can give.
  fileprivate func givenAction() -> GivenAction {
    let time = Int(chance.below(1 << 40)) % (Clock.times.upperBound + 1)
    return pick([
      .seed(UInt64(chance.below(.max))),
      .category(pick(Category.allCases)),
      .pairs(2 + Int(chance.below(Deck.mostTunes - 1))),
      .hints(Int(chance.below(Table.mostHints + 1))),
      .undone(flips: Int(chance.below(1_000_000))),
      .began(time),
      .started,
      .questions(chance.below(2) == 0),
      givenSetting(),
      .fact(.tune(Array("\(text())\t\(text())".utf8))),
      .fact(.deck(name: DeckFile.name(of: FilePath(text())))),
      .fact(.file(name: pick([nil, DeckFile.name(of: FilePath(text()))]))),
      .fact(.listed(listedDeck())),
      .fact(.unlisted(chance.below(1_000_000))),
      .fact(.source(pick([.builtIn, .fetched, .kept(time), .stale(time), .file]))),
      .fact(.trouble(pick([.notReached, .turnedAway, .notUnderstood, .tooFewTunes, .givenUp, .noProgram]))),
      .fact(.refusal(refusal())),
      .fact(.fetching),
      .fact(.today(Day(time: time))),
      .fact(.placing(Rank(seconds: time, rank: 2, games: 3, best: 12))),
      .fact(.placing(Rank(seconds: 0, rank: 1, games: 1, best: nil))),
      .fact(.cleared(files: Int(chance.below(Category.allCases.count + 1)))),
    ])
  }

  private func givenSetting() -> GivenAction {
    let setting = pick(Setting.allCases)
    return .setting(setting, pick(setting.choices))
  }

  private func listedDeck() -> ListedDeck {
    ListedDeck(
      name: OutsideText.shown(text()) + ".tsv", origin: pick(DeckOrigin.allCases),
      contents: pick([.tunes(chance.below(100)), .trouble(trouble())]))
  }

  private func refusal() -> DeckFileProblem {
    let trouble = trouble()
    return DeckFileProblem(
      path: trouble.code == nil ? "" : DeckFile.shown(FilePath(text())), trouble: trouble)
  }

  private func trouble() -> DeckTrouble {
    let line = pick([nil, 1 + Int(chance.below(100))])
    return pick([
      .system(.known(pick(SystemError.allCases))),
      .deck(DeckProblem(line: line, fault: pick([.notUTF8, .lineTooLong, .noTitle, .noArtist, .tooLarge]))),
      .deck(DeckProblem(line: nil, fault: .tooFewTunes(pick([0, 1])))),
      .notRead, .told(OutsideText.shown(text())),
    ])
  }

  /// Some text without a line end that is not made of blanks alone, with what commands and decks make something
  /// of.
  private func text() -> String {
    let parts = ["#", " ", "x", "é", "東", "\u{301}", "given", "tune", "'", "\"", "\\x41", "/", "a/", "-", "1"]
    return "T" + (0..<chance.below(6)).map { _ in pick(parts) }.joined() + "."
  }
}
