@testable import MemoryTunes

/// Files of records of any bytes: those of finished games up to a NUL, behind it those of games that were
/// begun.
enum RecordFiles {
  static func run(_ bytes: [UInt8]) {
    let finished = Array(bytes.prefix { $0 != 0 })
    let begun = Array(bytes.dropFirst(finished.count + 1))
    for isJSON in [false, true] {
      let play = Play(settings: isJSON ? Play.json() : Settings()) { world in
        world.home = World.Home.fake
        world.home?.readRecords = { $0.add(finished: finished, begun: begun) }
      }
      let answers = play.play(script: Array("records\nrecords 2\nrecords 8\nstats\ncategory rap\nstats".utf8))
      if isJSON { Harmless.check(json: answers) } else { Harmless.check(text: answers) }
    }
    // What is kept of a damaged file says what the file said.
    let sorted = RecordLines.sort(finished, .finished)
    for request in [RecordsRequest.best(pairs: nil), .best(pairs: 8), .stats(.pop)] {
      let whole = RecordsDigest(request, today: Day(time: 0))
      whole.add(finished: finished, begun: [])
      let rest = RecordsDigest(request, today: Day(time: 0))
      rest.add(finished: sorted.records, begun: [], piece: 7)
      require(whole.notice == rest.notice && whole.count == rest.count, "what is left of a file is another")
      require(rest.unreadable == 0, "what is left of a file cannot be read")
      require(whole.unreadable == sorted.othersCount, "the lines that are no records are miscounted")
    }
  }
}

extension RecordsReader {
  /// Reads both files, in pieces of so many bytes.
  func add(finished: [UInt8], begun: [UInt8], piece: Int = .max) {
    for (file, add) in [(finished, addFinished), (begun, addBegun)] {
      var rest = file[...]
      while !rest.isEmpty {
        add(Array(rest.prefix(piece)).span)
        rest = rest.dropFirst(piece)
      }
      endFile()
    }
  }
}

extension RecordsFollower {
  /// Reads the whole file anew.
  func addAll(_ finished: [UInt8]) {
    startOver()
    add(finished.span)
    endFile(mayGrow: true)
  }
}
