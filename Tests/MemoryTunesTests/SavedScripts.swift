@testable import MemoryTunes

/// Scripts of kept games, as tests write them down: without a first line they are of the first version.
extension SavedScript {
  init?(_ script: [UInt8]) {
    let first = script.starts(with: Self.header.utf8) ? [] : Array((Self.header + "1\n").utf8)
    do {
      try self.init(reading: first + script)
    } catch {
      return nil
    }
  }
}

/// The game to which a script leads; nil where it is none.
func savedGame(_ script: [UInt8], seed: UInt64 = 0) -> GameState? {
  SavedScript(script).flatMap { Resumption(of: $0, seed: seed).game }
}

func savedGame(_ script: String, seed: UInt64 = 0) -> GameState? { savedGame(Array(script.utf8), seed: seed) }
