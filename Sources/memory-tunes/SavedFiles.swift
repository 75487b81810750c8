import MemoryTunes
import Text
import Wording

/// A saved file. Problems with it go to the warnings, and the game goes on.
struct SavedFile {
  let path: FilePath
  let locks: HomeLocks
  let warnings: Warnings

  /// All of it, empty if there is no such file. Anything but a regular file, and one larger than `most`,
  /// is set aside. Nil if it cannot be
  /// read at the moment: then it must not be overwritten.
  func content(most: Int = Files.largest) -> [UInt8]? {
    switch Files.whole(of: path, mustBeRegular: true, most: most, flags: O_NOFOLLOW) {
    case .success(let bytes): return bytes
    case .failure(.known(.noSuchFile)), .failure(.known(.isNoFolder)): return []
    case .failure(.known(.notRegular)), .failure(.known(.isAFolder)), .failure(.known(.tooManyLinks)),
      .failure(.known(.over64Mb)):
      return setAside() == nil ? nil : []
    case .failure(let failure):
      warnings.say { [path] in $0.cannotBeRead(file: path.shown, reason: failure.message($0)) }
      return nil
    }
  }

  /// Renames a damaged file, so that the player can examine it. Returns the new path, nil on failure.
  @discardableResult
  func setAside() -> FilePath? {
    let name = nameAside
    guard rename(path.cString, name.cString) == 0 else {
      warnings.cannotSave(path, .last)
      return nil
    }
    warnings.say { [path] in $0.setAside(file: path.shown, name: name.name.shown) }
    return name
  }

  /// A free name for the damaged file, or one that it already has.
  var nameAside: FilePath {
    let file = FileIdentity(at: path)
    return namesAside.first { name in
      let other = FileIdentity(at: name)
      return other == nil || other == file
    }!
  }

  /// Whether this file, which was at the path before, was renamed as damaged.
  func isSetAside(_ file: FileIdentity?) -> Bool {
    guard let file else { return false }
    return namesAside.lazy.map { FileIdentity(at: $0) }.prefix { $0 != nil }.contains(file)
  }

  private var namesAside: LazyMapSequence<ClosedRange<Int>, FilePath> {
    (1...Int(Int32.max)).lazy.map { path + ($0 == 1 ? ".damaged" : ".damaged\($0)") }
  }

  /// Removes it and what is beside it. Returns how many files there were.
  func remove() -> Result<Int, SystemFailure> {
    Result { () throws(SystemFailure) in
      let count = try Self.remove(path) ? 1 : 0
      return try count + removeOthers()
    }
  }

  /// Removes what was set aside for it, and an unfinished file. Returns how many there were.
  func removeOthers() throws(SystemFailure) -> Int {
    let unfinished = RewrittenFile.unfinished(path.name)
    let exact = [unfinished, unfinished + "-journal"].map(\.bytes)
    let setAside = (path.name + ".damaged").bytes
    let others = Files.names(in: path.folder) { name in
      name.starts(with: setAside) || exact.contains { name.elementsEqual($0) }
    }
    var count = 0
    for other in others where try Self.remove(path.folder.appending(other)) { count += 1 }
    return count
  }

  /// Removes a file, or an empty folder. Returns whether there was one.
  private static func remove(_ path: FilePath) throws(SystemFailure) -> Bool {
    if unlink(path.cString) == 0 || (errno == EISDIR || errno == EPERM) && rmdir(path.cString) == 0 {
      return true
    }
    if errno == ENOENT { return false }
    let failure = SystemFailure.last
    guard FileIdentity(at: path)?.kind == S_IFDIR else { throw failure }
    // The player may not know of it.
    throw .other("\(path.name.shown): \(failure.message(Language.english.words))")
  }

  /// Replaces it atomically.
  func replace(with bytes: [UInt8]) throws(SystemFailure) {
    guard bytes.count <= Files.largest else { throw .known(.over64Mb) }
    let unfinished = RewrittenFile.unfinished(path)
    unlink(unfinished.cString)
    try RewrittenFile.replace(
      path, with: bytes, through: unfinished, try create(O_WRONLY | O_EXCL, at: unfinished))
  }

  /// Opens it, or another file beside it, for its owner alone. Creates the file and its folder if needed.
  func create(_ flags: Int32, at other: FilePath? = nil) throws(SystemFailure) -> Int32 {
    let path = other ?? path
    let flags = flags | O_CREAT | O_CLOEXEC | O_NOFOLLOW | O_NOCTTY
    guard path.folder.isTrusted else { throw .known(.folderOfAnotherUser) }
    var file = open(path.cString, flags, 0o600)
    if file < 0, errno == ENOENT {
      try makeFolder()
      file = open(path.cString, flags, 0o600)
    }
    guard file >= 0 else { throw .last }
    return file
  }

  private func makeFolder() throws(SystemFailure) {
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
