package struct Query: Equatable, Sendable {
  package let sql: String
  package let values: [Value]

  package init(_ sql: String, _ values: Value...) { (self.sql, self.values) = (sql, values) }
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

/// A value that a statement is given.
package enum Value: Equatable, Sendable {
  case null
  case number(Int)
  case real(Double)
  case text(String)
  /// The time, in seconds since 1970, and the deal of the game on the table. Only queries have them.
  case now, deal

  package init(_ number: Int?) { self = number.map(Value.number) ?? .null }
  package init(_ number: Double?) { self = number.map(Value.real) ?? .null }
  package init(_ text: String?) { self = text.map(Value.text) ?? .null }
}

extension Value: ExpressibleByIntegerLiteral, ExpressibleByStringLiteral, ExpressibleByNilLiteral {
  package init(integerLiteral value: Int) { self = .number(value) }
  package init(stringLiteral value: String) { self = .text(value) }
  package init(nilLiteral: ()) { self = .null }
}

extension [Row] {
  /// The rows that begin with a word and have so many columns after it, without the word.
  package func rows(_ kind: String, columns: Int) -> [Row] {
    filter { $0.count == columns + 1 && $0[0] == kind }.map { Row($0.dropFirst()) }
  }

  package func row(_ kind: String, columns: Int) -> Row? { rows(kind, columns: columns).first }
}

extension String {
  /// A count in a row. Sums of so small numbers do not overflow.
  package var countInRow: Int? { Int(self).flatMap { (0..<Int(Int32.max)).contains($0) ? $0 : nil } }
}

/// What something does with the database.
package enum Access: Sendable {
  case reads
  /// The change is committed with those of other lines, before their answers are written.
  case writes
  /// The change is committed at once, because the answer says how that went.
  case commits
}
