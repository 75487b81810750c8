/// Something that everybody at the table saw. Computer players receive only a list of these, which shows which
/// cards are matched, what is face up and whose turn it is.
package enum TableEvent: Equatable, Sendable {
  /// A card was turned up and showed its face.
  case flip(ShownCard)
  case pass
}

/// A card that has been face up, and what it showed.
package struct ShownCard: Equatable, Sendable {
  package let number: Int
  package let face: UInt32

  package init(number: Int, face: UInt32) {
    self.number = number
    self.face = face
  }
}
