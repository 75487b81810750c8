import Foundation
import Text
@testable import MemoryTunes

/// The transcripts in Tests/Golden, and other files of this package.
enum GoldenFiles {
  static let package = URL(filePath: #filePath).appending(path: "../../..").standardized

  static let folder = package.appending(path: "Tests/Golden")

  /// The transcripts below the folder, except those in `transcripts`: other tests use them, and some are wrong
  /// on purpose.
  static let files = try! FileManager.default.subpathsOfDirectory(atPath: folder.path)
    .filter { $0.hasSuffix(".txt") && !$0.hasPrefix("transcripts/") }.sorted()

  /// The text of a file of this package.
  static func text(_ path: String) throws -> String {
    try String(contentsOf: package.appending(path: path), encoding: .utf8)
  }

  /// A file that a transcript names.
  static func contents(_ path: FilePath, beside file: String) -> Result<[UInt8], SystemFailure> {
    contents(FilePath(file).folder.appending(path))
  }

  static func contents(_ path: FilePath) -> Result<[UInt8], SystemFailure> {
    let url = folder.appending(path: path.text)
    if let data = try? Data(contentsOf: url) { return .success(Array(data)) }
    var isFolder: ObjCBool = false
    let exists = FileManager.default.fileExists(atPath: url.path, isDirectory: &isFolder)
    return .failure(.known(exists && isFolder.boolValue ? .isAFolder : .noSuchFile))
  }
}
