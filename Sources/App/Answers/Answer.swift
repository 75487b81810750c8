import Text

/// The answer of a feature to a line.
package protocol Answer {
  /// The stable identifier of the answer.
  var code: AnswerCode { get }

  /// Whether the line was refused: it changed nothing.
  var isRefusal: Bool { get }

  /// The same in JSON, where a deal is one even if computer players have moved since.
  func code(_ context: AnswerContext) -> AnswerCode

  /// The message; nil if there is none.
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
