import Text
import Wording

/// How an event is shown: its code, its sentence, what is drawn with it, and its members in JSON.
protocol Presentable {
  var code: AnswerCode { get }

  func message(_ context: AnswerContext) -> String?

  /// The message for a person, as paragraphs.
  func paragraphs(_ context: AnswerContext) -> [String]

  /// What is shown besides the message and the list.
  var shows: AnswerLayout { get }

  /// Whether the message already says whose turn it is, or how the game ended.
  func tellsTurn(_ context: AnswerContext) -> Bool

  /// Draws what comes before the screen, and at a prompt is shown until Enter.
  func drawFirst(_ context: AnswerContext, into output: inout Output)

  /// Draws the part that only this event has, usually a list.
  func draw(_ context: AnswerContext, into output: inout Output)

  /// Adds what `values` of JSON says of it: numbers, and names that no language changes. Answers with one code
  /// have the same keys, those that the schema lists for it; a value that is missing is null.
  func addValues(_ context: AnswerContext, to object: inout Output)

  /// Adds the JSON members that only this event has.
  func addMembers(_ context: AnswerContext, to object: inout Output)
}

extension Presentable {
  func message(_ context: AnswerContext) -> String? { nil }
  func paragraphs(_ context: AnswerContext) -> [String] { message(context).map { [$0] } ?? [] }
  var shows: AnswerLayout { .nothing }
  func tellsTurn(_ context: AnswerContext) -> Bool { false }
  func drawFirst(_ context: AnswerContext, into output: inout Output) {}
  func draw(_ context: AnswerContext, into output: inout Output) {}
  func addValues(_ context: AnswerContext, to object: inout Output) {}
  func addMembers(_ context: AnswerContext, to object: inout Output) {}
}

/// A stable identifier for the message of an answer, the same in every language. A published word keeps its
/// meaning; more may be added. The schema of JSON lists them.
struct AnswerCode: Equatable {
  /// The word in JSON.
  let word: String
  /// Whether the line was refused: it changed nothing.
  let isRefusal: Bool

  static func done(_ word: String) -> AnswerCode { AnswerCode(word: word, isRefusal: false) }
  static func refused(_ word: String) -> AnswerCode { AnswerCode(word: word, isRefusal: true) }
}

/// What an event shows besides its message and its list. A refusal shows nothing.
enum AnswerLayout {
  case nothing
  /// Nothing. Plain output has the list before the message, which is advice about it.
  case listFirst
  /// The screen, except in plain output: there the message says what has changed.
  case screen
  /// The screen, also in plain output.
  case place
  /// The board. In plain output, the message names the cards that were turned up.
  case cards

  var showsScreen: Bool { self == .screen || tellsScreen }
  var tellsScreen: Bool { self == .place || self == .cards }
}

/// What the words of an answer depend on besides its headline.
struct AnswerContext {
  let answer: Answer
  let route: Route
  let table: Table?
  let style: Style
  /// Whether somebody is at a prompt.
  let isTyped: Bool
  /// The move at which the player stopped watching a game; nil if it was shown to its end.
  var stoppedAt: Int?
  /// The line in English, if it was understood in other words. Only JSON needs it.
  var understood: String?
  /// How much is left out for want of space. A deal: what its cards show (1), and also how to flip them (2).
  /// The end of a game: a line (1).
  var brevity = 0

  var words: Wording { style.words }

  /// The words of the line.
  var typed: [Word] { answer.line?.words ?? [] }

  /// The first word of the line as messages quote it.
  var firstWord: String { typed.first?.brief ?? "" }

  /// The first word of the line in English or, if it was not understood in other words, as it was typed.
  var command: String { understood.map { Line(Array($0.utf8).span).words[0].brief } ?? firstWord }

  /// A number as messages quote it: as it was typed, which may be larger than any `Int`.
  func typed(_ number: Int) -> String {
    OutsideText.brief(typed.first { $0.count == number }?.typed ?? String(number))
  }
}

/// An event that is one sentence, and its values.
struct Notice: Presentable {
  typealias Values = KeyValuePairs<StaticString, any JSONValue>

  let code: AnswerCode
  let shows: AnswerLayout
  private let text: (AnswerContext) -> String
  private let values: (AnswerContext) -> Values

  init(
    _ code: AnswerCode, shows: AnswerLayout = .nothing, values: @escaping (AnswerContext) -> Values,
    _ text: @escaping (AnswerContext) -> String
  ) {
    (self.code, self.shows, self.text, self.values) = (code, shows, text, values)
  }

  init(
    _ code: String, _ values: @autoclosure @escaping () -> Values = [:], shows: AnswerLayout = .nothing,
    _ text: @escaping (AnswerContext) -> String
  ) {
    self.init(.done(code), shows: shows, values: { _ in values() }, text)
  }

  static func refused(
    _ code: String, _ values: @autoclosure @escaping () -> Values = [:], shows: AnswerLayout = .nothing,
    _ text: @escaping (AnswerContext) -> String
  ) -> Notice {
    Notice(.refused(code), shows: shows, values: { _ in values() }, text)
  }

  /// A refusal with values that depend on more than what was refused.
  static func refused(
    _ code: String, shows: AnswerLayout = .nothing, values: @escaping (AnswerContext) -> Values,
    _ text: @escaping (AnswerContext) -> String
  ) -> Notice {
    Notice(.refused(code), shows: shows, values: values, text)
  }

  /// What is kept cannot be read, changed or deleted.
  static func refused(
    _ path: FilePath? = nil, thing: SavedThing? = nil, for failure: String,
    _ text: @escaping (AnswerContext) -> String
  ) -> Notice {
    let name = path.flatMap { $0.text.isEmpty ? nil : OutsideText.brief($0.text) }
    return .refused("game-refused", ["name": name, "thing": thing?.rawValue, "problem": failure], text)
  }

  func message(_ context: AnswerContext) -> String? { text(context) }
  func addValues(_ context: AnswerContext, to object: inout Output) {
    for (key, value) in values(context) { object.member(key, value) }
  }
}
