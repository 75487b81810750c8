import MemoryCore
@testable import RecordsFeature

/// Record files of any bytes: finished games up to a NUL, then begun games.
enum RecordFiles {
  static func run(_ bytes: [UInt8]) throws {
    let finished = Array(bytes.prefix { $0 != 0 })
    let begun = Array(bytes.dropFirst(finished.count + 1))
    var unreadable: [Int] = []
    let files = recordSource(finished: finished, begun: begun) { unreadable = $0 }
    for isJSON in [false, true] {
      let machine = Machine()
      (machine.finished, machine.begun) = (finished, begun)
      let play = Transcript(on: machine, set: { $0.isJSON = isJSON })
      play.play(script: Array("records\nrecords 2\nrecords 8\nplay 2\nstats\ncategory rap\nstats".utf8))
      try Harmless.check(play, isJSON: isJSON)
    }
    // Each record is a line that reads the same.
    let records = Record.all(in: files)
    try require(records.allSatisfy { Record(line: $0.line) == $0 }, "a record is not what was read")
    let lines = finished.count { $0 == UInt8(ascii: "\n") } + 1
    try require(records.count + unreadable.count <= lines, "there are more records than lines")
    try require(unreadable.allSatisfy { 1...lines ~= $0 }, "an unreadable line is none")
  }
}
