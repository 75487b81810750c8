/// How a program player plays. All of them know only what was shown.
///
/// Unless a case says otherwise, the player takes a remembered pair; else turns up a card that is not
/// remembered, and then its mate if that is remembered, else another card that is not. Equally good cards are
/// equally likely.
package enum Strategy: Equatable, Sendable {
  /// Remembers everything: best play.
  case optimal
  /// Remembers nothing.
  case random
  /// Each time an unremembered card is turned back, remembers it for good with this probability.
  case forgetful(Double)
  /// Remembers this many cards: those looked at most recently.
  case capacity(Int)
  /// Remembers everything and plays the best game of two, which may be to pass.
  case zwickPaterson
}
