@testable import MemoryGame

/// Game files of any bytes, with or without a header, as the first byte says. An accepted game can be
/// continued, and saving it gives the same game.
enum SavedGames {
  private static let header = "format: 1\ndeck: pop\nseed: 1\npairs: 3\ncards: same\nplayers: a b\n\n"
  private static let lines = [
    "game", "hint", "flip 1 2", "seed 5", "par", "review", "play 2", "1", "undo", "undo", "pass", "redo",
  ]

  static func run(_ chance: Chance) throws {
    let mode = chance.next()
    let file = mode % 2 == 0 ? chance.rest() : Array(header.utf8) + chance.rest()
    guard savedGame(file) != nil else { return }
    let machine = Machine()
    machine.game = file
    let play = Transcript(seed: 1, on: machine)
    for line in lines {
      let answer = play.play(line)
      try Harmless.check(text: Array(answer.utf8))
      guard machine.replacements > 0, !machine.game.isEmpty else { continue }
      guard let game = savedGame(machine.game) else {
        throw Fault(
          description: "after '\(line)' what is saved cannot be read:\n\(Harmless.shown(machine.game))")
      }
      try requireEqual(
        Standing(game, seed: 1), Standing(play.state.game),
        "after '\(line)' it is another:\n\(Harmless.shown(machine.game))")
    }
  }
}
