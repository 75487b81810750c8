/// The characters that a board's frame is drawn with.
package struct Frame: Equatable {
  let horizontal: String
  let vertical: String
  /// The sixteen ways in which lines can meet, by `corner`'s sum.
  private let corners: [String]

  package static let ascii = Frame(horizontal: "-", vertical: "|", corners: Array(repeating: "+", count: 16))
  package static let box = Frame(
    horizontal: "─", vertical: "│",
    corners: [" ", "╵", "╷", "│", "╴", "┘", "┐", "┤", "╶", "└", "┌", "├", "─", "┴", "┬", "┼"])

  /// Where lines meet that come from the sides named.
  func corner(up: Bool, down: Bool, left: Bool, right: Bool) -> String {
    corners[(up ? 1 : 0) + (down ? 2 : 0) + (left ? 4 : 0) + (right ? 8 : 0)]
  }
}
