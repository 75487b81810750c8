/// How large the player wants a board to be drawn.
package enum BoardSize: String, CaseIterable {
  /// As large as the terminal allows.
  case auto
  /// With three lines for each card, even where the terminal is too small for that.
  case full
  /// With one line for each card, or smaller where the terminal is too small for that.
  case small
  /// In words, for the ear and for braille.
  case plain
}
