import Testing
@testable import MemoryTunes

/// The seeds that chance draws at a prompt.
struct DrawnSeedTests {
  @Test(arguments: 0..<20 as Range<UInt64>)
  func `each deal at a prompt has another seed of at most six digits, in whatever session`(seed: UInt64) throws
  {
    let machine = Machine(seed: seed)
    var seeds: [UInt64] = []
    for session in 0..<3 as Range<UInt64> {
      let transcript = Transcript(seed: seed << 40 + session, isTyped: true, drawsSeeds: true, on: machine)
      for line in ["set tunes built-in", "play 2", "play 3 rock", "again", "daily 2001-09-09", "play"] {
        transcript.play(lines: [line, "yes"])
        if line.hasPrefix("play") || line == "again" {
          seeds.append(try #require(transcript.state.game.table).seed)
        }
      }
      transcript.play("quit")
    }
    #expect(seeds.allSatisfy { $0 < 1_000_000 } && Set(seeds).count == seeds.count, "\(seeds)")
  }

  @Test func `a seed that was typed counts once, whatever its digits`() throws {
    let transcript = Transcript(isTyped: true, drawsSeeds: true) { $0.values.tunes = .builtIn }
    func deal(_ lines: String...) throws -> UInt64 {
      transcript.play(lines: lines)
      return try #require(transcript.state.game.table).seed
    }
    #expect(try deal("seed 18446744073709551615", "play 2") == .max)
    #expect(try deal("play 2") < 1_000_000)
  }

  @Test(arguments: ["482913", "482913,set", "482913,5", "482913,set,5", "0", "18446744073709551615,set,0"])
  func `the next seed is read as it was written`(text: String) {
    #expect(NextSeed(text)?.text == text)
  }

  @Test(arguments: ["", ",", "1,", "1,x", "1,2,3", "1,set,", "set", "1,2,set"])
  func `anything else is no seed`(text: String) { #expect(NextSeed(text) == nil) }
}
