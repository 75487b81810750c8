import Text

/// What a sentence is given: it is shown, chooses between variants, or both.
package protocol Argument: JSONValue, Sendable {
  func write(by rules: any LanguageRules.Type, into output: inout Output)
  /// Whether the variant with this key is for it.
  func fits(_ key: VariantKey, by rules: any LanguageRules.Type) -> Bool
}

extension Argument {
  package func fits(_ key: VariantKey, by rules: any LanguageRules.Type) -> Bool { false }
}

extension String: Argument {
  package func write(by rules: any LanguageRules.Type, into output: inout Output) { output.append(self) }
}

/// Chooses by its plural category or by itself.
extension Int: Argument {
  package func write(by rules: any LanguageRules.Type, into output: inout Output) { output.append(self) }

  package func fits(_ key: VariantKey, by rules: any LanguageRules.Type) -> Bool {
    switch key {
    case .number(let number): number == self
    case .category(let category): category == rules.pluralCategory(of: self)
    case .word: false
    }
  }
}

/// A number with some digits after the decimal separator.
package struct Fraction: Argument {
  let value: Double
  let digits: Int

  package init(_ value: Double, digits: Int) {
    (self.value, self.digits) = (value, digits)
  }

  /// Moves with one decimal. What would be shown as 1.0 is the number 1, so that a language can say `1 move`.
  package init(moves: Double) {
    self.init(moves, digits: Decimal.text(moves, digits: 1) == "1.0" ? 0 : 1)
  }

  /// With as few digits as possible. `value` is at least 0.0001, or 0: Swift writes others with an exponent.
  package init(_ value: Double) {
    let digits = "\(value)".split(separator: ".").last
    self.init(value, digits: digits == "0" ? 0 : digits?.utf8.count ?? 0)
  }

  package func write(by rules: any LanguageRules.Type, into output: inout Output) {
    output.append(value, digits: digits, sign: rules.decimalSign)
  }

  package func fits(_ key: VariantKey, by rules: any LanguageRules.Type) -> Bool {
    // By the rules of CLDR, a number with decimals is in the category `other` in each of the languages.
    digits == 0 ? Int(value.rounded()).fits(key, by: rules) : key == .category(.other)
  }

  package func add(to json: inout Output) { json.value(value) }
}

/// One of many words by which a sentence chooses.
package struct Keyword: Argument, RawRepresentable {
  package let rawValue: String

  package init(rawValue: String) {
    self.rawValue = rawValue
  }
}

/// One of a few words by which a sentence chooses.
extension Argument where Self: RawRepresentable<String> {
  package func write(by rules: any LanguageRules.Type, into output: inout Output) { output.append(rawValue) }
  package func fits(_ key: VariantKey, by rules: any LanguageRules.Type) -> Bool { key == .word(rawValue) }
  package func add(to json: inout Output) { json.value(rawValue) }
}

/// Chooses `yes` or `no`.
extension Bool: Argument {
  package func write(by rules: any LanguageRules.Type, into output: inout Output) {}
  package func fits(_ key: VariantKey, by rules: any LanguageRules.Type) -> Bool {
    key == .word(self ? "yes" : "no")
  }
}

/// Chooses `none` if there is no value.
extension Optional: Argument where Wrapped: Argument {
  package func write(by rules: any LanguageRules.Type, into output: inout Output) {
    self?.write(by: rules, into: &output)
  }

  package func fits(_ key: VariantKey, by rules: any LanguageRules.Type) -> Bool {
    self?.fits(key, by: rules) ?? (key == .word("none"))
  }
}

/// The names of the arguments of a sentence, with blanks between them.
struct ArgumentNames {
  typealias Name = UnsafeBufferPointer<UInt8>

  private let names: Name

  init(_ names: StaticString) {
    self.names = Name(start: names.utf8Start, count: names.utf8CodeUnitCount)
  }

  init(_ names: Name) {
    self.names = names
  }

  func forEach(_ body: (_ index: Int, _ name: Name) -> Void) {
    var (index, start) = (0, 0)
    while start < names.count {
      let end = names[start...].firstIndex(of: UInt8(ascii: " ")) ?? names.count
      body(index, Name(rebasing: names[start..<end]))
      (index, start) = (index + 1, end + 1)
    }
  }

  /// The index of an argument; nil if there is none with this name.
  func index(of name: Name) -> Int? {
    var found: Int?
    forEach { if found == nil, $1.elementsEqual(name) { found = $0 } }
    return found
  }
}
