import Testing
import Wording
@testable import MemoryTunes
@testable import MemoryGame

/// Names, and who may play with whom.
struct PlayersTests {
  @Test(arguments: [
    ("optimal", Strategy.optimal, "optimal"), ("Random", .random, "random"),
    ("forgetful:0", .forgetful(0), "forgetful:0"),
    ("forgetful:1.00", .forgetful(1), "forgetful:1.00"), ("FORGETFUL:0.25", .forgetful(0.25), "forgetful:0.25"),
    ("capacity:0", .capacity(0), "capacity:0"), ("capacity:7", .capacity(7), "capacity:7"),
    ("capacity:99999999999999999999", .capacity(.max), "capacity:99999999999999999999"),
    ("zwick-paterson", .zwickPaterson, "zwick-paterson"),
  ])
  func `computer players are recognized by name`(typed: String, strategy: Strategy, name: String) throws {
    let player = try Player(Word(typed))
    #expect(player.strategy == strategy && player.name == name)
  }

  /// Names that a golden file cannot show; `players/refused` has others.
  private static let marked = "a" + String(repeating: "\u{301}", count: 80)
  private static let refused: [(String, @Sendable (Wording) -> String)] = [
    ("", { $0.playerNeedsName }), ("\u{301}", { $0.playerNeedsName }),
    ("a b", { $0.nameIsUnprintable(name: "a b") }), ("a\u{1B}[2J", { $0.nameIsUnprintable(name: "a\\x1B[2J") }),
    ("a\u{A0}b", { $0.nameIsUnprintable(name: "a\u{A0}b") }),
    ("a\u{202E}b", { $0.nameIsUnprintable(name: "a\\u{202E}b") }),
    ("\u{FFFD}", { $0.nameIsUnprintable(name: "\u{FFFD}") }),
    (marked, { $0.nameHasTooManyMarks(name: marked, most: 80) }),
  ]

  @Test(arguments: refused)
  func `an invalid name is refused with a reason`(name: String, reason: @Sendable (Wording) -> String) {
    let failure = #expect(throws: PlayersRefusal.self) { try Player(Word(name)) }
    for language in Language.allCases { #expect(failure?.message(language.words) == reason(language.words)) }
  }
}
