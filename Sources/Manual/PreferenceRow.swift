import Text
import Wording

/// What there is to say of a preference: its values, its purpose, and the place of its value among the choices.
package struct PreferenceRow<Choices>: Sendable {
  package typealias Purpose = @Sendable (_ words: any Wording) -> String

  package let takes: ExpectedValue
  package let purpose: Purpose
  package let transcripts: TranscriptUse
  /// Whether the option may be given more than once.
  package let isRepeated: Bool
  /// Puts a value into its place. False if it is none.
  package let put: @Sendable (_ value: [UInt8], _ choices: inout Choices) -> Bool
  /// The present value as it is typed.
  package let value: @Sendable (_ choices: Choices) -> String

  private init<Value>(
    _ kind: PreferenceValue<Value>, _ transcripts: TranscriptUse = .allowed, isRepeated: Bool = false,
    _ purpose: @escaping Purpose, put: @escaping @Sendable (Value, inout Choices) -> Void,
    value: @escaping @Sendable (Choices) -> Value? = { _ in nil }
  ) {
    (takes, self.transcripts, self.isRepeated, self.purpose) = (kind.takes, transcripts, isRepeated, purpose)
    self.put = { text, choices in
      guard let value = kind.read(text) else { return false }
      put(value, &choices)
      return true
    }
    self.value = { value($0).map(kind.written) ?? "" }
  }

  package init<Value>(
    _ kind: PreferenceValue<Value>, _ path: WritableKeyPath<Choices, Value> & Sendable,
    in transcripts: TranscriptUse = .allowed, purpose: @escaping Purpose
  ) {
    self.init(kind, transcripts, purpose, put: { $1[keyPath: path] = $0 }, value: { $0[keyPath: path] })
  }

  /// The place is empty until a value is chosen.
  package init<Value>(
    _ kind: PreferenceValue<Value>, _ path: WritableKeyPath<Choices, Value?> & Sendable,
    in transcripts: TranscriptUse = .allowed, purpose: @escaping Purpose
  ) {
    self.init(kind, transcripts, purpose, put: { $1[keyPath: path] = $0 }, value: { $0[keyPath: path] })
  }

  /// An option that may be given more than once.
  package init<Value>(
    _ kind: PreferenceValue<Value>, each path: WritableKeyPath<Choices, [Value]> & Sendable,
    in transcripts: TranscriptUse = .allowed, purpose: @escaping Purpose
  ) {
    self.init(kind, transcripts, isRepeated: true, purpose, put: { $1[keyPath: path].append($0) })
  }

  /// A value that is checked, and kept nowhere.
  package init(
    _ kind: PreferenceValue<some Any>, in transcripts: TranscriptUse = .allowed, purpose: @escaping Purpose
  ) {
    self.init(kind, transcripts, purpose, put: { _, _ in })
  }

  /// Messages call the preference `name`.
  package func set(_ choices: inout Choices, to value: [UInt8], name: String) throws(WrongValue) {
    guard put(value, &choices) else {
      throw WrongValue(name: name, value: String(decoding: value, as: UTF8.self), expected: takes)
    }
  }
}

/// What an option means in a transcript.
package enum TranscriptUse: Sendable {
  /// It is refused: it reads or writes files of the user, or starts no session.
  case refused
  case allowed
  /// Answers depend on it, so that a transcript has it.
  case written
}

/// A value that a preference does not take.
package struct WrongValue: Error, Equatable {
  package let name: String
  package let value: String
  package let expected: ExpectedValue

  package func message(_ words: any Wording) -> String {
    words.wrongValue(OutsideText.brief(value), of: name, taking: expected)
  }
}
