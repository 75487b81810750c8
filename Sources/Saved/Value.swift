/// A value that a statement is given.
package enum Value: Equatable, Sendable {
  case null
  case number(Int)
  case real(Double)
  case text(String)

  package init(_ number: Int?) { self = number.map(Value.number) ?? .null }
  package init(_ text: String?) { self = text.map(Value.text) ?? .null }
}

extension Value: ExpressibleByIntegerLiteral, ExpressibleByStringLiteral, ExpressibleByNilLiteral {
  package init(integerLiteral value: Int) { self = .number(value) }
  package init(stringLiteral value: String) { self = .text(value) }
  package init(nilLiteral: ()) { self = .null }
}
