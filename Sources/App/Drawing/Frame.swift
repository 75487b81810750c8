import Text

/// The characters of a board's frame.
package enum Frame: Equatable {
  case ascii
  case box

  package var horizontal: String { self == .ascii ? "-" : "─" }
  package var vertical: String { self == .ascii ? "|" : "│" }

  /// A bar with this width in columns, at least 2, filled in proportion.
  package func bar(width: Int, filled: Int, of whole: Int) -> String {
    let room = self == .ascii ? width - 2 : width
    let full = room * filled / max(1, whole)
    let (begin, on, off, end) = self == .ascii ? ("[", "#", ".", "]") : ("", "█", "░", "")
    var output = Output { _ in }
    return output.string { bar in
      bar.append(begin)
      bar.append(on, times: full)
      bar.append(off, times: room - full)
      bar.append(end)
    }
  }

  /// The corner of lines from these sides, at least two.
  package func corner(up: Bool, down: Bool, left: Bool, right: Bool) -> String {
    if self == .ascii { return up || down ? "+" : "-" }
    return Self.corners[(up ? 8 : 0) + (down ? 4 : 0) + (left ? 2 : 0) + (right ? 1 : 0)]
  }

  private static let corners = [
    "", "─", "─", "─", "│", "┌", "┐", "┬", "│", "└", "┘", "┴", "│", "├", "┤", "┼",
  ]
}
