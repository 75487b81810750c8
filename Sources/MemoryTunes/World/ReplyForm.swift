import MemoryGame
import Text
import Wording

/// How a reply of the world, a fact, is written in a recording, as fields, and read again.
struct ReplyForm<Value> {
  private let fields: (Value) -> [String]
  /// Nil for fields of another reply.
  private let value: ([String]) -> Value?

  /// Fields after a word. `read` must read all of them.
  init(
    _ word: String, write: @escaping (Value) -> [String],
    _ read: @escaping (_ fields: inout Fields) throws(Misfit) -> Value
  ) {
    self.init(word, fields: write) { fields in
      var fields = Fields(fields[...])
      guard let value = try? read(&fields), fields.isEmpty else { return nil }
      return value
    }
  }

  /// Fields after a word.
  private init(
    _ word: String, fields: @escaping (Value) -> [String], _ value: @escaping (_ fields: [String]) -> Value?
  ) {
    self.fields = { [word] + fields($0) }
    self.value = { $0[0] == word ? value(Array($0.dropFirst())) : nil }
  }

  /// One field after a word.
  private init(
    _ word: String, field: @escaping (Value) -> String, _ value: @escaping (_ field: String) -> Value?
  ) {
    self.init(word, fields: { [field($0)] }) { $0.count == 1 ? value($0[0]) : nil }
  }

  private init(fields: @escaping (Value) -> [String], value: @escaping ([String]) -> Value?) {
    (self.fields, self.value) = (fields, value)
  }

  static func result<Success, Failure>(
    _ success: ReplyForm<Success>, or failure: ReplyForm<Failure>
  ) -> ReplyForm where Value == Result<Success, Failure> {
    ReplyForm(
      fields: { result in
        switch result {
        case .success(let value): success.fields(value)
        case .failure(let value): failure.fields(value)
        }
      }, value: { success.value($0).map { .success($0) } ?? failure.value($0).map { .failure($0) } })
  }

  /// The form of a value that holds this one.
  func mapped<Whole>(
    to whole: @escaping (Value) -> Whole, from part: @escaping (Whole) -> Value
  ) -> ReplyForm<Whole> {
    ReplyForm<Whole>(fields: { fields(part($0)) }, value: { value($0).map(whole) })
  }

  /// Nil is the word `nothing`.
  static func optional<Wrapped>(_ form: ReplyForm<Wrapped>) -> ReplyForm where Value == Wrapped? {
    ReplyForm(
      fields: { $0.map(form.fields) ?? ["nothing"] },
      value: { $0 == ["nothing"] ? .some(nil) : form.value($0).map(Optional.some) })
  }

  /// The value as a line, without its newline.
  func line(_ value: Value) -> [UInt8] { ReplyLine.text(fields(value)) }

  /// The value of a whole line; nil if it does not fit.
  func value(of line: ArraySlice<UInt8>) -> Value? { ReplyLine.fields(line).flatMap(value) }

  static func tunes(of category: BuiltInDeck) -> ReplyForm where Value == Result<Tunes, FetchFailure> {
    .result(
      ReplyForm<Tunes>("tunes", fields: \.fields) { Tunes($0[...], of: category) },
      or: ReplyForm<FetchFailure>("no-tunes", field: \.rawValue, FetchFailure.init))
  }

  static func forecast(of category: BuiltInDeck) -> ReplyForm where Value == Forecast {
    ReplyForm("forecast", fields: { [$0.fetchesFirst ? "fetches" : "has"] + ($0.tunes?.fields ?? []) }) {
      fields in
      guard let word = fields.first, ["fetches", "has"].contains(word) else { return nil }
      let tunes = Tunes(fields.dropFirst(), of: category)
      return tunes == nil && fields.count > 1 ? nil : Forecast(tunes: tunes, fetchesFirst: word == "fetches")
    }
  }

  static func deck() -> ReplyForm where Value == Result<Deck, DeckFileFailure> {
    .result(
      ReplyForm<Deck>("deck", fields: { [$0.identity.text] + $0.lines }) { fields in
        fields.first.flatMap { try? Deck(DeckIdentity(file: $0), lines: fields.dropFirst()) }
      }, or: .deckFailure())
  }

  static func favorites() -> ReplyForm where Value == Result<Deck, DeckFileFailure> {
    .result(
      ReplyForm<Deck>("favorites", fields: \.lines) { try? Deck(.favorites, lines: $0) }, or: .deckFailure())
  }

  private static func deckFailure() -> ReplyForm where Value == DeckFileFailure {
    ReplyForm("no-deck", fields: { [$0.path, $0.cause.text] + ($0.nearest.map { [$0] } ?? []) }) { fields in
      let texts = fields.prefix(3).map { OutsideText.shown($0) }
      guard (2...3).contains(fields.count) else { return nil }
      return DeckFileFailure(
        path: texts[0], cause: DeckFailure(texts[1]), nearest: texts.count > 2 ? texts[2] : nil)
    }
  }

  static func day() -> ReplyForm where Value == Day { ReplyForm("day", field: \.text, Day.init) }

  static func removed() -> ReplyForm where Value == Result<Int, SystemFailure> {
    .result(
      ReplyForm<Int>("removed", field: { "\($0)" }) { Word($0).smallCount },
      or: ReplyForm<SystemFailure>("not-removed", field: \.text, SystemFailure.init))
  }

  static func move(_ question: BotQuestion) -> ReplyForm where Value == Result<Choice, BotFailure> {
    .result(
      ReplyForm<Choice>("move", field: \.text) { try? BotLine.choice(Array($0.utf8)[...], to: question) },
      or: ReplyForm<BotFailure>("no-move", fields: \.fields) { fields in
        let detail = fields.last ?? ""
        let all: [BotFailure] = [
          .unknown, .ended, .late(seconds: Word(detail).smallCount ?? 0), .tooLong, .illegal(detail), .stalled,
          .givenUp,
        ]
        return all.first { $0.fields == fields }
      })
  }

  static func columns() -> ReplyForm where Value == Int {
    ReplyForm("columns", field: { "\($0)" }) { Word($0).smallCount }
  }
}

extension Tunes {
  /// Their origin, the reason for the lack of newer ones and, unless they are built in, the tunes.
  fileprivate var fields: [String] {
    [origin.text, failure?.rawValue ?? ""] + (deck.identity.isBuiltIn ? [] : deck.lines)
  }

  fileprivate init?(_ fields: ArraySlice<String>, of category: BuiltInDeck) {
    var fields = fields
    guard fields.count >= 2, let origin = Origin(fields.removeFirst()), origin != .file,
      case let word = fields.removeFirst(), case let failure = FetchFailure(rawValue: word),
      failure != nil || word.isEmpty, origin != .builtIn || fields.isEmpty
    else { return nil }
    guard let deck = origin == .builtIn ? category.deck : try? Deck(.category(category), lines: fields)
    else { return nil }
    self.init(deck: deck, origin: origin, failure: failure)
  }
}
