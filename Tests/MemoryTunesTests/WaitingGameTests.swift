import Testing

@testable import MemoryTunes

/// What the start says of a game that was left in an earlier session.
struct WaitingGameTests {
  @Test(arguments: [(["play 2"], true, true), (["play 2"], false, false), ([], true, false)])
  func `a player who leaves is told whether a game is saved`(lines: [String], isTyped: Bool, isTold: Bool) {
    let transcript = Transcript(isTyped: isTyped, set: { $0.tunes = .builtIn }, world: Machine(seed: 1).appear)
    for line in lines { transcript.play(line) }
    #expect(transcript.play("quit").contains("Your game is saved") == isTold)
  }

  @Test(
    arguments: [
      (["play 2"], "A game is waiting, 0 of 2 pairs found. To continue it, type: game"),
      (
        ["seed 3", "play 2", "flip 1 2", "flip 1 3", "flip 1 4", "flip 2 3", "flip 2 4", "flip 3 4"],
        "Your last game is finished. To look at it, type: game"
      ),
      (
        ["players ann ben", "seed 3", "play 3", "flip 1 2", "flip 3 4", "pass", "pass"],
        "Your last game ended when everyone passed, 0 of 3 pairs found. To look at it, type: game"
      ),
    ])
  func `the start says how far the game is`(lines: [String], message: String) {
    let machine = Machine(seed: 1)
    let left = Transcript(world: machine.appear)
    for line in lines { left.play(line) }
    let next = Transcript(set: { $0.isJSON = true }, world: machine.appear)
    next.session.flush()
    #expect(next.text.contains("\"notice\":\"\(message)\""))
  }
}
