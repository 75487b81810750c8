/// What a sentence is given for one of its arguments.
package enum Argument: Sendable {
  case text(String)
  /// Shown in digits, or chooses the form of a word.
  case number(Int)
  /// Shown with so many digits after the decimal separator.
  case decimal(Double, digits: Int)
  /// One of a few names, which a sentence does not show but chooses by.
  case word(String)

  /// The word for an argument that is missing.
  static let none = word("none")
}

/// A value that sentences take.
package protocol ArgumentConvertible {
  var argument: Argument { get }
}

extension Argument: ArgumentConvertible {
  package var argument: Argument { self }
}

extension String: ArgumentConvertible {
  package var argument: Argument { .text(self) }
}

extension Int: ArgumentConvertible {
  package var argument: Argument { .number(self) }
}

extension Bool: ArgumentConvertible {
  package var argument: Argument { .word(self ? "yes" : "no") }
}

extension Optional: ArgumentConvertible where Wrapped: ArgumentConvertible {
  package var argument: Argument { self?.argument ?? .none }
}

extension ArgumentConvertible where Self: RawRepresentable<String> {
  package var argument: Argument { .word(rawValue) }
}
