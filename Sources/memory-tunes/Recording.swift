import MemoryTunes

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// The file to which a session is recorded. What is to be written is collected, and written when an answer is.
final class Recording {
  private let path: String
  private let file: Int32
  private var pending: [UInt8] = []
  /// Why it could not be written, when it could not.
  private(set) var trouble: Trouble?

  init(path: String) throws(Trouble) {
    self.path = path
    file = open(path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o666)
    if file < 0 { throw .system(OutsideText.shown(path), errno) }
  }

  deinit { close(file) }

  func append(_ lines: [UInt8]) {
    if trouble == nil { pending += lines }
  }

  func flush() {
    guard trouble == nil, !pending.isEmpty else { return }
    if !KeptFiles.write(pending, to: file) { trouble = .system(OutsideText.shown(path), errno) }
    pending.removeAll(keepingCapacity: true)
  }
}
