import App
import Text

/// How a value is written in a recording and read again: as fields. Both throw what does not fit.
struct ReplyForm<Value> {
  let write: (Value) throws -> [[UInt8]]
  let read: (inout ReplyFields) throws -> Value

  /// The value as a line, without its newline.
  func line(_ value: Value) -> [UInt8] {
    // Every reply has a form.
    ReplyFields.line(try! write(value))
  }

  /// The value of a whole line; nil if it does not fit.
  func value(of line: ArraySlice<UInt8>) -> Value? {
    var fields = ReplyFields(line)
    guard let value = try? read(&fields), fields.isAtEnd else { return nil }
    return value
  }
}

extension ReplyForm {
  /// The parts of a value, one after the other. `make` is nil if no value has these parts, `parts` if a value
  /// has others.
  init<each Part>(
    _ forms: repeat ReplyForm<each Part>, make: @escaping (repeat each Part) -> Value?,
    parts: @escaping (Value) -> (repeat each Part)?
  ) {
    let forms = (repeat each forms)
    write = { value in
      var fields: [[UInt8]] = []
      let parts = try fitting(parts(value))
      for (form, part) in repeat (each forms, each parts) { fields += try form.write(part) }
      return fields
    }
    read = { fields in try fitting(make(repeat try (each forms).read(&fields))) }
  }

  /// A word before the fields of another form.
  static func named(_ word: String, _ form: ReplyForm) -> ReplyForm {
    ReplyForm {
      [Array(word.utf8)] + (try form.write($0))
    } read: { fields in
      guard try fields.next().elementsEqual(word.utf8) else { throw ReplyFields.Misfit() }
      return try form.read(&fields)
    }
  }

  /// A word alone.
  static func word(_ word: String, _ value: Value) -> ReplyForm where Value: Equatable {
    .named(
      word,
      ReplyForm(write: { $0 == value ? [] : try fitting(nil) }, read: { _ in value }))
  }

  /// The first form that fits.
  static func choice(_ forms: ReplyForm...) -> ReplyForm {
    ReplyForm { value in
      try fitting(forms.compactMap { try? $0.write(value) }.first)
    } read: { fields in
      for form in forms {
        var rest = fields
        guard let value = try? form.read(&rest) else { continue }
        fields = rest
        return value
      }
      throw ReplyFields.Misfit()
    }
  }

  static func result<Success, Failure>(
    _ success: ReplyForm<Success>, or failure: ReplyForm<Failure>
  ) -> ReplyForm where Value == Result<Success, Failure> {
    .choice(
      ReplyForm(success, make: { .success($0) }, parts: { try? $0.get() }),
      ReplyForm(
        failure,
        make: { .failure($0) }, parts: { if case .failure(let problem) = $0 { problem } else { nil } }))
  }

  /// No further fields for nil.
  static func optional<Wrapped>(_ form: ReplyForm<Wrapped>) -> ReplyForm where Value == Wrapped? {
    ReplyForm(write: { try $0.map(form.write) ?? [] }, read: { $0.isAtEnd ? nil : try form.read(&$0) })
  }

  /// An empty field for nil.
  static func orEmpty<Wrapped>(_ form: ReplyForm<Wrapped>) -> ReplyForm where Value == Wrapped? {
    ReplyForm {
      try $0.map(form.write) ?? [[]]
    } read: { fields in
      var rest = fields
      guard try rest.next().isEmpty else { return try form.read(&fields) }
      fields = rest
      return nil
    }
  }

  /// As many elements as `count`, or all that follow.
  static func list<Element>(
    of form: ReplyForm<Element>, count: Int? = nil
  ) -> ReplyForm where Value == [Element] {
    ReplyForm {
      try $0.flatMap(form.write)
    } read: { fields in
      var elements: [Element] = []
      while count.map({ elements.count < $0 }) ?? !fields.isAtEnd { elements.append(try form.read(&fields)) }
      return elements
    }
  }

  static func bytes() -> ReplyForm where Value == [UInt8] {
    ReplyForm(write: { [$0] }, read: { try $0.next() })
  }

  static func string() -> ReplyForm where Value == String {
    ReplyForm(.bytes(), make: { String(decoding: $0, as: UTF8.self) }, parts: { Array($0.utf8) })
  }

  /// Printable text.
  static func text() -> ReplyForm where Value == String {
    ReplyForm(.string(), make: { OutsideText.shown($0) }, parts: { $0 })
  }

  static func raw() -> ReplyForm where Value: RawRepresentable<String> {
    ReplyForm(.string(), make: { Value(rawValue: $0) }, parts: { $0.rawValue })
  }

  static func count(in range: ClosedRange<Int> = 0...Int(Int32.max)) -> ReplyForm where Value == Int {
    ReplyForm(.string(), make: { Word($0).count.flatMap { range ~= $0 ? $0 : nil } }, parts: { "\($0)" })
  }
}

private func fitting<Value>(_ value: Value?) throws -> Value {
  guard let value else { throw ReplyFields.Misfit() }
  return value
}
