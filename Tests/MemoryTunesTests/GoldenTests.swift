import Foundation
import Testing
import Wording
@testable import MemoryCore

@testable import MemoryTunes
import Text

/// The transcripts in Tests/Golden, played in-process. scripts/golden runs the built program on the same files.
struct GoldenTests {
  static let folder = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .appending(path: "Golden")

  /// The transcripts below the folder, except those in `transcripts`: other tests use them, and some are wrong
  /// on purpose.
  static let files = try! FileManager.default.subpathsOfDirectory(atPath: folder.path)
    .filter { $0.hasSuffix(".txt") && !$0.hasPrefix("transcripts/") }.sorted()

  @Test(arguments: files)
  func `the game answers like the transcript`(file: String) throws {
    let transcript = try TranscriptCheck(
      Self.contents(FilePath(file)).get(), seed: 1 << 60, now: { 0 }, decks: Self.decks,
      readFile: { Self.contents($0, beside: file) })
    switch try transcript.outcome() {
    case .agrees: break
    case .differs(let difference): Issue.record("\(difference.lines(Language.english.words))")
    case .noAnswers: Issue.record("it has no answers")
    }
  }

  /// The decks that come with the program.
  static var decks: DeckFolders { decks(in: Language.allCases) }

  /// Those with a file for each language only in some.
  static func decks(in languages: [Language]) -> DeckFolders {
    let folder = folder.deletingLastPathComponent().deletingLastPathComponent().appending(
      path: "Sources/share/decks")
    let names = try! FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
      .filter { DeckName(file: $0).language.map(languages.contains) ?? true }
    func path(_ name: String) -> FilePath { FilePath(folder.appending(path: name).path) }
    return DeckFolders(
      files: { (names.map { DeckFolders.File(path: path($0), origin: .program) }, 0) },
      find: { _, wanted in
        wanted.lazy.flatMap { [$0.text, $0.text + ".tsv"] }.first(where: names.contains)
          .map { FilePath(folder.path).appending($0) }
      },
      read: { .success(Array(try! Data(contentsOf: URL(filePath: $0.text)))) })
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
