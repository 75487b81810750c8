import Text

/// What a line is answered with. Each feature has its own, and says all about it here.
protocol Notice: Equatable {
  /// Why the message stands there; nil if the answer needs no words.
  var code: AnswerCode? { get }

  /// Whether the line did nothing, because it cannot be done.
  var isRefusal: Bool { get }

  /// The message; nil if the answer needs no words.
  func message(_ context: AnswerContext) -> String?

  /// Whether a script is shown the screen with it, unless it is a refusal.
  var showsScreen: Bool { get }

  /// Whether the screen is told with it where everything is told in words, unless it is a refusal. Most answers
  /// tell the news and repeat nothing.
  var tellsScreen: Bool { get }

  /// Whether the message tells what was turned up, so that the board need not.
  var tellsTurnedCards: Bool { get }

  /// Whether the message tells whose turn it is, or what a game that is over comes to.
  func tellsTurn(_ context: AnswerContext) -> Bool

  /// Draws what only this answer shows: a list, usually.
  func draw(_ context: AnswerContext, into output: inout Output)

  /// Adds what only this answer has in JSON.
  func addMembers(_ context: AnswerContext, to object: inout Output)
}

extension Notice {
  var isRefusal: Bool { code?.isRefusal ?? false }
  var showsScreen: Bool { false }
  var tellsScreen: Bool { false }
  var tellsTurnedCards: Bool { false }
  func tellsTurn(_ context: AnswerContext) -> Bool { false }
  func draw(_ context: AnswerContext, into output: inout Output) {}
  func addMembers(_ context: AnswerContext, to object: inout Output) {}
}
