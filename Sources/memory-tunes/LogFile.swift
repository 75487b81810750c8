import MemoryTunes
import Text
import Wording

/// The file of a recording or a trace. It is examined before it is opened: one that this run reads or saves is
/// refused. Lines are collected until `flush`.
final class LogFile {
  let path: FilePath
  /// The existing file; nil if it must be created.
  private let existing: FileIdentity?
  private var file: Int32
  private var pending: [UInt8] = []
  /// The error that stopped writing, if any.
  private(set) var failure: ProgramFailure?

  /// Standard error.
  init() { (path, existing, file) = (FilePath("-"), nil, STDERR_FILENO) }

  /// `option` names the file. `inUse`: the files that this run reads or writes, with their uses.
  init(
    path: FilePath, option: Preference, inUse: [(file: FileIdentity?, use: FileUse)], home: HomePaths?
  ) throws(ProgramFailure) {
    let existing = FileIdentity(path: path)
    let code = errno
    // Opening a dangling link would create its target, wherever that is.
    if existing == nil, code != ENOENT || FileIdentity(at: path) != nil { throw .system(path.shown, code) }
    let isSaved = home?.contains(path, existing) == true
    let use = inUse.first { $0.file != nil && $0.file == existing }?.use ?? (isSaved ? .saved : nil)
    if let use {
      throw .usage { $0.cannotBeWritten(option: option.rawValue, use: use) }
    }
    (self.path, self.existing, file) = (path, existing, -1)
  }

  deinit { if file > STDERR_FILENO { close(file) } }

  /// Whether writing destroys the file's contents. A pipe or a device has none.
  var isReplaced: Bool { existing?.kind == S_IFREG }

  /// Whether a file at another path is or would be this one, unless that is a pipe or a device.
  func isFile(at other: FilePath) -> Bool {
    guard let file = FileIdentity(path: other) else {
      return existing == nil && other.name == path.name
        && FileIdentity(path: other.folder) == FileIdentity(path: path.folder)
    }
    return isReplaced && file == existing
  }

  /// Opens the file for writing, and empties it. It must be the one that was examined.
  func begin() throws(ProgramFailure) {
    if file == STDERR_FILENO { return }
    file = open(path.cString, O_WRONLY | O_CLOEXEC | (existing == nil ? O_CREAT | O_EXCL : 0), 0o666)
    if file < 0 { throw .system(path.shown, errno) }
    if existing != nil, FileIdentity(of: file) != existing { throw .system(path.shown, EEXIST) }
    // A pipe or a device has no length.
    _ = ftruncate(file, 0)
  }

  func append(_ lines: [UInt8]) { if failure == nil { pending += lines } }

  func flush() {
    guard failure == nil, !pending.isEmpty else { return }
    if !Descriptor.put(pending.span, to: file) { failure = .system(path.shown, errno) }
    pending.removeAll(keepingCapacity: true)
  }
}

extension HomePaths {
  /// Whether saved data is or may be at this path: the files and those derived from them, such as a journal or
  /// a damaged one, and the player's own decks.
  fileprivate func contains(_ path: FilePath, _ file: FileIdentity?) -> Bool {
    let place = FileIdentity(path: path.folder)
    let isOwn = ownFiles.contains { own in
      if let file, file == FileIdentity(path: own) { return true }
      let isSibling = place != nil && place == FileIdentity(path: own.folder)
      return isSibling && path.name.bytes.starts(with: own.name.bytes)
    }
    if isOwn || place != nil && place == FileIdentity(path: decks) { return true }
    return file != nil
      && Files.names(in: decks) { _ in true }.contains { FileIdentity(path: decks.appending($0)) == file }
  }
}
