/// The characters that a board's frame is drawn with.
package enum Frame: Equatable {
  case ascii
  case box

  var horizontal: String { self == .ascii ? "-" : "─" }
  var vertical: String { self == .ascii ? "|" : "│" }

  /// Where lines meet that come from the sides named; at least two of them.
  func corner(up: Bool, down: Bool, left: Bool, right: Bool) -> String {
    if self == .ascii { return "+" }
    return switch (up, down, left, right) {
    case (true, true, true, true): "┼"
    case (true, true, true, false): "┤"
    case (true, true, false, true): "├"
    case (true, false, true, true): "┴"
    case (false, true, true, true): "┬"
    case (true, false, true, false): "┘"
    case (true, false, false, true): "└"
    case (false, true, true, false): "┐"
    case (false, true, false, true): "┌"
    case (true, true, _, _): "│"
    default: "─"
    }
  }
}
