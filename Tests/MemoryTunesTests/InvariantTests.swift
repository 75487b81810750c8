import Testing

@testable import MemoryTunes

/// What holds after every line, whatever was typed. The fuzzer plays the same way.
struct InvariantTests {
  @Test(arguments: 0..<80)
  func `whatever is typed, what is saved, undone and recorded is what was played`(seed: UInt64) throws {
    let chance = Chance(seed: seed)
    let machine = Machine(seed: seed)
    // Each session goes on where the one before has ended.
    for _ in 0..<3 { try Playthrough(chance, on: machine).play(lines: 60) }
  }

  @Test func `every command occurs among the lines`() {
    let lines = RandomLines(seed: 1)
    let state = AppState(game: GameState(next: NextGame(category: .pop, seed: 1)))
    var words: Set<String> = []
    for _ in 0..<8000 {
      let line = String(decoding: lines.anything(on: state), as: UTF8.self).split(separator: " ")
      words.insert(String(line.first ?? ""))
    }
    #expect(Set(CommandList<FeatureAction>.all.commands.map(\.name)).subtracting(words) == [])
  }
}
