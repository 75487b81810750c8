/// How a computer player plays, knowing only what was shown.
///
/// By default, the player takes a remembered pair; otherwise turns up a card that is not remembered, then its
/// mate if that is remembered, otherwise another card that is not. Equally good cards are equally likely.
package enum Strategy: Equatable, Sendable {
  /// Remembers everything: best play.
  case optimal
  /// Remembers nothing.
  case random
  /// Each time an unremembered card is turned back, remembers it for good with this probability.
  case forgetful(Double)
  /// Remembers this many cards: those looked at most recently.
  case capacity(Int)
  /// Remembers everything and plays the best two-player strategy, which includes passing.
  case zwickPaterson
}

/// What a player does next.
package enum Choice: Equatable, Sendable {
  case flip(Int)
  case pass
}
