import Text
import Wording

/// How an event is shown: its code, its sentence, what is drawn with it, and its members in JSON.
protocol Presentable {
  var code: AnswerCode { get }

  func message(_ context: AnswerContext) -> String?

  /// The message for a person, as paragraphs.
  func paragraphs(_ context: AnswerContext) -> [String]

  /// What is shown besides the message and the list.
  var shows: Shown { get }

  /// Whether the message already says whose turn it is, or how the game ended.
  func tellsTurn(_ context: AnswerContext) -> Bool

  /// Draws what comes before the screen, and at a prompt is shown until Enter.
  func drawFirst(_ context: AnswerContext, into output: inout Output)

  /// Draws the part that only this event has, usually a list.
  func draw(_ context: AnswerContext, into output: inout Output)

  /// Adds the JSON members that only this event has.
  func addMembers(_ context: AnswerContext, to object: inout Output)
}

extension Presentable {
  func message(_ context: AnswerContext) -> String? { nil }
  func paragraphs(_ context: AnswerContext) -> [String] { message(context).map { [$0] } ?? [] }
  var shows: Shown { .nothing }
  func tellsTurn(_ context: AnswerContext) -> Bool { false }
  func drawFirst(_ context: AnswerContext, into output: inout Output) {}
  func draw(_ context: AnswerContext, into output: inout Output) {}
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
enum Shown {
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
  /// How much a deal leaves out for want of space: what its cards show (1), and also how to flip them (2).
  var brevity = 0

  var words: Wording { style.words }

  /// The words of the line.
  var typed: [Word] { answer.line?.words ?? [] }

  /// The first word of the line as messages quote it.
  var firstWord: String { typed.first?.brief ?? "" }

  /// A number as messages quote it: as it was typed, which may be larger than any `Int`.
  func typed(_ number: Int) -> String {
    OutsideText.brief(typed.first { $0.count == number }?.typed ?? String(number))
  }
}

/// An event that is one sentence.
struct Notice: Presentable {
  let code: AnswerCode
  let shows: Shown
  private let text: (AnswerContext) -> String

  init(_ code: String, shows: Shown = .nothing, _ text: @escaping (AnswerContext) -> String) {
    (self.code, self.shows, self.text) = (.done(code), shows, text)
  }

  private init(refused code: String, _ text: @escaping (AnswerContext) -> String) {
    (self.code, shows, self.text) = (.refused(code), .nothing, text)
  }

  static func refused(_ code: String, _ text: @escaping (AnswerContext) -> String) -> Notice {
    Notice(refused: code, text)
  }

  func message(_ context: AnswerContext) -> String? { text(context) }
}

/// Why a line was refused, as a sentence.
protocol RefusalSentence {
  var sentence: Notice { get }
}
