import MemoryGame
import Testing
import Text
@testable import App

@testable import MemoryTunes

/// The rows of effects: what recordings contain of their replies.
struct EffectRowTests {
  private static var deck: Deck { Category.pop.deck }
  private static var request: DeckRequest { DeckRequest(path: FilePath("a"), use: .choice) }
  private static var question: BotQuestion {
    BotQuestion(Board(faces: [0, 1, 0, 1]), seat: 0, turned: [], isNewGame: true, mayPass: false)
  }
  private static let tunes = [
    "tunes\tbuilt-in\t", "tunes\tfetched\t\tA\\tB\tC\\tD", "tunes\tstale 900000\tnot-reached\tA\\tB\tC\\tD",
    "no-tunes\tgiven-up",
  ]
  private static let learned = [
    "rows", #"rows [["now","1000"]]"#,
    #"rows [["now","1000"],["pair","a \"b\"","c","2","2026-11-22"],["x"]]"#,
  ]
  private static let problems =
    ["rows"]
    + ["no-such-game", "no-list", "in-use", "on-table", "name-taken"].map { #"rows [["\#($0)"]]"# }
    + [#"rows [["system","no-such-file"]]"#, #"rows [["system","Out of paper"]]"#]
  private static let game = #"rows [["deck","pop"],["seed","7"],["pairs","2"],["next","5"],["moves","1 2"]]"#

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
        .readDeck(request),
        [
          "deck\ta.tsv\tA\\tB\tC\\tD", "deck\ta.tsv\t# cards: split\tA\\tB\tC\\tD",
          "no-deck\ta\tno-such-file", "no-deck\ta\tsomething else\tab",
        ]
      ),
      (
        .listDecks(favorites: 2), ["decks\t0", "decks\t2\ta.tsv\t12\tc\tno-such-file\tfavorites\t2"]
      ),
      (
        .toggleFavorite(Favorite(0, of: deck)!),
        ["rows", #"rows [["added"],["count","2"]]"#, #"rows [["removed"],["count","0"]]"#]
      ),
      (.readFavorites(request), ["rows", "rows []", #"rows [["favorite","One","A"]]"#]),
      (.countFavorites, ["rows", #"rows [["count","3"]]"#]),
      (.tellDay(asked: nil), ["day\t2026-11-21"]),
      (.countColumns(Place(row: 1, column: -1)), ["columns\t4", "columns\t0"]),
      (
        .readToday(deck, isForMenu: true),
        [
          "rows",
          #"rows [["now","1000"],["today","14","62","0.5","hints=1"],["days","9","4","5"],["due","a","b"]]"#,
        ]
      ),
      (.readRecords(.best(pairs: 2), deck), ["rows", "rows []", #"rows [["best"],["player","ann"]]"#]),
      (.readRecords(.days, deck), ["rows", #"rows [["now","1000"]]"#]),
      (
        .placeGame(
          player: "you", pairs: 2, cards: .same, moves: 3, seconds: 4, isAssisted: false, isRepeat: false,
          day: nil),
        ["rows", "rows []", #"rows [["rank","4","1","3","","1"]]"#]
      ),
      (.readLearned(deck, pairs: 2), learned),
      (.learn(PracticedGame(deck: deck, faultless: [], faulty: [])), learned),
      (
        .recallDeal(game: 1, seed: 7, pairs: 2, cards: .same, player: "you", isFinished: true),
        ["rows", "rows []", #"rows [["deal","3",""],["seen","4"],["best","2"]]"#]
      ),
      (
        .recallBouts(Bout(["you", "easy"], pairs: [2, 1])!, inSession: PastBouts(run: 0, won: 0)),
        ["rows", #"rows [["margin","-2","",""],["won","0","",""]]"#]
      ),
      (.forget(.records), ["removed\t2"]),
      (
        .listGames(),
        ["rows []", #"rows [["a","Pop","8","3","5","1000",""],["","b.tsv","2","0","0","0","in-use"]]"#]
          + problems
      ),
      (
        .saveGame(name: request.path, replaces: false),
        [#"rows [["saved"]]"#, #"rows [["replaced"]]"#] + problems
      ),
      (.loadGame(name: request.path, leaving: 1), [game] + problems),
      (
        .openDay(Day("2026-11-20")!, seeks: true, leaves: true, leaving: 1), ["rows []", game] + problems
      ),
      (.takeUpGame(1, leaving: 2, step: 3), ["rows []"] + problems),
      (
        .forgetGame(name: request.path, isSure: true),
        [#"rows [["game","a","Pop","8","3","5","1000",""]]"#] + problems
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
    func word(_ text: String) -> Substring { text.prefix { !"\t ".contains($0) } }
    for other in Self.replies.flatMap(\.lines) where !lines.contains(where: { word($0) == word(other) }) {
      #expect(line(other, to: effect) == nil)
    }
  }

  @Test(arguments: replies.indices)
  func `a reply with a field that cannot be read is refused`(index: Int) {
    let (effect, lines) = Self.replies[index]
    for text in lines { #expect(line(text + "\t\\q", to: effect) == nil, "\(text)") }
  }

  @Test(
    arguments: [
      (.readRecords(.days, deck), "rows []"),
      (.readToday(deck, isForMenu: true), "rows [[\"due\",\"a\",\"b\"]]"),
      (.readLearned(deck, pairs: 2), "rows []"),
      (.toggleFavorite(Favorite(0, of: deck)!), "rows [[\"added\"]]"),
      (.readFavorites(request), "rows x"), (.readFavorites(request), "rows [[1]]"),
      (.readFavorites(request), "row []"),
    ] as [(Effect, String)])
  func `rows that answer something else are refused`(effect: Effect, text: String) {
    #expect(line(text, to: effect) == nil)
  }
}
