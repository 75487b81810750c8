import Wording

/// A kind of value: how it is read and written.
package struct PreferenceValue<Value>: Sendable {
  let takes: ExpectedValue
  let written: @Sendable (_ value: Value) -> String
  package let read: @Sendable (_ text: [UInt8]) -> Value?

  init(
    _ takes: ExpectedValue, written: @escaping @Sendable (_ value: Value) -> String = { "\($0)" },
    read: @escaping @Sendable (_ text: [UInt8]) -> Value?
  ) {
    (self.takes, self.written, self.read) = (takes, written, read)
  }

  /// The value of an option without an argument.
  package static func always(_ value: Value) -> Self where Value: Sendable {
    PreferenceValue(.nothing) { _ in value }
  }
}

extension PreferenceValue<Void> {
  /// Whether an option was given.
  package static var flag: Self { .always(()) }
}

extension PreferenceValue<Language?> {
  /// Nil for the environment's language.
  package static var language: Self {
    PreferenceValue(.language, written: { $0?.rawValue ?? "auto" }) { text in
      // Looking up a longer word can take quadratic time.
      let name = String(decoding: text.prefix(64), as: UTF8.self).lowercased()
      if let language = Language(named: name) { return language }
      return name == "auto" || Vocabulary.all.values[name] == "auto" ? .some(nil) : nil
    }
  }
}
