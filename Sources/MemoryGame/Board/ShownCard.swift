/// A card that has been face up, and what it showed.
package struct ShownCard: Equatable, Sendable {
  package let number: Int
  package let face: UInt32

  package init(number: Int, face: UInt32) {
    self.number = number
    self.face = face
  }
}
