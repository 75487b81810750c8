/// A statement and the values of its parameters, in order.
package struct Query: Equatable, Sendable {
  package let sql: String
  package let values: [Value]

  package init(_ sql: String, _ values: Value...) { (self.sql, self.values) = (sql, values) }
}

/// A value that a statement is given.
package enum Value: Equatable, Sendable {
  case null
  case number(Int)
  case real(Double)
  case text(String)

  package init(_ number: Int?) { self = number.map(Value.number) ?? .null }
  package init(_ number: Double?) { self = number.map(Value.real) ?? .null }
  package init(_ text: String?) { self = text.map(Value.text) ?? .null }
}

extension Value: ExpressibleByIntegerLiteral, ExpressibleByStringLiteral, ExpressibleByNilLiteral {
  package init(integerLiteral value: Int) { self = .number(value) }
  package init(stringLiteral value: String) { self = .text(value) }
  package init(nilLiteral: ()) { self = .null }
}

/// What something does with the database.
package enum Access: Sendable {
  case reads
  /// The change is committed with those of other lines, before their answers are written.
  case writes
  /// The change is committed at once, because the answer says how that went.
  case commits
}
