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
  /// Whether plain output describes the screen.
  package var tellsScreen: Bool { self == .place || self == .cards }
}
