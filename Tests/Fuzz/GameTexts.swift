@testable import MemoryTunes

/// Games of any text, with or without a header, as the first byte says. An accepted game can be continued, and
/// saving it gives the same game.
enum GameTexts {
  private static let header = "format: 1\ndeck: pop\nseed: 1\npairs: 3\ncards: same\nplayers: a b\n\n"
  private static let lines = [
    "game", "hint", "flip 1 2", "seed 5", "par", "review", "play 2", "1", "undo", "undo", "pass", "redo",
  ]

  static func run(_ chance: Chance) throws {
    let hasHeader = chance.next() % 2 == 1
    let text = (hasHeader ? header : "") + String(decoding: chance.rest(), as: UTF8.self)
    guard (try? SavedGame(lines: linesOfGame(text))) != nil else { return }
    let machine = Machine()
    machine.put(text)
    let play = Transcript(seed: 1, on: machine)
    for line in lines {
      let answer = play.play(line)
      try Harmless.check(text: Array(answer.utf8))
      guard let game = machine.saved else { throw Fault(description: "after '\(line)' no game is saved") }
      try requireEqual(
        Standing(game, seed: 1), Standing(play.state.game), "after '\(line)' another game is saved")
    }
  }
}
