import Foundation

/// A folder for files of a test, removed when it is released.
final class TemporaryFolder {
  let url: URL
  var path: String { url.path }

  /// One in memory waits for no disk; where there is none, it is an ordinary one.
  init(inMemory: Bool = false) throws {
    let memory = URL(filePath: "/dev/shm")
    let parent =
      inMemory && access(memory.path, W_OK) == 0 ? memory : FileManager.default.temporaryDirectory
    url = parent.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(at: url) }

  func file(_ name: String) -> URL { url.appending(path: name) }

  /// The names of the files in a folder, in order.
  func names(in name: String) -> [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: file(name).path)) ?? []).sorted()
  }

  /// A file's text; empty if it does not exist.
  func text(_ name: String) -> String {
    String(decoding: (try? Data(contentsOf: file(name))) ?? Data(), as: UTF8.self)
  }
}
