import MemoryCore
@testable import RecordsFeature

/// Record files of any bytes: finished games up to a NUL, then begun games.
enum RecordFiles {
  static func run(_ bytes: [UInt8]) throws {
    let finished = Array(bytes.prefix { $0 != 0 })
    let begun = Array(bytes.dropFirst(finished.count + 1))
    for isJSON in [false, true] {
      let machine = Machine()
      (machine.finished, machine.begun) = (finished, begun)
      let play = Transcript(on: machine, set: { $0.isJSON = isJSON })
      play.play(script: Array("records\nrecords 2\nrecords 8\nstats\ncategory rap\nstats".utf8))
      try Harmless.check(play, isJSON: isJSON)
    }
    // The repaired file has the same records as the damaged one.
    let sorted = RecordLines.sort(finished, .finished)
    for request in [RecordsRequest.best(pairs: nil), .best(pairs: 8), .stats(.pop)] {
      let whole = RecordsDigest(request, today: Day(time: 0))
      whole.add(finished: finished, begun: [])
      let rest = RecordsDigest(request, today: Day(time: 0))
      rest.add(finished: sorted.records, begun: [], piece: 7)
      try require(whole.notice == rest.notice && whole.count == rest.count, "what is left of a file is another")
      try require(rest.unreadable == 0, "what is left of a file cannot be read")
      try require(whole.unreadable == sorted.othersCount, "the lines that are no records are miscounted")
    }
  }
}
