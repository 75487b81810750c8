import Text
import Wording

/// A bar on standard error, if that is a terminal, or in plain output a sentence now and then.
struct Progress {
  let isShown = isatty(STDERR_FILENO) == 1
  private let games: Int
  private let isPlain: Bool
  private let words: Wording
  private var drawn = 0
  private var told = SteadyClock.now

  /// The time between two sentences, in milliseconds.
  private static let silence = 10_000

  init(games: Int, isPlain: Bool, _ words: Wording) {
    (self.games, self.isPlain, self.words) = (games, isPlain, words)
  }

  mutating func draw(played: Int) {
    let share = Double(played) / Double(games)
    if isPlain { tell(percent: Int(share * 100)) } else { drawBar(share, played) }
  }

  private mutating func tell(percent: Int) {
    let now = SteadyClock.now
    guard now - told >= Self.silence else { return }
    told = now
    StandardError.put(words.tellSimulationProgress(percent: percent))
  }

  private mutating func drawBar(_ share: Double, _ played: Int) {
    let columns = Terminal.width(of: STDERR_FILENO)
    // After the bar there is space for the percentage and, in a wide terminal, for the number of games.
    let width = max(1, min(40, columns - (columns < 60 ? 10 : 34)))
    let bar = String(repeating: "#", count: Int(share * Double(width)))
    let space = String(repeating: " ", count: width - bar.utf8.count)
    let percent = Int(share * 100)
    let text =
      columns < 60
      ? words.percentage(number: String(percent)) : words.simulationProgress(percent: percent, games: played)
    put("[\(bar)\(space)] \(text)")
  }

  mutating func erase() { if drawn > 0 { put("") } }

  private mutating func put(_ text: String) {
    let rest = String(repeating: " ", count: max(0, drawn - DisplayWidth.of(text)))
    drawn = DisplayWidth.of(text)
    StandardError.put("\r" + text + rest, terminator: text.isEmpty ? "\r" : "")
  }
}
