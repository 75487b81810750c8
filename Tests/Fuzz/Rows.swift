@testable import MemoryTunes

/// Rows of any texts, as a recording has them.
enum Rows {
  static func run(_ bytes: [UInt8]) throws {
    let line = Array("#reply rows ".utf8) + bytes.filter { $0 != UInt8(ascii: "\n") }
    for isJSON in [false, true] {
      for command in ["records", "records 8", "stats", "daily list", "deck favorites"] {
        let play = Transcript(replaying: RecordingStart()) { $0.isJSON = isJSON }
        play.replay(line)
        play.replay(Array(command.utf8))
        try Harmless.check(play, isJSON: isJSON)
      }
    }
  }
}
