import Text
import Wording

/// The answer of a feature to a line.
protocol Answer {
  var code: AnswerCode { get }

  func message(_ context: AnswerContext) -> String?

  /// The line that the message suggests in place of the typed one; nil if it suggests none.
  func suggestion(for line: Line) -> String?

  /// The message for a person, as paragraphs.
  func paragraphs(_ context: AnswerContext) -> [String]

  /// What the answer shows besides its message and its list.
  var shows: Shown { get }

  /// Whether the message already says whose turn it is, or how the game ended.
  func tellsTurn(_ context: AnswerContext) -> Bool

  /// Draws the part that only this answer has, usually a list.
  func draw(_ context: AnswerContext, into output: inout Output)

  /// Adds the JSON members that only this answer has.
  func addMembers(_ context: AnswerContext, to object: inout Output)
}

extension Answer {
  /// Whether the line was refused: it changed nothing.
  var isRefusal: Bool { code.isRefusal }
  func message(_ context: AnswerContext) -> String? { nil }
  func suggestion(for line: Line) -> String? { nil }
  func paragraphs(_ context: AnswerContext) -> [String] { message(context).map { [$0] } ?? [] }
  var shows: Shown { .nothing }
  func tellsTurn(_ context: AnswerContext) -> Bool { false }
  func draw(_ context: AnswerContext, into output: inout Output) {}
  func addMembers(_ context: AnswerContext, to object: inout Output) {}
}

/// A stable identifier for the message of an answer, the same in every language. A published word keeps its
/// meaning; more may be added. The schema of JSON lists them.
struct AnswerCode: Equatable {
  /// The word in JSON.
  let word: String
  let isRefusal: Bool

  static func done(_ word: String) -> AnswerCode { AnswerCode(word: word, isRefusal: false) }
  static func refused(_ word: String) -> AnswerCode { AnswerCode(word: word, isRefusal: true) }
}

/// What an answer shows besides its message and its list. A refusal shows nothing.
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

/// What an answer depends on besides itself.
struct AnswerContext {
  let typed: [Word]
  let route: Route
  let table: Table?
  /// Where play stood when the line began.
  let lineStart: LogPosition
  let style: Style
  let isTyped: Bool
  /// The move at which the player stopped watching a game; nil if it was shown to its end.
  var stoppedAt: Int?

  var words: Wording { style.words }

  var isNewTable: Bool { table.map { lineStart.table != $0.number } ?? false }

  /// The first word of the line as messages quote it.
  var firstWord: String { typed.first?.brief ?? "" }

  /// A number as messages quote it: as it was typed, which may be larger than any `Int`.
  func typed(_ number: Int) -> String {
    OutsideText.brief(typed.first { $0.count == number }?.typed ?? String(number))
  }
}

/// An answer whose cases are one sentence each.
protocol CaseAnswer: Answer {
  var said: Said { get }
}

extension CaseAnswer {
  var code: AnswerCode { said.code }
  func message(_ context: AnswerContext) -> String? { said.message(context) }
}

/// An answer that is one sentence.
struct Said: Answer {
  let code: AnswerCode
  let shows: Shown
  private let sentence: (AnswerContext) -> String

  init(_ code: AnswerCode, shows: Shown = .nothing, _ sentence: @escaping (AnswerContext) -> String) {
    (self.code, self.shows, self.sentence) = (code, shows, sentence)
  }

  static func refused(_ code: String, _ sentence: @escaping (AnswerContext) -> String) -> Said {
    Said(.refused(code), sentence)
  }

  func message(_ context: AnswerContext) -> String? { sentence(context) }
}
