import PreferencesFeature
import Program
import Text
import Wording

/// The file for a recording or a trace, examined before anything is changed. A file that this run reads or
/// saves is refused.
struct OutputFile {
  let path: FilePath
  /// The existing file; nil if it must be created.
  private let existing: FileIdentity?
  /// Whether writing destroys the file's contents. A pipe or a device has none.
  let isReplaced: Bool

  /// `option` names it. `inUse`: the files that this run reads or writes, with their uses.
  init(
    path: FilePath, option: Preference, inUse: [(file: FileIdentity?, use: FileUse)], home: Home?
  ) throws(Trouble) {
    self.path = path
    var status = stat()
    if stat(path.cString, &status) == 0 {
      let identity = FileIdentity(status)
      if let (_, use) = inUse.first(where: { $0.file == identity }) {
        throw .usage(MessageLanguage.asked.words.cannotBeWritten(option: option.rawValue, use: use))
      }
      existing = identity
      isReplaced = status.st_mode & S_IFMT == S_IFREG
    } else {
      let code = errno
      // Opening a dangling link would create its target, wherever that is.
      if code != ENOENT || lstat(path.cString, &status) == 0 { throw .system(path.shown, code) }
      existing = nil
      isReplaced = false
    }
    if home?.keeps(path, existing) == true {
      throw .usage(MessageLanguage.asked.words.cannotBeWritten(option: option.rawValue, use: .kept))
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
  func opened() throws(Trouble) -> Int32 {
    let flags = O_WRONLY | O_CLOEXEC | (existing == nil ? O_CREAT | O_EXCL : 0)
    let file = open(path.cString, flags, 0o666)
    if file < 0 { throw .system(path.shown, errno) }
    var status = stat()
    if let existing, fstat(file, &status) != 0 || FileIdentity(status) != existing {
      close(file)
      throw .system(path.shown, EEXIST)
    }
    // A pipe or a device has no length.
    _ = ftruncate(file, 0)
    return file
  }
}

extension Home {
  /// Whether saved data is or may be at this path: anything in the folders of games, tunes and decks, and files
  /// named like the others.
  fileprivate func keeps(_ path: FilePath, _ file: FileIdentity?) -> Bool {
    let place = FileIdentity(path: path.folder)
    for kept in ownFiles {
      if let file, file == FileIdentity(path: kept) { return true }
      let isSibling = place != nil && place == FileIdentity(path: kept.folder)
      if isSibling, Self.isName(path.name.bytes, of: kept.name.bytes) { return true }
    }
    for keptFolder in ownFolders {
      if let place, place == FileIdentity(path: keptFolder) { return true }
      let names = file == nil ? [] : Files.names(in: keptFolder) { _ in true }
      if names.contains(where: { FileIdentity(path: keptFolder.appending($0)) == file }) { return true }
    }
    return false
  }

  /// Whether this is the name of a saved file or derived from it: `records.tsv.damaged`.
  private static func isName(_ name: [UInt8], of kept: [UInt8]) -> Bool {
    name == kept || name.starts(with: kept + Array(".".utf8))
  }
}
