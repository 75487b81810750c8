/// The subject of a command, by which help is grouped.
package enum Subject: String, Argument, CaseIterable, Sendable {
  case games
  case skill
  case goingBack
  case tunes
  case records
  case savedGames
  case settings
  case screens
}
