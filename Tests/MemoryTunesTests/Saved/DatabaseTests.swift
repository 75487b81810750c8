import Testing
@testable import MemoryTunes
@testable import Saved

struct DatabaseTests {
  @Test func `a column is read by its name, as a text, a number or neither`() throws {
    let sql = "SELECT 'a' AS text, 3 AS number, 0.5 AS real, NULL AS missing, '7' AS digits, '1 x 22' AS list"
    let read = try Database().first(sql) { row in
      ["text", "number", "real", "missing", "digits"].map { name in
        "\(row.text(name)) \(row.number(name) ?? -1) \(row.real(name) ?? -1)"
      } + row.counts("list").map { "\($0)" }
    }
    #expect(read == ["a -1 -1.0", "3 3 3.0", "0.5 -1 0.5", " -1 -1.0", "7 -1 -1.0", "1", "22"])
  }

  @Test func `values come back as text, NULL as nothing`() throws {
    let database = try Database()
    let rows = try database.rows("SELECT ?, ?, ?, ?, ?", [1, "two\0words", .real(0.5), nil, ""])
    #expect(rows == [["1", "two\0words", "0.5", "", ""]])
  }

  @Test func `every table of a database that can be read is rescued`() throws {
    let (machine, saved) = (Machine(), try Database.empty())
    let session = Transcript(on: machine) {
      $0.values.tunes = .auto
    } world: {
      $0.fetchTunes = { _, _ in .success(Array("A\tB\nC\tD\n".utf8)) }
    }
    for deal in ["play 2", "practice 2 capitals", "daily 1970-01-01"] {
      session.play(lines: [deal, "save a"])
      let board = session.state.game.table!.game.board
      for card in board.cards { session.play("\(card) \(board.mate(of: card))") }
      session.play("favorite 1")
    }
    try machine.games.run(.choose(cards: "same", of: "words.csv"))
    try saved.salvage(machine.database)
    for name in try saved.rows("SELECT name FROM sqlite_master WHERE type = 'table'").map({ $0[0] }) {
      let rows = machine.all(name)
      #expect(try saved.rows("SELECT * FROM \(name)") == rows && !rows.isEmpty, "\(name)")
    }
  }

  @Test func `a wrong statement is a failure, and the next one runs`() throws {
    let database = try Database()
    #expect(throws: DatabaseFailure.self) { try database.rows("SELECT") }
    #expect(try database.rows("SELECT 1") == [["1"]])
  }
}
