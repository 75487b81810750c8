import MemoryTunes
import Text
import Wording

/// The file for a recording or a trace, examined first. A file that this run reads or saves is refused.
struct OutputFile {
  let path: FilePath
  /// The existing file; nil if it must be created.
  private let existing: FileIdentity?
  /// Whether writing destroys the file's contents. A pipe or a device has none.
  var isReplaced: Bool { existing?.kind == S_IFREG }

  /// `option` names it. `inUse`: the files that this run reads or writes, with their uses.
  init(
    path: FilePath, option: Preference, inUse: [(file: FileIdentity?, use: FileUse)], home: Home?
  ) throws(ProgramProblem) {
    self.path = path
    existing = FileIdentity(path: path)
    let code = errno
    // Opening a dangling link would create its target, wherever that is.
    if existing == nil, code != ENOENT || FileIdentity(at: path) != nil { throw .system(path.shown, code) }
    let isSaved = home?.contains(path, existing) == true
    let use = inUse.first { $0.file != nil && $0.file == existing }?.use ?? (isSaved ? .saved : nil)
    if let use {
      throw .usage(MessageLanguage.asked.words.cannotBeWritten(option: option.rawValue, use: use))
    }
  }

  /// Whether a file at another path is or would be this one, unless that is a pipe or a device.
  func isFile(at other: FilePath) -> Bool {
    guard let file = FileIdentity(path: other) else {
      return existing == nil && other.name == path.name
        && FileIdentity(path: other.folder) == FileIdentity(path: path.folder)
    }
    return isReplaced && file == existing
  }

  /// Opens the file for writing, and empties it. It must be the one that was examined.
  func opened() throws(ProgramProblem) -> Int32 {
    let flags = O_WRONLY | O_CLOEXEC | (existing == nil ? O_CREAT | O_EXCL : 0)
    let file = open(path.cString, flags, 0o666)
    if file < 0 { throw .system(path.shown, errno) }
    if existing != nil, FileIdentity(of: file) != existing {
      close(file)
      throw .system(path.shown, EEXIST)
    }
    // A pipe or a device has no length.
    _ = ftruncate(file, 0)
    return file
  }
}

extension Home {
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
