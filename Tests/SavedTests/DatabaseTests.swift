import Saved
import Testing

struct DatabaseTests {
  @Test func `values come back as text, NULL as nil`() throws {
    let database = try Database()
    let rows = try database.rows("SELECT ?, ?, ?, ?, ?", [1, "two\0words", .real(0.5), nil, ""])
    #expect(rows == [["1", "two\0words", "0.5", nil, ""]])
  }

  @Test func `a wrong statement is a problem, and the next one runs`() throws {
    let database = try Database()
    #expect(throws: DatabaseProblem.self) { try database.rows("SELECT") }
    #expect(try database.rows("SELECT 1") == [["1"]])
  }

  @Test func `JSON is read`() throws {
    let database = try Database()
    let rows = try database.rows(
      "SELECT json_extract(value, '$.a') FROM json_each(?)", [#"[{"a":"x"},{"a":2}]"#])
    #expect(rows == [["x"], ["2"]])
  }
}
