import MemoryGame
import Text
import Wording

/// How a reply of the world is written in a recording, as fields, and read again.
struct ReplyForm<Value> {
  let fields: (Value) -> [String]
  /// Nil for fields of another reply.
  let value: ([String]) -> Value?

  /// The value as a line, without its newline.
  func line(_ value: Value) -> [UInt8] { ReplyLine.text(fields(value)) }

  /// The value of a whole line; nil if it does not fit.
  func value(of line: ArraySlice<UInt8>) -> Value? { ReplyLine.fields(line).flatMap(value) }
}

// The forms of replies. The first field says what comes next.
extension ReplyForm {
  static func tunes(of category: Category) -> ReplyForm where Value == Result<Tunes, FetchProblem> {
    ReplyForm { result in
      switch result {
      case .success(let tunes): ["tunes"] + tunes.fields
      case .failure(let problem): ["no-tunes", problem.rawValue]
      }
    } value: { fields in
      switch (fields[0], fields.count) {
      case ("tunes", _): Tunes(fields.dropFirst(), of: category).map { .success($0) }
      case ("no-tunes", 2): FetchProblem(rawValue: fields[1]).map { .failure($0) }
      default: nil
      }
    }
  }

  static func forecast(of category: Category) -> ReplyForm where Value == Forecast {
    ReplyForm {
      ["forecast", $0.fetchesFirst ? "fetches" : "has"] + ($0.tunes?.fields ?? [])
    } value: { fields in
      guard fields.count > 1, fields[0] == "forecast", ["fetches", "has"].contains(fields[1]) else {
        return nil
      }
      let tunes = Tunes(fields.dropFirst(2), of: category)
      return tunes == nil && fields.count > 2
        ? nil : Forecast(tunes: tunes, fetchesFirst: fields[1] == "fetches")
    }
  }

  static func deck() -> ReplyForm where Value == Result<Deck, DeckFileProblem> {
    ReplyForm { result in
      switch result {
      case .success(let deck): ["deck", deck.identity.text] + deck.lines
      case .failure(let problem):
        ["no-deck", problem.path, problem.cause.text] + (problem.nearest.map { [$0] } ?? [])
      }
    } value: { fields in
      let texts = fields.dropFirst().prefix(3).map { OutsideText.shown($0) }
      switch (fields[0], fields.count) {
      case ("deck", 2...):
        return try? .success(Deck(DeckIdentity(file: fields[1]), lines: fields.dropFirst(2)))
      case ("no-deck", 3...4):
        return .failure(
          DeckFileProblem(
            path: texts[0], cause: DeckProblem(texts[1]), nearest: texts.count > 2 ? texts[2] : nil))
      default: return nil
      }
    }
  }

  /// For each deck two fields: its name, and how many tunes it has or why it cannot be used.
  static func decks() -> ReplyForm where Value == DeckList {
    ReplyForm { list in
      ["decks", "\(list.others)"]
        + list.decks.flatMap { deck in
          switch deck.count {
          case .success(let count): [deck.identity.name, "\(count)"]
          case .failure(let problem): [deck.identity.name, problem.text]
          }
        }
    } value: { fields in
      guard fields.count > 1, fields.count.isMultiple(of: 2), fields[0] == "decks",
        let others = count(fields[1])
      else { return nil }
      let decks = stride(from: 2, to: fields.count, by: 2).map { index in
        DeckRow(
          own: OutsideText.shown(fields[index]),
          count: count(fields[index + 1]).map { .success($0) } ?? .failure(DeckProblem(fields[index + 1])))
      }
      return DeckList(decks: decks, others: others)
    }
  }

  static func day() -> ReplyForm where Value == Day {
    ReplyForm {
      ["day", $0.text]
    } value: {
      $0.count == 2 && $0[0] == "day" ? Day($0[1]) : nil
    }
  }

  static func removed() -> ReplyForm where Value == Result<Int, SystemProblem> {
    ReplyForm { result in
      switch result {
      case .success(let count): ["removed", "\(count)"]
      case .failure(let problem): ["not-removed", problem.text]
      }
    } value: { fields in
      switch (fields[0], fields.count) {
      case ("removed", 2): count(fields[1]).map { .success($0) }
      case ("not-removed", 2): .failure(SystemProblem(fields[1]))
      default: nil
      }
    }
  }

  static func move(_ question: BotQuestion) -> ReplyForm where Value == Result<Choice, BotProblem> {
    ReplyForm { result in
      switch result {
      case .success(let choice): ["move", choice.text]
      case .failure(let problem): ["no-move"] + problem.fields
      }
    } value: { fields in
      switch (fields[0], fields.count) {
      case ("move", 2): try? .success(BotLine.choice(Array(fields[1].utf8)[...], to: question).get())
      case ("no-move", 2): BotProblem.plain.first { $0.fields == [fields[1]] }.map { .failure($0) }
      case ("no-move", 3) where fields[1] == "illegal": .failure(.illegal(fields[2]))
      case ("no-move", 3) where fields[1] == "late": count(fields[2]).map { .failure(.late(seconds: $0)) }
      default: nil
      }
    }
  }

  static func columns() -> ReplyForm where Value == Int {
    ReplyForm {
      ["columns", "\($0)"]
    } value: {
      $0.count == 2 && $0[0] == "columns" ? count($0[1]) : nil
    }
  }

  private static func count(_ field: String) -> Int? {
    Word(field).count.flatMap { $0 <= Int32.max ? $0 : nil }
  }
}

extension Tunes {
  /// Their origin, the reason for the lack of newer ones and, unless they are built in, the tunes.
  fileprivate var fields: [String] {
    [origin.text, problem?.rawValue ?? ""] + (deck.identity.isBuiltIn ? [] : deck.lines)
  }

  fileprivate init?(_ fields: ArraySlice<String>, of category: Category) {
    var fields = fields
    guard fields.count >= 2, let origin = Origin(fields.removeFirst()), origin != .file,
      case let word = fields.removeFirst(), case let problem = FetchProblem(rawValue: word),
      problem != nil || word.isEmpty, origin != .builtIn || fields.isEmpty
    else { return nil }
    guard let deck = origin == .builtIn ? category.deck : try? Deck(.category(category), lines: fields)
    else { return nil }
    self.init(deck: deck, origin: origin, problem: problem)
  }
}

extension BotProblem {
  /// The problems that are written as one word.
  fileprivate static let plain: [BotProblem] = [.unknown, .ended, .tooLong, .stalled, .givenUp]

  fileprivate var fields: [String] {
    switch self {
    case .unknown: ["unknown"]
    case .ended: ["ended"]
    case .tooLong: ["too-long"]
    case .stalled: ["stalled"]
    case .givenUp: ["given-up"]
    case .late(let seconds): ["late", "\(seconds)"]
    case .illegal(let answer): ["illegal", answer]
    }
  }
}
