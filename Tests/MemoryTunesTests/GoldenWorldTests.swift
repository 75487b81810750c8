import Foundation
import Testing
@testable import MemoryTunes

/// The golden transcripts with a home, a clock or a catalog of their own. `scripts/golden` plays the others.
struct GoldenWorldTests {
  private static let files = GoldenScript.all.filter(\.script.hasWorld).map(\.file)

  /// To accept other answers, run with `RECORD_GOLDEN=1`, which writes the files and fails.
  @Test(arguments: files)
  func `a transcript is answered as its file says`(file: String) throws {
    let found = GoldenScript.all.first { $0.file == file }!.script.transcript
    let path = "Tests/Golden/\(file)"
    if ProcessInfo.processInfo.environment["RECORD_GOLDEN"] != nil, try found != GoldenFiles.text(path) {
      try Data(found.utf8).write(to: GoldenFiles.package.appending(path: path))
      Issue.record("recorded")
    }
    let expected = try GoldenFiles.text(path).components(separatedBy: "\n")
    for difference in found.components(separatedBy: "\n").difference(from: expected).prefix(40) {
      Issue.record("\(difference)")
    }
  }
}
