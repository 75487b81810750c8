import Foundation

/// A home with games: `play LINES` plays lines there and prints JSON answers.
enum Home {
  /// A finished game and one with a card up, so that every file of a script exists.
  static let setting = """
    play() { printf '%b' "$1" | "$P" --format json --home home; }
    # Finishes any game of two pairs.
    all='flip 1 2\\nflip 1 3\\nflip 1 4\\nflip 2 3\\nflip 2 4\\nflip 3 4\\n'
    play "category rock\\nplay 2\\n${all}play 2\\nflip 1\\n" >before
    printf '_HiStOrY_V2_\\nplay\\n' >home/history
    game=$(ls home/games/*.game)

    """

  static let isRoot = geteuid() == 0 && FileManager.default.fileExists(atPath: "/usr/bin/setpriv")
}

extension Program.Result {
  /// The category and the game on the table in a JSON answer.
  static func game(_ answer: Substring?) -> String {
    guard let answer, let start = answer.range(of: "\"category\":"),
      let end = answer.range(of: ",\"log\":") ?? answer.range(of: ",\"tunes\":")
    else { return "no answer" }
    return String(answer[start.lowerBound..<end.lowerBound])
  }
}
