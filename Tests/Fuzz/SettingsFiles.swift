import Foundation
@testable import MemoryTunes
import Text
import Wording
@testable import memory_tunes

/// Settings files of any bytes. After saving a category, the file has it and everything it had before.
enum SettingsFiles {
  /// A folder in memory, if the system has one.
  private static let folder: String = {
    let parent = FileManager.default.fileExists(atPath: "/dev/shm") ? "/dev/shm" : NSTemporaryDirectory()
    let folder = "\(parent)/memory-tunes-fuzz.\(getpid())"
    try? FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    atexit { try? FileManager.default.removeItem(atPath: SettingsFiles.folder) }
    return folder
  }()

  static func run(_ bytes: [UInt8]) throws {
    let path = "\(folder)/settings"
    try Data(bytes).write(to: URL(fileURLWithPath: path))
    let saved = SavedFolder(home: HomePaths(folder: FilePath(folder)), isTyped: false, .english)
    var settings = Settings()
    saved.apply(to: &settings)
    try require(read(path) == bytes, "to read the settings has changed them")

    saved.saveSetting(.category, "metal")
    saved.flush()
    var again = Settings()
    SavedFolder(home: HomePaths(folder: FilePath(folder)), isTyped: false, .english).apply(to: &again)
    try require(again.values.category == .metal, "the category was not kept")
    let lines = read(path).split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    let before = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    try require(before.count { !lines.contains($0) } <= 1, "to keep the category has changed other lines")
  }

  private static func read(_ path: String) -> [UInt8] {
    FileManager.default.contents(atPath: path).map(Array.init) ?? []
  }
}
