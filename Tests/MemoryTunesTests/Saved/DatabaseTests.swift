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

struct DatabaseSchemaTests {
  @Test func `an empty database becomes ours, once, and other ones are left alone`() throws {
    let database = try Database()
    #expect(try DatabaseSchema.prepare(database) == .ours)
    #expect(try DatabaseSchema.prepare(database) == .ours)
    try database.run(script: "PRAGMA user_version = 99")
    #expect(try DatabaseSchema.prepare(database) == .later)
    let other = try Database()
    try other.run(script: "CREATE TABLE notes(text)")
    #expect(try DatabaseSchema.prepare(other) == .foreign)
  }
}
