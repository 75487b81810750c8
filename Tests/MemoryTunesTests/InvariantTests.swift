import Testing
@testable import MemoryTunes

/// Properties that hold after every line. The fuzzer plays the same way.
struct InvariantTests {
  @Test(arguments: 0..<30)
  func `any lines are saved, undone and recorded as played`(seed: UInt64) throws {
    let chance = Chance(seed: seed)
    let machine = Machine(seed: seed)
    // Each session continues the one before.
    for _ in 0..<3 { try Playthrough(chance, on: machine).play(lines: 50) }
  }

  @Test func `every command occurs among the lines`() {
    let lines = RandomLines(seed: 1)
    let state = AppState(game: GameState(next: NextGame(seed: 1)))
    var words: Set<String> = []
    for _ in 0..<8000 {
      let line = String(decoding: lines.anything(on: state), as: UTF8.self).split(separator: " ")
      words.insert(String(line.first ?? ""))
    }
    #expect(Set(CommandList<FeatureAction>.all.commands.map(\.name)).subtracting(words) == [])
  }
}
