import Saved
import Testing
@testable import MemoryTunes

/// Rows of finished games, and what is left of them.
struct RecordsTests {
  private static let row = [
    "1779048849", "my deck.tsv", "split", "8", "12", "24", "95", "18446744073709551615", "1.25", "-0.5",
    "you bot:x",
    "5 3", "20777", "hints=2 undo repeat",
  ]

  /// The column, a value in it, and whether the row is a record then.
  @Test(
    arguments: [
      (0, "", false), (0, "-1", false), (0, "253402300800", false), (2, "none", false), (3, "0", false),
      (3, "99999999999999999999", false), (4, "7", false), (4, "99999999999", false), (5, "11", false),
      (6, "-1", false), (7, "-7", false), (7, "x", false), (8, "", true), (8, "nan", true), (8, "1e400", true),
      (8, "-2", true), (11, "", true), (11, "x y", true), (12, "", true), (13, "unknown", true),
    ] as [(Int, String, Bool)])
  func `an invalid row is no record, and what may be missing may`(column: Int, text: String, isRecord: Bool) {
    var row = Self.row
    row[column] = text
    #expect((Record(row) != nil) == isRecord)
  }

  @Test func `no text of a row reaches the screen as it is`() throws {
    let games = [
      FinishedGame(deck: "a\u{1B}[2J\nb", won: "4"), FinishedGame(players: "ann\u{1B}c bob", won: "5 3"),
      FinishedGame(players: "an\u{7}n"),
    ]
    let machine = Machine(database: try .having(games))
    for line in ["records", "records 8", "stats"] {
      let answer = Transcript(on: machine).play(line)
      #expect(!answer.contains("\u{1B}") && !answer.contains("\u{7}"), "\(answer)")
    }
  }
}
