import MemoryTunes
import Text
import Wording

/// Reads and writes saved files. Problems go to the complaints, and the game goes on.
struct SavedFiles {
  let complaints: Complaints

  /// A whole saved file, empty if there is none. Anything but a regular file is set aside. Nil if it cannot be
  /// read at the moment: then it must not be overwritten.
  func content(of path: FilePath) -> [UInt8]? {
    // Without waiting for anything.
    let file = open(path.cString, O_RDONLY | O_CLOEXEC | O_NOFOLLOW | O_NONBLOCK | O_NOCTTY)
    if file < 0, errno == ENOENT || errno == ENOTDIR { return [] }
    do throws(SystemProblem) {
      guard file >= 0 else { throw .last }
      defer { close(file) }
      guard FileIdentity(of: file)?.kind == S_IFREG else { throw .known(.notRegular) }
      return try Files.whole(of: file) { _ in true }.get()
    } catch {
      if [.known(.notRegular), .known(.tooManyLinks), .known(.over64MB)].contains(error) {
        return setAside(path) == nil ? nil : []
      }
      let words = MessageLanguage.words
      complaints.say(words.cannotBeRead(file: path.shown, reason: error.message(words)))
      return nil
    }
  }

  /// Renames a damaged file, so that the player can examine it. Returns the new path, nil on failure.
  @discardableResult
  func setAside(_ path: FilePath) -> FilePath? {
    let names = (1...).lazy.map { path + ($0 == 1 ? ".damaged" : ".damaged\($0)") }
    let name = names.first { FileIdentity(at: $0) == nil }!
    guard rename(path.cString, name.cString) == 0 else {
      complaints.cannotSave(path, .last)
      return nil
    }
    complaints.say(MessageLanguage.words.setAside(file: path.shown, name: name.name.shown))
    return name
  }

  /// Removes a file, those set aside for it, and an unfinished one. Returns how many there were.
  func remove(_ path: FilePath) -> Result<Int, SystemProblem> {
    var count = 0
    for path in [path, RewrittenFile.unfinished(path)] {
      if unlink(path.cString) == 0 { count += 1 } else if errno != ENOENT { return .failure(.last) }
    }
    return .success(count + removeSetAside(path))
  }

  /// Removes the files that were set aside for one. Returns how many there were.
  func removeSetAside(_ path: FilePath) -> Int {
    let damaged = path.name + ".damaged"
    return Files.names(in: path.folder) { $0.starts(with: damaged.bytes) }
      .count { unlink(path.folder.appending($0).cString) == 0 }
  }

  /// Replaces a file atomically.
  func replace(_ path: FilePath, with bytes: [UInt8]) throws(SystemProblem) {
    guard bytes.count <= Files.largest else { throw .known(.over64MB) }
    let unfinished = RewrittenFile.unfinished(path)
    unlink(unfinished.cString)
    try RewrittenFile.replace(path, with: bytes, through: unfinished, try create(unfinished, O_WRONLY | O_EXCL))
  }

  /// Opens a file for its owner alone, creating the file and its folder if needed.
  func create(_ path: FilePath, _ flags: Int32) throws(SystemProblem) -> Int32 {
    let flags = flags | O_CREAT | O_CLOEXEC | O_NOFOLLOW | O_NOCTTY
    guard path.folder.isTrusted else { throw .known(.foreignFolder) }
    var file = open(path.cString, flags, 0o600)
    if file < 0, errno == ENOENT {
      try makeFolder(of: path)
      file = open(path.cString, flags, 0o600)
    }
    guard file >= 0 else { throw .last }
    return file
  }

  private func makeFolder(of path: FilePath) throws(SystemProblem) {
    var folder = FilePath(path.isAbsolute ? "/" : ".")
    for name in path.parts.dropLast() {
      folder = folder.appending(FilePath(name))
      guard mkdir(folder.cString, 0o700) == 0 || errno == EEXIST else { throw .last }
    }
  }
}

extension FilePath {
  /// Whether only this user or root can have created a folder and a link to it. It may be missing.
  var isTrusted: Bool {
    let isOurs: (uid_t) -> Bool = { $0 == 0 || $0 == geteuid() }
    var link = stat()
    var target = stat()
    guard lstat(cString, &link) == 0, stat(cString, &target) == 0 else { return true }
    return isOurs(link.st_uid) && isOurs(target.st_uid)
  }
}
