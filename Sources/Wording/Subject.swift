/// The subject of a command, by which help is grouped.
package enum Subject: String, Argument, CaseIterable, Sendable {
  /// The commands for playing a game. Help explains these, and lists the names of others.
  case basics
  case games
  case skill
  case goingBack
  case tunes
  case records
  case savedGames
  case settings
  case screens
}
