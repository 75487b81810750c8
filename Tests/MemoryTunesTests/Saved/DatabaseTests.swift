import Saved
import Testing

struct DatabaseTests {
  @Test func `values come back as text, NULL as nothing`() throws {
    let database = try Database()
    let rows = try database.rows("SELECT ?, ?, ?, ?, ?", [1, "two\0words", .real(0.5), nil, ""])
    #expect(rows == [["1", "two\0words", "0.5", "", ""]])
  }

  @Test func `a wrong statement is a problem, and the next one runs`() throws {
    let database = try Database()
    #expect(throws: DatabaseProblem.self) { try database.rows("SELECT") }
    #expect(try database.rows("SELECT 1") == [["1"]])
  }
}
