/// What a command does to the game.
package enum Consequence: Equatable, Sendable {
  /// Nothing, with at most this many arguments: it shows something.
  case shows(upTo: Int = .max)
  case changes
  /// It replaces the game on the table. At a prompt, the program asks before a game in play is lost.
  case deals
  /// Something is lost. At a prompt, the program asks first.
  case losesIfConfirmed
  case loses
}
