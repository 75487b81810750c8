import MemoryGame
import Testing
import Wording
@testable import MemoryTunes
@testable import Saved

/// Each fact of the world is in the recording of a session: a replay without a home, files, bots and a network
/// is the same.
struct FactTests {
  /// A session in which a fact is asked for.
  private struct Act {
    let lines: [String]
    let isTyped: Bool
    let hasHome: Bool
    /// Whether the home cannot be used.
    let fails: Bool
    let change: (inout World) -> Void

    init(
      _ lines: String..., isTyped: Bool = false, hasHome: Bool = true, fails: Bool = false,
      world change: @escaping (inout World) -> Void = { _ in }
    ) {
      (self.lines, self.isTyped, self.hasHome, self.fails, self.change) = (
        lines, isTyped, hasHome, fails, change
      )
    }
  }

  @Test(arguments: Fact.allCases)
  func `a fact is the same in a replay`(fact: Fact) throws {
    let example = fact.example
    #expect(example.fact == fact && example.isFact)
    let machine = Cheater.machine()
    let (acts, expected) = Self.story(of: fact)
    var replies: Set<String> = []
    for act in acts {
      machine.failure = act.fails ? Self.failure : nil
      let recorded = RecordedSession(
        on: machine, isTyped: act.isTyped, isJSON: !act.isTyped,
        set: { try! $0.set(.bot, to: Array("mine=unused".utf8)) },
        world: {
          if !act.hasHome { $0.home = nil }
          act.change(&$0)
        })
      for line in act.lines { Self.play(line, in: recorded) }
      for line in recorded.script.split(separator: UInt8(ascii: "\n")) where line.starts(with: "#reply ".utf8) {
        let reply = line.split(separator: UInt8(ascii: " "), maxSplits: 2)[2]
        let text = String(decoding: reply, as: UTF8.self)
        if example.intent(reply) != nil { replies.insert(expected.first(where: text.hasPrefix) ?? text) }
      }
      let replay = try recorded.requireSame()
      #expect(
        Self.parts(replay.state).symmetricDifference(Self.parts(recorded.session.state)) == [], "\(act.lines)")
    }
    #expect(replies == expected)
  }

  private static func play(_ line: String, in recorded: RecordedSession) {
    guard line == "finish" else {
      recorded.play(line)
      return
    }
    while let board = recorded.session.state.game.table?.game.board, !board.isFinished {
      recorded.play("\(board.faceUp.first.map(board.mate) ?? board.cards.first(where: board.canFlip)!)")
    }
  }

  /// What a replay has as it was, but for what depends on the clock or is no fact, and what its end changes.
  private static func parts(_ state: AppState) -> Set<String> {
    Set(
      Dump(state.game).parts.map { "\($0.path)=\($0.text)" }
        .filter { !$0.contains(#/aids|began|ended|seconds|clock|bots|some.streak|some.practice/#) })
  }

  private static let failure = SystemFailure.other("a\\b é")

  /// Sessions on one machine, and how the replies in them begin.
  private static func story(of fact: Fact) -> (acts: [Act], replies: Set<String>) {
    switch fact {
    case .favorites:
      (
        [
          Act("category favorites"),
          Act("play 9", "reveal", "favorite 1", "favorite 2", "favorite 3"),
          Act("category favorites", "play 2"),
        ], ["favorites\t", "no-deck\tfavorites\t"]
      )
    case .deck:
      (
        [
          Act(
            "deck two.tsv", "play 5", "category three", "play 2", "words three",
            "practice 2 three"),
          Act("deck small", "deck third", "deck strange", "deck thre") {
            $0.readFile = {
              switch $0.text {
              case "small": .success(Array("T\tA\n".utf8))
              case "third": .success(Array("T\tA\nU\tB\nV\n".utf8))
              case "strange": .failure(Self.failure)
              default: .failure(.known(.noSuchFile))
              }
            }
          },
        ], ["deck\ttwo.tsv\t", "deck\tdecks/three.tsv\t", "no-deck\t"]
      )
    case .learned:
      (
        [
          Act("practice 2 capitals", "finish", "practice 2 three", "1", "2", "1", "finish"),
          Act("practice 3 capitals", "cards same", "practice 2 three"),
          Act("practice 2 capitals", hasHome: false),
        ], ["practice\t2026-", "practice\t\t"]
      )
    case .today:
      (
        [
          Act("daily", "1 2", "1 3", "daily", "yes", isTyped: true),
          Act("daily", "finish", "daily", isTyped: true),
          Act("daily", isTyped: true), Act("daily", isTyped: true, hasHome: false),
        ], ["today\t", "nothing"]
      )
    case .day: ([Act("daily", "daily 2026-11-19", "daily 2026-11-21")], ["day\t2026-11-20"])
    case .forecast:
      (
        [
          Act("set tunes auto", "tunes", "set tunes online", "tunes", "set tunes built-in", "tunes"),
          Act("set tunes online", "play 2 pop") { Self.serve(nil, &$0) },
          Act("set tunes auto", "tunes", "set tunes online", "tunes", "set tunes built-in", "tunes"),
          Act("set tunes online", "tunes") { $0.fetchTunes = nil },
        ], ["forecast\tfetches", "forecast\thas"]
      )
    case .columns:
      (
        [
          Act("play 8", "place 1 2", "place 2 1 1 last", "place 99 99", "place middle 1"),
          Act("set board plain", "play 8", "place 1 2"),
        ], ["columns\t"]
      )
    case .tunes:
      (
        (FetchFailure.allCases + [nil]).map { failure in
          Act("set tunes online", "play 2", "tunes fetch", "set tunes auto", "play 3 rap", "play 2 rap") {
            Self.serve(failure, &$0)
          }
        }, ["tunes\tfetched", "tunes\tbuilt-in", "tunes\tkept", "no-tunes\t"]
      )
    case .move:
      (
        [
          Act("players you mine", "play 6", "1 2", "undo", "1 3", "players mine ann", "play 4", "1 2", "1 2") {
            $0.askBot = { _, question, _ in .success(.flip((1...12).first { question.allows(.flip($0)) }!)) }
          }
        ]
          + ([
            .unknown, .ended, .late(seconds: 10), .tooLong, .stalled, .givenUp, .illegal("\u{1B}[31m\n"),
          ] as [BotFailure]).map { failure in
            Act("players you mine", "play 6", "1 2", "game") { $0.askBot = { _, _, _ in .failure(failure) } }
          }, ["move\t", "no-move\t"]
      )
    case .kind:
      (
        [Act("play 2", "finish", "play 2", "cards split", "play 2", "players a b", "play 2", isTyped: true)],
        ["kind\tnew", "kind\tfamiliar"]
      )
    case .deal:
      (
        [
          Act(
            "seed 5", "play 2", "1 2", "undo", "1", "seed 5", "play 2", "finish", "seed 5", "play 2", "finish"),
          Act("play 3", "finish", "play 3"), Act("play 2", "finish", hasHome: false),
        ], ["past\t", "nothing"]
      )
    case .end:
      (
        [
          Act("seed 5", "play 2", "finish", "seed 5", "play 2", "finish", "undo", "finish"),
          Act("practice capitals 2", "finish"), Act("play 2", "finish", hasHome: false),
        ], ["past\t", "nothing"]
      )
    case .levelGame:
      (
        [
          Act(
            "against beginner", "play 2", "finish", "play 2", "finish", "play 3", "finish", "play 3", "finish",
            "play 2", "finish")
        ],
        ["levelGames\t"]
      )
    case .load:
      (
        [
          Act("play 3", "1 2", "save a", "1 3", "save b", "load 1", "load none", "games", "load 1", "load 99"),
          Act("games", "load 1", "load 1"), Act("load a", hasHome: false), Act("load a", fails: true),
          Act("load a") {
            try! ($0.home as! Machine).database.rows("UPDATE positions SET text = 'x' WHERE name = 'a'")
          },
        ],
        [
          "game\t", "no-game\tno-home", "no-game\tsystem\t", "no-game\tnot-understood", "no-game\tno-list",
          "no-game\tno-such-game",
        ]
      )
    case .openDay:
      (
        [
          Act("play 2", "1", "save x", "daily", "1 2", "load x", "daily"),
          Act("play 2", "1", "daily", isTyped: true),
        ], ["game\t", "nothing"]
      )
    case .save:
      (
        [
          Act("play 2", "1 2", "save a", "play 2", "1", "save a"), Act("play 2", "save a", hasHome: false),
          Act("play 2", "save a", fails: true),
          Act("play 2", "yes", "1", "save a", "yes", isTyped: true),
        ], ["saved\tnew", "saved\treplaced", "no-game\tno-home", "no-game\tsystem\t", "no-game\tname-taken"]
      )
    case .forgetGame:
      (
        [
          Act("play 2", "1 2", "save a", "save b", "forget game a", "forget game a"),
          Act("forget game b", fails: true),
          Act("forget game b", "yes", isTyped: true), Act("forget game a", hasHome: false),
        ], ["listed\t", "no-game\tno-such-game", "no-game\tno-home", "no-game\tsystem\t"]
      )
    case .forget:
      (
        [
          Act("play 2", "finish", "forget records", "forget games", "forget game"),
          Act("forget records", fails: true),
        ],
        ["removed\t", "not-removed\t"]
      )
    case .favorite:
      (
        [
          Act("play 2", "1 2", "favorite 1", "favorite 2", "favorite 1"),
          Act("play 2", "1", "favorite 1", fails: true),
          Act("play 2", "1", "favorite 1", hasHome: false),
        ], ["favorite\tadded", "favorite\tremoved", "no-favorite\t", "nothing"]
      )
    case .clearTunes:
      (
        [
          Act("set tunes online", "play 2") { Self.serve(nil, &$0) }, Act("tunes clear", "tunes clear"),
          Act("tunes clear", fails: true),
        ], ["removed\t", "not-removed\t"]
      )
    }
  }

  /// A catalog that replies with a file or for a reason does not.
  private static func serve(_ failure: FetchFailure?, _ world: inout World) {
    let file = Array("One\tA\nTwo\tB\nThree\tC\n".utf8)
    world.fetchTunes = { _, _ in failure.map(Result.failure) ?? .success(file) }
  }
}
