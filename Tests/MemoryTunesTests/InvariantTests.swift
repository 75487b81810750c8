import Testing
@testable import MemoryTunes

/// Properties that hold after every line. The fuzzer plays the same way.
struct InvariantTests {
  @Test(arguments: 0..<16)
  func `any lines are saved, undone and recorded as played`(seed: UInt64) throws {
    let chance = Chance(seed: seed)
    let machine = Machine(seed: seed)
    // Each session continues the one before.
    for _ in 0..<3 { try Playthrough(chance, on: machine).play(lines: 50) }
  }

  @Test func `every command occurs among the lines`() {
    let lines = RandomLines(seed: 1)
    let state = AppState(game: GameState(next: NextGame(seed: 1)))
    var missing = Set(CommandList.all.commands.map(\.name))
    for _ in 0..<8000 where !missing.isEmpty {
      let line = String(decoding: lines.anything(on: state), as: UTF8.self).split(separator: " ")
      missing.remove(String(line.first ?? ""))
    }
    #expect(missing == [])
  }
}
