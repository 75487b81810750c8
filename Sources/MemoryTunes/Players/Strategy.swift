/// How a player of the program plays. All of them know nothing but what was shown.
///
/// Where nothing else is said: a pair that is remembered is taken; else a card is turned up that is not remembered,
/// and then its mate if that is remembered, and else another card that is not. Of equally good cards any is chosen,
/// each as likely as the others.
package enum Strategy: Equatable, Sendable {
  /// Remembers everything: the best play there is.
  case optimal
  /// Remembers nothing.
  case random
  /// Remembers a card for good with this probability, each time that it is turned back without being remembered.
  case forgetful(Double)
  /// Remembers so many cards, those that were looked at last.
  case capacity(Int)
  /// Remembers everything, and plays the best play of two that there is, which may be to pass.
  case zwickPaterson
}
