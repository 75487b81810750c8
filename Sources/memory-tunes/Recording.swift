import MemoryTunes
import Text

/// The file of a recording. Lines are collected, and written just before an answer is printed.
final class Recording {
  private let path: FilePath
  private let file: Int32
  private var pending: [UInt8] = []
  /// The error that stopped writing, if any.
  private(set) var trouble: Trouble?

  init(_ output: OutputFile) throws(Trouble) {
    path = output.path
    file = try output.opened()
  }

  deinit { close(file) }

  func append(_ lines: [UInt8]) {
    if trouble == nil { pending += lines }
  }

  func flush() {
    guard trouble == nil, !pending.isEmpty else { return }
    if !SavedFiles.put(pending, to: file) { trouble = .system(path.shown, errno) }
    pending.removeAll(keepingCapacity: true)
  }
}
