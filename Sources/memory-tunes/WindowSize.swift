import CLibedit
import Program

/// The window size as libedit sees it. libedit reserves memory for each character of the window, and reads the
/// size before each line.
struct WindowSize {
  /// The most columns and rows that are drawn.
  static let mostDrawn = 10_000
  /// The rows and columns used for a window that reports more characters than a real one can have.
  private static let most: UInt16 = 1_000

  /// The size before it was reduced.
  private var original: winsize?

  /// The size to use if the window reports none.
  init() {
    for name in ["COLUMNS", "LINES"] {
      guard let value = Environment.variable(name) else { continue }
      if !(Int(value).map { (1...Int(Self.most)).contains($0) } ?? false) { unsetenv(name) }
    }
  }

  /// Reduces a window that is larger than any real one.
  mutating func bound() {
    var size = winsize()
    guard ioctl(STDIN_FILENO, UInt(TIOCGWINSZ), &size) == 0,
      Int(size.ws_row) * Int(size.ws_col) > Int(Self.most) * Int(Self.most)
    else { return }
    original = size
    size.ws_row = min(size.ws_row, Self.most)
    size.ws_col = min(size.ws_col, Self.most)
    _ = ioctl(STDIN_FILENO, UInt(TIOCSWINSZ), &size)
  }

  /// Restores the window.
  func restore() {
    guard var original else { return }
    _ = ioctl(STDIN_FILENO, UInt(TIOCSWINSZ), &original)
  }
}
