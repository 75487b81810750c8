import CLibedit
import MemoryTunes

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// What the terminal and the environment say about how to draw.
struct Terminal {
  /// Whether a player sits at both ends.
  static var isThere: Bool { isatty(STDIN_FILENO) == 1 && isatty(STDOUT_FILENO) == 1 }

  /// Columns: the terminal's or, where it does not say, those of `COLUMNS`, else 80.
  static var width: Int {
    var size = winsize()
    if ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 { return Int(size.ws_col) }
    return variable("COLUMNS").flatMap(Int.init).flatMap { $0 > 0 ? $0 : nil } ?? 80
  }

  /// How screens are drawn on this terminal. The locale must have been set.
  static func style(color: Settings.ColorChoice) -> Style {
    let isUTF8 = String(cString: nl_langinfo(nl_item(CODESET))) == "UTF-8"
    var style = Style()
    style.width = width
    style.frame = isUTF8 ? .box : .ascii
    style.showsUnicode = isUTF8
    style.isColored =
      switch color {
      case .always: true
      case .never: false
      case .auto: canMove && variable("NO_COLOR") == nil
      }
    style.clears = canMove
    return style
  }

  private static var canMove: Bool { variable("TERM").map { $0 != "dumb" } ?? false }

  /// A variable of the environment that is set and not empty.
  static func variable(_ name: String) -> String? {
    guard let value = getenv(name), value.pointee != 0 else { return nil }
    return String(cString: value)
  }
}
