@testable import MemoryGame
@testable import MemoryTunes

/// Saved games of any bytes: whole files, or scripts as somebody might forge them, with the sums that they
/// need. One that is read can be gone on with, and what is then kept leads to it again. The first byte says
/// which it is.
enum SavedGames {
  private static let lines = [
    "game", "hint", "flip 1 2", "seed 5", "par", "review", "play 2", "1", "undo", "undo", "pass", "redo",
  ]

  static func run(_ chance: Chance) throws {
    let mode = chance.next()
    var writer = SavedScript.Writer(after: nil)
    let file =
      switch mode % 4 {
      case 0: chance.rest()
      case 1: Array((SavedScript.header + "1\n").utf8) + chance.rest()
      default: writer.begin(chance.rest() + [UInt8(ascii: "\n")])
      }
    guard let script = try? SavedScript(reading: file), savedGame(file, seed: 1) != nil else { return }
    let machine = Machine()
    machine.game = Array(script.bytes)
    let play = Transcript(seed: 1, on: machine)
    for line in lines {
      let answer = play.play(line)
      try Harmless.check(text: Array(answer.utf8))
      guard machine.replacements > 0, !machine.game.isEmpty else { continue }
      guard let game = savedGame(machine.game, seed: 1) else {
        throw Fault(
          description: "after '\(line)' what is kept cannot be read:\n\(Harmless.shown(machine.game))")
      }
      try requireEqual(
        Standing(game), Standing(play.state.game),
        "after '\(line)' it is another:\n\(Harmless.shown(machine.game))")
    }
  }
}
