import Text

/// The answer of a feature to a line.
package protocol Notice: Equatable {
  /// The stable identifier of the message; nil if there is none.
  var code: AnswerCode? { get }

  /// Whether the line was refused: it changed nothing.
  var isRefusal: Bool { get }

  /// The message; nil if there is none.
  func message(_ context: AnswerContext) -> String?

  /// The message for a person, as paragraphs.
  func paragraphs(_ context: AnswerContext) -> [String]

  /// Whether a script prints the screen, too. A refusal never does.
  var showsScreen: Bool { get }

  /// Whether plain output describes the screen, too. A refusal never does.
  var tellsScreen: Bool { get }

  /// Whether the message already names the cards that were turned up.
  var tellsTurnedCards: Bool { get }

  /// Whether plain output has the list before the message.
  var listsFirst: Bool { get }

  /// Whether the message already says whose turn it is, or how the game ended.
  func tellsTurn(_ context: AnswerContext) -> Bool

  /// Draws the part that only this answer has, usually a list.
  func draw(_ context: AnswerContext, into output: inout Output)

  /// Adds the JSON members that only this answer has.
  func addMembers(_ context: AnswerContext, to object: inout Output)
}

extension Notice {
  package var isRefusal: Bool { code?.isRefusal ?? false }
  package func paragraphs(_ context: AnswerContext) -> [String] { message(context).map { [$0] } ?? [] }
  package var showsScreen: Bool { false }
  package var tellsScreen: Bool { false }
  package var tellsTurnedCards: Bool { false }
  package var listsFirst: Bool { false }
  package func tellsTurn(_ context: AnswerContext) -> Bool { false }
  package func draw(_ context: AnswerContext, into output: inout Output) {}
  package func addMembers(_ context: AnswerContext, to object: inout Output) {}
}
