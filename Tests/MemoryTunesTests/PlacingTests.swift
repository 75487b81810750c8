import Testing

@testable import MemoryTunes

/// What the end of a game says of the records.
struct PlacingTests {
  /// Two pairs, found in two moves, with a home that has these records. 70 seconds pass with every line.
  private func end(records: String, lines: [String] = [], record: @escaping ([UInt8]) -> Void = { _ in })
    -> String
  {
    var time = 0
    let transcript = Transcript(
      world: {
        $0.record = record
        $0.home = World.Home.fake
        $0.home?.now = {
          time += 70
          return time
        }
        $0.home?.readRecords = { reader in
          let file = Array(records.utf8)
          reader.addFinished(file.span)
          reader.endFile()
        }
      })
    for line in ["seed 3", "play 2", "flip 1"] + lines + ["flip 3"] { transcript.play(line) }
    return transcript.play("flip 2 4").split(separator: "\n").suffix(5).joined(separator: " ")
  }

  private func line(moves: Int, seconds: Int, pairs: Int = 2) -> String {
    "2026-05-17T20:14:09Z\tpop\t\(pairs)\t\(moves)\t\(2 * moves)\t\(seconds)\t7\n"
  }

  @Test func `the first game of so many pairs is told to be that`() {
    let text = end(records: line(moves: 8, seconds: 3, pairs: 8))
    #expect(text.contains(" 2 moves and 2:20 min (4 flips)."), "\(text)")
    #expect(text.contains("This is your first finished game of 2 pairs."), "\(text)")
  }

  @Test func `a new best is told with the one before`() {
    #expect(
      end(records: line(moves: 3, seconds: 3)).contains("A new best for 2 pairs! Your best so far was 3 moves.")
    )
    #expect(end(records: line(moves: 2, seconds: 999)).contains("as few moves as before, and faster!"))
  }

  @Test func `a game that is not the best is told its rank`() {
    let records = line(moves: 2, seconds: 3) + line(moves: 3, seconds: 4)
    #expect(end(records: records).contains("It ranks 2 of your 3 games of 2 pairs; your best has 2 moves."))
  }

  @Test func `of a game in which a flip was undone no rank is told`() {
    let text = end(records: line(moves: 3, seconds: 3), lines: ["undo", "flip 1"])
    #expect(text.contains("so the records will not have this game") && !text.contains("new best"), "\(text)")
  }

  @Test func `a recording says the same where nothing is kept`() {
    var recording: [UInt8] = []
    let text = end(records: line(moves: 3, seconds: 3)) { recording += $0 }
    let replay = Transcript(seed: 9)
    replay.play(script: recording)
    #expect(replay.text.split(separator: "\n").suffix(5).joined(separator: " ") == text)
    #expect(String(decoding: recording, as: UTF8.self).contains("given result 140 1 2 3\nflip 2 4\n"))
  }
}
