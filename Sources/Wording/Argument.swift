import Text

/// What a sentence is given: it is shown, chooses between variants, or both.
package protocol Argument: Sendable {
  /// `isolating`: whether text written from right to left is isolated.
  func write(in language: Language, isolating: Bool, into output: inout Output)
  /// Whether the variant with this key is for it.
  func fits(_ key: VariantKey, in language: Language) -> Bool
}

/// Chooses by its own text.
extension String: Argument {
  package func write(in language: Language, isolating: Bool, into output: inout Output) {
    output.append(isolating ? Isolation.isolated(self) : self)
  }

  package func fits(_ key: VariantKey, in language: Language) -> Bool { key.isWord(self) }
}

/// Chooses by its plural category or by itself.
extension Int: Argument {
  package func write(in language: Language, isolating: Bool, into output: inout Output) { output.append(self) }

  package func fits(_ key: VariantKey, in language: Language) -> Bool {
    key.number.map { $0 == self } ?? key.isWord(language.pluralCategory(of: self))
  }
}

/// A number with some digits after the decimal separator.
package struct Fraction: Argument {
  let value: Double
  let digits: Int

  package init(_ value: Double, digits: Int) {
    (self.value, self.digits) = (value, digits)
  }

  /// Moves with one decimal, or none if that is 0: `1 move` and `2 moves`, but `2.1 moves`.
  package init(moves: Double) {
    self.init(moves, digits: Decimal.text(moves, digits: 1).hasSuffix(".0") ? 0 : 1)
  }

  /// With as few digits as possible. `value` is at least 0.0001, or 0: Swift writes others with an exponent.
  package init(_ value: Double) {
    let digits = "\(value)".split(separator: ".").last
    self.init(value, digits: digits == "0" ? 0 : digits?.utf8.count ?? 0)
  }

  package func write(in language: Language, isolating: Bool, into output: inout Output) {
    output.append(value, digits: digits, sign: language.signs.decimal)
  }

  package func fits(_ key: VariantKey, in language: Language) -> Bool {
    // By the rules of CLDR, a number with decimals is in the category `other` in each of the languages.
    digits == 0 ? Int(value.rounded()).fits(key, in: language) : key.isWord("other")
  }
}

/// One of a few words by which a sentence chooses.
extension Argument where Self: RawRepresentable<String> {
  package func write(in language: Language, isolating: Bool, into output: inout Output) {
    output.append(rawValue)
  }
  package func fits(_ key: VariantKey, in language: Language) -> Bool { key.isWord(rawValue) }
}

/// Chooses `yes` or `no`.
extension Bool: Argument {
  package func write(in language: Language, isolating: Bool, into output: inout Output) {}
  package func fits(_ key: VariantKey, in language: Language) -> Bool { key.isWord(self ? "yes" : "no") }
}

/// Chooses `none` if there is no value.
extension Optional: Argument where Wrapped: Argument {
  package func write(in language: Language, isolating: Bool, into output: inout Output) {
    self?.write(in: language, isolating: isolating, into: &output)
  }

  package func fits(_ key: VariantKey, in language: Language) -> Bool {
    // A text may be the word “none”.
    key.isWord("none") ? self == nil : self?.fits(key, in: language) ?? false
  }
}
