/// The window size as libedit sees it. libedit reserves memory for each character of the window, reads the size
/// before each line, and keeps the last rows or columns if the window reports none.
enum WindowSize {
  /// The most rows and the most columns that are used.
  static let most: UInt16 = 2_000

  /// Removes sizes from the environment that libedit must not use for a window that reports none.
  static func boundEnvironment() {
    for name in ["COLUMNS", "LINES"] {
      guard let value = Environment.variable(name) else { continue }
      if !(Int(value).map { (1...Int(most)).contains($0) } ?? false) { unsetenv(name) }
    }
  }
}
