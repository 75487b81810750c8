/// A statement with the values of its parameters.
package struct Query: Equatable, Sendable {
  package let sql: String
  package let values: [Value]

  package init(_ sql: String, _ values: Value...) {
    (self.sql, self.values) = (sql, values)
  }
}

extension Database {
  /// Runs a query at a time, in seconds since 1970, about a deal.
  @discardableResult
  package func rows(_ query: Query, now: Int, deal: Int?) throws(DatabaseProblem) -> [Row] {
    let values = query.values.map { value -> Value in
      switch value {
      case .now: .number(now)
      case .deal: Value(deal)
      case .null, .number, .real, .text: value
      }
    }
    return try rows(query.sql, values)
  }
}
