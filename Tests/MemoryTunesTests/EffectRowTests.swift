import MemoryGame
import Testing
import Text
@testable import MemoryCore

@testable import MemoryTunes

/// The rows of effects: what recordings contain of their replies.
struct EffectRowTests {
  private static var deck: Deck { Category.pop.deck }
  private static var name: FilePath { FilePath("a") }
  private static var question: BotQuestion {
    BotQuestion(Board(faces: [0, 1, 0, 1]), seat: 0, turned: [], isNewGame: true, mayPass: false)
  }
  private static let tunes = [
    "tunes\tbuilt-in\t", "tunes\tfetched\t\tA\\tB\tC\\tD", "tunes\tstale 900000\tnot-reached\tA\\tB\tC\\tD",
    "no-tunes\tgiven-up",
  ]
  private static let learned = ["learned", "learned\t2026-11-21", "learned\t2026-11-21\t2 1 2026-11-22"]
  private static let problems = [
    "nothing-saved", "no-such-game", "in-use", "on-table", "name-taken", "later", "not-understood",
    "not-understood\t3", "not-understood\t3\tdeck", "system\tno-such-file", "system\tOut of paper",
  ]

  /// Each effect and, in each form, the replies to it.
  private static var replies: [(effect: Effect, lines: [String])] {
    [
      (.loadTunes(.rap, .auto, asksCatalog: true), tunes),
      (
        .describeTunes(.rap, .auto, asksCatalog: true),
        ["forecast\thas", "forecast\tfetches", "forecast\thas\tkept 60\t\tA\\tB\tC\\tD"]
      ),
      (.fetchTunes(.rap, arePlayed: true), tunes),
      (.clearTunes, ["removed\t0"]),
      (
        .readDeck(path: name, .english),
        ["deck\ta.tsv\tA\\tB\tC\\tD", "no-deck\ta\tno-such-file", "no-deck\ta\tsomething else\tab"]
      ),
      (
        .listDecks(.english),
        ["decks\t0", "decks\t2\town\ta.tsv\t12\tprogram\tb\t4 2\t1 2 Food\t0 2 \town\tc\tno-such-file"]
      ),
      (
        .toggleFavorite(Favorite(0, of: deck)!),
        ["favorite", "favorite\tadded\t2", "favorite\tremoved\t0", "favorite\tno-artist 3"]
      ),
      (.tellDay(asked: nil), ["day\t2026-11-21"]),
      (
        .readToday(deck, isForMenu: true),
        ["today\t1000\t0\t0", "today\t1000\t4\t12\t14\t62\t0.500000\thints=1", "today\t1\t0\t0\t8\t9\t\t"]
      ),
      (.readRecords(.best(pairs: 2), deck), ["records", "records\trecords 2"]),
      (
        .placeGame(player: "you", pairs: 2, moves: 3, seconds: 4, isAssisted: false),
        ["rank", "rank\t4\t1\t3", "rank\t4\t1\t3\t2", "rank\t4\t1\t1\tfirst"]
      ),
      (.readLearned(deck, pairs: 2), learned),
      (.learn(PracticedGame(deck: deck, faultless: [], faulty: [])), learned),
      (
        .recallDeal(seed: 7, pairs: 2, player: "you", isFinished: true),
        ["past", "past\t\t", "past\t3\t2", "past\t\t2\t1\t0\t1"]
      ),
      (
        .recallBouts(Bout(["you", "easy"], pairs: [2, 1])!, inSession: PastBouts(run: 0, won: 0)),
        ["bouts\t0\t0", "bouts\t2\t5"]
      ),
      (.forget(.records), ["removed\t2"]),
      (
        .listGames(),
        [
          "games", "games\t0", "games\t2\ta\tPop\t8\t3\t5\t1000\t\tb.tsv\t2\t0\t0\t0",
          "games\t1\t\tPop\t8\t3\t5\t1000\t1",
        ]
      ),
      (
        .saveGame(name: name, file: [], replaces: false),
        ["saved", "saved\treplaced"] + problems.map { "saved\t\($0)" }
      ),
      (
        .loadGame(name: name, leaving: 1),
        ["game\tformat: 1\\nnext: 5\\n\\n"] + problems.map { "no-game\t\($0)" }
      ),
      (
        .openDay(Day("2026-11-20")!, seeks: true, leaves: true, leaving: 1),
        ["opened", "opened\tgame\tformat: 1\\nnext: 5\\n\\n"] + problems.map { "opened\tno-game\t\($0)" }
      ),
      (.takeUpGame(1, leaving: 2, step: 3), ["taken-up"] + problems.map { "taken-up\t\($0)" }),
      (
        .forgetGame(name: name, isSure: true),
        ["found\ta\tPop\t8\t3\t5\t1000"] + problems.map { "not-found\t\($0)" }
      ),
      (
        .askBot("b", question),
        ["move\t3"]
          + ["unknown", "ended", "late\t10", "too-long", "illegal\tx", "stalled", "given-up"].map {
            "no-move\t\($0)"
          }
      ),
      (.checkGameIsSaved, []),
    ]
  }

  private func line(_ text: String, to effect: Effect) -> String? {
    let reply = effect.row.recordedReply(Array(text.utf8)[...])
    return reply?.line().map { String(decoding: $0, as: UTF8.self) }
  }

  @Test(arguments: replies.indices)
  func `a reply is read as it is written, and only by its effect`(index: Int) {
    let (effect, lines) = Self.replies[index]
    for text in lines { #expect(line(text, to: effect) == text) }
    func word(_ text: String) -> Substring { text.prefix { $0 != "\t" } }
    for other in Self.replies.flatMap(\.lines) where !lines.contains(where: { word($0) == word(other) }) {
      #expect(line(other, to: effect) == nil)
    }
  }

  @Test(arguments: replies.indices)
  func `a reply with a field that cannot be read is refused`(index: Int) {
    let (effect, lines) = Self.replies[index]
    for text in lines { #expect(line(text + "\t\\q", to: effect) == nil, "\(text)") }
  }
}
