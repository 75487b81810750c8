import Text
import Wording

/// A preference: its values, its purpose, and where the choice is stored.
package struct PreferenceRow<Choices>: Sendable {
  typealias Purpose = @Sendable (_ words: Wording) -> String

  package let takes: ExpectedValue
  let purpose: Purpose
  let transcripts: TranscriptUse
  /// Stores a value. False if it is invalid.
  package let put: @Sendable (_ value: [UInt8], _ choices: inout Choices) -> Bool
  /// The current value, as typed.
  package let value: @Sendable (_ choices: Choices) -> String

  private init<Value>(
    _ kind: PreferenceValue<Value>, _ transcripts: TranscriptUse = .allowed, _ purpose: @escaping Purpose,
    put: @escaping @Sendable (Value, inout Choices) -> Void,
    value: @escaping @Sendable (Choices) -> Value? = { _ in nil }
  ) {
    (takes, self.transcripts, self.purpose) = (kind.takes, transcripts, purpose)
    self.put = { text, choices in
      guard let value = kind.read(text) else { return false }
      put(value, &choices)
      return true
    }
    self.value = { value($0).map(kind.written) ?? "" }
  }

  init<Value>(
    _ kind: PreferenceValue<Value>, _ path: WritableKeyPath<Choices, Value> & Sendable,
    in transcripts: TranscriptUse = .allowed, purpose: @escaping Purpose
  ) {
    self.init(kind, transcripts, purpose, put: { $1[keyPath: path] = $0 }, value: { $0[keyPath: path] })
  }

  /// The choice is nil until a value is chosen.
  init<Value>(
    _ kind: PreferenceValue<Value>, _ path: WritableKeyPath<Choices, Value?> & Sendable,
    in transcripts: TranscriptUse = .allowed, purpose: @escaping Purpose
  ) {
    self.init(kind, transcripts, purpose, put: { $1[keyPath: path] = $0 }, value: { $0[keyPath: path] })
  }

  /// An option that may be given more than once.
  init<Value>(
    _ kind: PreferenceValue<Value>, each path: WritableKeyPath<Choices, [Value]> & Sendable,
    in transcripts: TranscriptUse = .allowed, purpose: @escaping Purpose
  ) {
    self.init(kind, transcripts, purpose, put: { $1[keyPath: path].append($0) })
  }

  /// The row of a part of the choices.
  init<Part>(_ row: PreferenceRow<Part>, at path: WritableKeyPath<Choices, Part> & Sendable) {
    (takes, purpose, transcripts) = (row.takes, row.purpose, row.transcripts)
    put = { row.put($0, &$1[keyPath: path]) }
    value = { row.value($0[keyPath: path]) }
  }

  /// A value that is checked but not stored.
  init(
    _ kind: PreferenceValue<some Any>, in transcripts: TranscriptUse = .allowed, purpose: @escaping Purpose
  ) {
    self.init(kind, transcripts, purpose, put: { _, _ in })
  }

  /// Messages call the preference `name`.
  package func set(_ choices: inout Choices, to value: [UInt8], name: String) throws(RefusalText) {
    guard put(value, &choices) else {
      throw RefusalText { [takes] words in
        let value = String(decoding: value, as: UTF8.self)
        return words.wrongValue(
          value: OutsideText.brief(value), name: name, expected: takes.description(words, besides: value))
      }
    }
  }
}

/// How an option is treated in a transcript.
enum TranscriptUse: Sendable {
  /// Refused: it reads or writes user files, or starts no session.
  case refused
  case allowed
  /// Answers depend on it, so transcripts contain it.
  case written
}

/// The preferences of a program or a part of it: a table with a row for each, in the order of help. The raw
/// value is the option's English name without dashes.
package protocol PreferenceTable: CaseIterable, RawRepresentable<String>, Sendable {
  /// The type that stores the values.
  associatedtype Choices
  var row: PreferenceRow<Choices> { get }
}

extension PreferenceTable {
  package static var options: [ProgramOption] {
    allCases.map { preference in
      let row = preference.row
      return ProgramOption(name: preference.rawValue, takes: row.takes, purpose: row.purpose)
    }
  }
}
