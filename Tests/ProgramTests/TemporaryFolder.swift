import Foundation

/// A folder for files of a test, which the test removes.
struct TemporaryFolder {
  let url = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
  var path: String { url.path }

  init() throws {
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  func remove() {
    try? FileManager.default.removeItem(at: url)
  }

  func file(_ name: String) -> URL { url.appending(path: name) }

  /// A file's text; empty if it does not exist.
  func text(_ name: String) -> String {
    String(decoding: (try? Data(contentsOf: file(name))) ?? Data(), as: UTF8.self)
  }
}
