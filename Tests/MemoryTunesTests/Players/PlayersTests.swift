import Testing
import Wording
@testable import MemoryTunes
@testable import MemoryGame

/// Names, and who may play with whom.
struct PlayersTests {
  private static let programs: [(String, Strategy, String)] = [
    ("optimal", .optimal, "optimal"), ("Random", .random, "random"),
    ("forgetful:0", .forgetful(0), "forgetful:0"),
    ("forgetful:1.00", .forgetful(1), "forgetful:1.00"), ("FORGETFUL:0.25", .forgetful(0.25), "forgetful:0.25"),
    ("capacity:0", .capacity(0), "capacity:0"), ("capacity:7", .capacity(7), "capacity:7"),
    ("capacity:99999999999999999999", .capacity(.max), "capacity:99999999999999999999"),
    ("zwick-paterson", .zwickPaterson, "zwick-paterson"),
  ]

  @Test(arguments: programs)
  func `computer players are recognized by name`(typed: String, strategy: Strategy, name: String) throws {
    let player = try Player(typed)
    #expect(player.strategy == strategy && player.name == name)
  }

  @Test(arguments: ["Ann", "ann", "Åsa", "李小龙", "O'Neill-Smith", "x", "12", "a.b", "Optima-Prime-The-20t"])
  func `any other name is a person's and keeps its case`(name: String) throws {
    let player = try Player(name)
    #expect(player.strategy == nil && player.name == name)
  }

  private static let marked = "a" + String(repeating: "\u{301}", count: 80)
  private static let refused: [(String, PlayersProblem)] = [
    ("", .empty), ("\u{301}", .empty), ("a b", .unprintable("a b")), ("a\u{1B}[2J", .unprintable("a\u{1B}[2J")),
    ("a\u{A0}b", .unprintable("a\u{A0}b")), ("a\u{202E}b", .unprintable("a\u{202E}b")),
    ("\u{FFFD}", .unprintable("\u{FFFD}")),
    ("Optima-Prime-The-20th", .tooLong("Optima-Prime-The-20th", most: 20)),
    ("李李李李李李李李李李李", .tooLong("李李李李李李李李李李李", most: 20)),
    ("forgetful", .probability("forgetful")), ("forgetful:", .probability("forgetful:")),
    ("forgetful:2", .probability("forgetful:2")), ("forgetful:1.01", .probability("forgetful:1.01")),
    ("forgetful:-0", .probability("forgetful:-0")), ("forgetful:nan", .probability("forgetful:nan")),
    ("forgetful:1e-3", .probability("forgetful:1e-3")), ("forgetful:.5", .probability("forgetful:.5")),
    ("forgetful:0.", .probability("forgetful:0.")), ("forgetful:0.5.5", .probability("forgetful:0.5.5")),
    ("capacity", .capacity("capacity")), ("capacity:-1", .capacity("capacity:-1")),
    ("capacity:", .capacity("capacity:")), ("capacity:1.5", .capacity("capacity:1.5")),
    ("Ann:1", .noSuchProgram("Ann:1")), (":", .noSuchProgram(":")), ("optimal:1", .noSuchProgram("optimal:1")),
    ("optimall", .nearly("optimall", "optimal")), (marked, .tooManyMarks(marked)),
    ("Zwick-Patterson", .nearly("Zwick-Patterson", "zwick-paterson")),
    ("forgetfull", .nearly("forgetfull", "forgetful:Q")),
  ]

  @Test(arguments: refused)
  func `an invalid name is refused with a reason`(name: String, problem: PlayersProblem) {
    #expect(throws: problem) { try Player(name) }
    for language in Language.allCases {
      let message = problem.message(language.words)
      #expect(!message.isEmpty && !message.unicodeScalars.contains("\u{1B}"))
    }
  }

  @Test func `the number of players is limited`() throws {
    let names = (1...17).map { Word("p\($0)") }
    #expect(try Players(Array(names.prefix(16))).list.count == 16)
    #expect(throws: PlayersProblem.tooMany(17)) { try Players(names) }
  }

  @Test func `player names are unique in a game, not in a simulation`() throws {
    #expect(throws: PlayersProblem.equal("Ann")) { try Players([Word("Ann"), Word("Bob"), Word("Ann")]) }
    #expect(throws: PlayersProblem.equal("optimal")) { try Players([Word("OPTIMAL"), Word("optimal")]) }
    #expect(try Players([Word("Ann"), Word("ann")]).list.count == 2)
    #expect(try Players(programs: ["optimal", "optimal"]).list.count == 2)
  }

  @Test func `zwick-paterson plays two-player games only`() throws {
    #expect(try Players([Word("zwick-paterson"), Word("Ann")]).list.count == 2)
    #expect(throws: PlayersProblem.onlyForTwo(1)) { try Players(programs: ["zwick-paterson"]) }
    #expect(throws: PlayersProblem.onlyForTwo(3)) {
      try Players([Word("Ann"), Word("zwick-paterson"), Word("Bob")])
    }
  }
}
