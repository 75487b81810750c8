#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// A bar on standard error that shows how many games have been played. It appears on a terminal only.
struct Progress {
  let isShown = isatty(STDERR_FILENO) == 1
  private let games: Int
  private var drawn = 0

  init(games: Int) {
    self.games = games
  }

  mutating func draw(played: Int) {
    let columns = Terminal.width(of: STDERR_FILENO)
    // Behind the bar there is room for the share, and in a wide terminal for the number of games.
    let width = max(1, min(40, columns - (columns < 60 ? 10 : 34)))
    let share = Double(played) / Double(games)
    let bar = String(repeating: "#", count: Int(share * Double(width)))
    let space = String(repeating: " ", count: width - bar.utf8.count)
    put("[\(bar)\(space)] \(Int(share * 100)) %" + (columns < 60 ? "" : ", \(played) games"))
  }

  /// Leaves the line empty.
  mutating func erase() {
    guard drawn > 0 else { return }
    put("")
  }

  /// Overwrites the line.
  private mutating func put(_ text: String) {
    let rest = String(repeating: " ", count: max(0, drawn - text.utf8.count))
    drawn = text.utf8.count
    let bytes = Array(("\r" + text + rest + (text.isEmpty ? "\r" : "")).utf8)
    // A failed write does no harm.
    _ = bytes.withUnsafeBytes { write(STDERR_FILENO, $0.baseAddress, $0.count) }
  }
}
