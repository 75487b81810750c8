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
