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
