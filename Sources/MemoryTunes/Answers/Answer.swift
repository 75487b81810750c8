import MemoryGame
import Text
import Wording

/// The answer of a feature to a line.
package protocol Answer {
  var code: AnswerCode { get }

  /// The same in JSON, where a deal is one even if computer players have moved since.
  func code(_ context: AnswerContext) -> AnswerCode

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

  /// The game that the answer shows card by card, where there are pauses; nil if it shows none.
  var watched: Table? { get }

  /// Adds the JSON members that only this answer has.
  func addMembers(_ context: AnswerContext, to object: inout Output)
}

extension Answer {
  /// Whether the line was refused: it changed nothing.
  package var isRefusal: Bool { code.isRefusal }
  package func code(_ context: AnswerContext) -> AnswerCode { code }
  package func suggestion(for line: Line) -> String? { nil }
  package func paragraphs(_ context: AnswerContext) -> [String] { message(context).map { [$0] } ?? [] }
  package var shows: Shown { .nothing }
  package func tellsTurn(_ context: AnswerContext) -> Bool { false }
  package func draw(_ context: AnswerContext, into output: inout Output) {}
  package var watched: Table? { nil }
  package func addMembers(_ context: AnswerContext, to object: inout Output) {}
}

/// A stable identifier for the message of an answer, the same in every language. A published word keeps its
/// meaning; more may be added. The schema of JSON lists them.
package struct AnswerCode: Equatable {
  /// The word in JSON.
  package let word: String
  package let isRefusal: Bool

  package static func done(_ word: String) -> AnswerCode { AnswerCode(word: word, isRefusal: false) }
  package static func refused(_ word: String) -> AnswerCode { AnswerCode(word: word, isRefusal: true) }
}

/// What an answer shows besides its message and its list. A refusal shows nothing.
package enum Shown {
  case nothing
  /// Nothing. Plain output has the list before the message, which is advice about it.
  case listFirst
  /// The screen, except in plain output: there the message says what has changed.
  case screen
  /// The screen, also in plain output.
  case place
  /// The board. In plain output, the message names the cards that were turned up.
  case cards

  package var showsScreen: Bool { self == .screen || tellsScreen }
  package var tellsScreen: Bool { self == .place || self == .cards }
}

/// What an answer depends on besides itself.
package struct AnswerContext {
  private let typed: [Word]
  package let route: Route
  package let table: Table?
  /// Where play stood when the line began.
  package let lineStart: LogPosition
  package let analyst: Analyst
  package let style: Style
  package let isTyped: Bool
  /// The move at which the player stopped watching a game; nil if it was shown to its end.
  package let stoppedAt: Int?

  package init(
    typed: [Word], route: Route, table: Table?, lineStart: LogPosition, analyst: Analyst, style: Style,
    isTyped: Bool, stoppedAt: Int? = nil
  ) {
    (self.typed, self.route, self.table, self.lineStart) = (typed, route, table, lineStart)
    (self.analyst, self.style, self.isTyped, self.stoppedAt) = (analyst, style, isTyped, stoppedAt)
  }

  package var words: Wording { style.words }

  package var isNewTable: Bool { table.map { lineStart.table != $0.number } ?? false }

  /// The first word of the line as messages quote it.
  package var firstWord: String { typed.first?.brief ?? "" }

  /// A number as messages quote it: as it was typed, which may be larger than any `Int`.
  package func typed(_ number: Int) -> String {
    OutsideText.brief(typed.first { $0.count == number }?.typed ?? String(number))
  }
}

/// An answer whose cases are one sentence each.
package protocol CaseAnswer: Answer {
  var said: Said { get }
}

extension CaseAnswer {
  package var code: AnswerCode { said.code }
  package func message(_ context: AnswerContext) -> String? { said.message(context) }
}

/// An answer that is one sentence.
package struct Said: Answer {
  package let code: AnswerCode
  package let shows: Shown
  private let sentence: (AnswerContext) -> String

  package init(_ code: AnswerCode, shows: Shown = .nothing, _ sentence: @escaping (AnswerContext) -> String) {
    (self.code, self.shows, self.sentence) = (code, shows, sentence)
  }

  static func refused(_ code: String, _ sentence: @escaping (AnswerContext) -> String) -> Said {
    Said(.refused(code), sentence)
  }

  package func message(_ context: AnswerContext) -> String? { sentence(context) }
}
