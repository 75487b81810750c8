/// How large the player wants a board to be drawn.
package enum BoardSize: String, CaseIterable {
  /// As large as the terminal allows.
  case auto
  /// Three lines per card, even if the terminal is too small.
  case full
  /// One line per card, or smaller if the terminal is too small.
  case small
  /// In words, for screen readers and braille.
  case plain
}
