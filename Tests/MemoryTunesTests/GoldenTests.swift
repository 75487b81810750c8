import Foundation
import Testing
import Text
import Wording
@testable import MemoryTunes

/// The transcripts in Tests/Golden, played in-process. scripts/golden runs the built program on the same files.
struct GoldenTests {
  static let package = URL(filePath: #filePath).appending(path: "../../..").standardized

  static let folder = package.appending(path: "Tests/Golden")

  /// The transcripts below the folder, except those in `transcripts`: other tests use them, and some are wrong
  /// on purpose.
  static let files = try! FileManager.default.subpathsOfDirectory(atPath: folder.path)
    .filter { $0.hasSuffix(".txt") && !$0.hasPrefix("transcripts/") }.sorted()

  @Test(arguments: files)
  func `the game answers like the transcript`(file: String) throws {
    let transcript = try TranscriptCheck(
      Self.contents(FilePath(file)).get(), seed: 1 << 60, now: { 0 }, decks: .none,
      readFile: { Self.contents($0, beside: file) })
    switch try transcript.outcome() {
    case .agrees(lacksKeys: false): break
    case .agrees(lacksKeys: true): Issue.record("it lacks keys")
    case .differs(let difference): Issue.record("\(difference.lines(Language.english.words))")
    case .noAnswers: Issue.record("it has no answers")
    }
  }

  /// The text of a file of this package.
  static func text(_ path: String) throws -> String {
    try String(contentsOf: package.appending(path: path), encoding: .utf8)
  }

  /// A file that a transcript names.
  static func contents(_ path: FilePath, beside file: String) -> Result<[UInt8], SystemProblem> {
    contents(FilePath(file).folder.appending(path))
  }

  static func contents(_ path: FilePath) -> Result<[UInt8], SystemProblem> {
    let url = folder.appending(path: path.text)
    if let data = try? Data(contentsOf: url) { return .success(Array(data)) }
    var isFolder: ObjCBool = false
    let exists = FileManager.default.fileExists(atPath: url.path, isDirectory: &isFolder)
    return .failure(.known(exists && isFolder.boolValue ? .isFolder : .noSuchFile))
  }
}
