import MemoryGame
import Wording

/// What happens in a session. Each line is one of these: it is executed, becomes a step, and is saved and
/// recorded.
enum AppAction: Equatable, Sendable {
  /// A line was typed, with this meaning. The time is in seconds since 1970; nil without a clock.
  case typed(Line, FeatureAction, time: Int?)
  /// A line was typed that prints the last answer again.
  case repeated(Line)
  case replied(FeatureAction)
  /// A computer player moves.
  case program(Choice)
  /// Everything that the line caused is done.
  case answered
  /// The screen has another size, in columns and rows.
  case resized(ScreenSize)
  /// The world has not replied yet, after this many seconds.
  case waited(seconds: Int)
  /// From now on, lines are typed at a prompt in an environment with this language; nil for a script.
  case prompted(Language?)
  /// From now on, these bots can play.
  case botsNamed([String])
  /// A recording was replayed, and from now on its game is played by the player.
  case replayEnded
  /// The player left without `quit`, at a time like that of a line.
  case left(time: Int?)
}
