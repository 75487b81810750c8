import Text

/// The answer of a feature to a line.
protocol Notice: Equatable {
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
  var isRefusal: Bool { code?.isRefusal ?? false }
  func paragraphs(_ context: AnswerContext) -> [String] { message(context).map { [$0] } ?? [] }
  var showsScreen: Bool { false }
  var tellsScreen: Bool { false }
  var tellsTurnedCards: Bool { false }
  var listsFirst: Bool { false }
  func tellsTurn(_ context: AnswerContext) -> Bool { false }
  func draw(_ context: AnswerContext, into output: inout Output) {}
  func addMembers(_ context: AnswerContext, to object: inout Output) {}
}
