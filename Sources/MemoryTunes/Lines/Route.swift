import Wording

/// A screen. The raw value is its name in commands and in JSON.
enum Route: String, Equatable, CaseIterable, Sendable {
  case menu
  case categories
  case settings
  case game

  /// The screen's title, which is also the command that opens it.
  func title(_ words: Wording) -> String { words.command(rawValue) }
}
