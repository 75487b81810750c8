@testable import MemoryGame
@testable import MemoryTunes

/// Saved games of any bytes: whole files, or scripts as somebody might forge them, with the sums that they
/// need. One that is read can be gone on with, and what is then kept leads to it again. The first byte says
/// which it is.
enum SavedGames {
  private static let lines = [
    "game", "hint", "flip 1 2", "seed 5", "par", "review", "play 2", "1", "undo", "undo", "pass", "redo",
  ]

  static func run(_ bytes: [UInt8]) {
    let input = Input(bytes)
    let mode = input.next()
    var writer = SavedScript.Writer(after: nil)
    let file =
      switch mode % 4 {
      case 0: input.rest()
      case 1: Array((SavedScript.header + "1\n").utf8) + input.rest()
      default: writer.begin(input.rest() + [UInt8(ascii: "\n")])
      }
    guard let script = try? SavedScript(reading: file), Standing.resumed(file, seed: 1) != nil else { return }
    var kept: [UInt8] = []
    let play = Play(seed: 1) { world in
      var home = World.Home.fake
      home.waitingGame = { script }
      home.saveGame = {
        switch $0 {
        case .whole(let script): kept = script
        case .more(let lines): kept = (kept.isEmpty ? Array(script.bytes) : kept) + lines
        case .tooLong: kept = []
        }
      }
      world.home = home
    }
    var answers: [UInt8] = []
    for line in lines {
      answers += play.play(line)
      guard !kept.isEmpty else { continue }
      guard let game = Standing.resumed(kept, seed: 1) else {
        fatalError("after '\(line)' what is kept cannot be read:\n\(Harmless.shown(kept))")
      }
      requireEqual(
        Standing(game), Standing(play.state.game), "after '\(line)' it is another:\n\(Harmless.shown(kept))")
    }
    Harmless.check(text: answers)
  }
}
