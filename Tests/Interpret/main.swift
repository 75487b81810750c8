// Usage: interpret [--menu] LINE...
//
// Prints how lines are read that are no commands: their words with what they mean, the line that they become,
// and why. Without arguments, reads lines from standard input. It knows the words, not the game: every line can
// be typed in it.

import Said

/// A game in which everything is possible: 16 cards in four rows.
struct Example: Moment {
  var isInGame: Bool
  private static let shows: Set = [
    "show", "log", "recall", "watch", "par", "share", "review", "score", "records", "stats", "repeat", "rules",
    "help",
    "games", "yes", "no",
  ]
  private static let showsAlone: Set = ["set", "players", "tunes", "settings", "language"]

  func verdict(_ words: [String]) -> Verdict {
    let isShown = Self.shows.contains(words[0]) || words == ["daily", "list"]
    if isShown || words.count == 1 && Self.showsAlone.contains(words[0]) { return .possible(.shows) }
    if words[0] == "set", words.count == 2 { return .possible(.shows) }
    if ["flip", "place"].contains(words[0]), !isInGame { return .later }
    return .possible(["quit", "pass"].contains(words[0]) ? .loses : .changes)
  }
  func isTitle(_ text: String) -> Bool { ["yesterday", "yellow submarine"].contains(text.lowercased()) }
  func isCode(_ text: String) -> Bool { text.lowercased() == "rock-8-7" }
  func command(_ word: String) -> String? {
    ["undo", "hint", "par"].contains(word.lowercased()) ? word.lowercased() : nil
  }
  func value(of slot: StateSlot) -> String? {
    switch slot {
    case .stronger: "hard"
    case .weaker: "easy"
    case .nextLevel: nil
    case .lastButOne: "15"
    case .mostPairs: "60"
    case .sameDeal: "challenge rock-8-7"
    case .steps(let moves): "\(2 * moves)"
    }
  }
}

func explain(_ line: String) { print("\(line)\n\(Reader(line, at: moment).explanation)") }

var lines = Array(CommandLine.arguments.dropFirst())
let moment = Example(isInGame: lines.first != "--menu")
if lines.first == "--menu" { lines.removeFirst() }
if lines.isEmpty {
  while let line = readLine() { explain(line) }
}
for line in lines { explain(line) }
