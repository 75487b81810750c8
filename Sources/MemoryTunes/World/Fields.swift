import Text

/// The fields of a reply in a recording do not fit.
struct Misfit: Error {}

/// The fields of a reply, which are read one after the other.
struct Fields {
  private var rest: ArraySlice<String>

  init(_ fields: ArraySlice<String>) { rest = fields }

  var isEmpty: Bool { rest.isEmpty }

  mutating func text() throws(Misfit) -> String {
    guard let text = rest.popFirst() else { throw Misfit() }
    return text
  }

  mutating func value<Value>(_ read: (String) -> Value?) throws(Misfit) -> Value {
    guard let value = read(try text()) else { throw Misfit() }
    return value
  }

  /// Sums of so small numbers do not overflow.
  mutating func count() throws(Misfit) -> Int { try value { Word($0).smallCount } }

  /// Nil for an empty field.
  mutating func optionalCount() throws(Misfit) -> Int? {
    guard rest.first?.isEmpty == true else { return try count() }
    rest.removeFirst()
    return nil
  }

  mutating func choice(_ texts: [String]) throws(Misfit) -> String {
    try value { texts.contains($0) ? $0 : nil }
  }

  /// False for an empty field.
  mutating func flag(_ text: String) throws(Misfit) -> Bool { try choice([text, ""]) == text }

  /// What `read` makes of all that are left.
  mutating func all<Value>(_ read: ([String]) -> Value?) throws(Misfit) -> Value {
    guard let value = read(Array(rest)) else { throw Misfit() }
    rest = []
    return value
  }

  static func text(_ number: Int?) -> String { number.map(String.init) ?? "" }
}
