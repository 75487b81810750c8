import MemoryTunes
import Text

/// The file of a recording or a trace. Lines are collected until `flush`.
final class LogFile {
  private let path: FilePath
  private let file: Int32
  private var pending: [UInt8] = []
  /// The error that stopped writing, if any.
  private(set) var trouble: Trouble?

  /// Standard error if `output` is nil.
  init(_ output: OutputFile?) throws(Trouble) {
    path = output?.path ?? FilePath("-")
    file = try output?.opened() ?? STDERR_FILENO
  }

  deinit { if file != STDERR_FILENO { close(file) } }

  func append(_ lines: [UInt8]) {
    if trouble == nil { pending += lines }
  }

  func flush() {
    guard trouble == nil, !pending.isEmpty else { return }
    if !SavedFiles.put(pending, to: file) { trouble = .system(path.shown, errno) }
    pending.removeAll(keepingCapacity: true)
  }
}
