/// A statement with the values of its parameters. The parameter `:deal` stands for the deal of the game on the
/// table.
package struct Query: Equatable, Sendable {
  package let sql: String
  package let values: [Value]

  package init(_ sql: String, _ values: Value...) {
    (self.sql, self.values) = (sql, values)
  }
}
