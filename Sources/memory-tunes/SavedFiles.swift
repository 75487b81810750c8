import MemoryCore
import Program
import Text
import Wording

/// Reads and writes saved files. Trouble goes to the complaints, and the game goes on.
struct SavedFiles {
  let complaints: Complaints
  /// The folders of all saved data.
  let folders: [FilePath]

  /// This program writes no larger file.
  static let largest = 64 * 1024 * 1024

  /// The result of reading a saved file.
  enum Content {
    case bytes([UInt8])
    /// There is no file, or it was set aside.
    case nothing
    /// The file cannot be read at the moment. It must not be overwritten.
    case unreadable
  }

  /// Reads a saved file. It is set aside only if its contents were examined and are wrong. Other trouble may
  /// pass and leaves the file in place.
  func content(of path: FilePath, ifGood isGood: ([UInt8]) -> Bool = { _ in true }) -> Content {
    let file = Self.opened(path, O_RDONLY)
    guard file >= 0 else { return contentAfterFailure(errno, path) }
    defer { close(file) }
    switch Self.contents(of: file) {
    case .success(let bytes) where isGood(bytes):
      return .bytes(bytes)
    case .success, .failure(.wrong):
      setAside(path, FileIdentity(of: file))
      return .nothing
    case .failure(.system(let code)):
      complaints.cannotRead(path, code)
      return .unreadable
    }
  }

  /// The same, if the reason for missing bytes does not matter.
  func read(_ path: FilePath) -> [UInt8]? {
    if case .bytes(let bytes) = content(of: path) { bytes } else { nil }
  }

  /// Opens a saved file, without waiting for anything; -1 on failure.
  static func opened(_ path: FilePath, _ mode: Int32) -> Int32 {
    open(path.cString, mode | O_CLOEXEC | O_NOFOLLOW | O_NONBLOCK | O_NOCTTY)
  }

  /// Handles a saved file that cannot be opened. Anything but a regular file is set aside.
  func contentAfterFailure(_ code: Int32, _ path: FilePath) -> Content {
    if code == ENOENT || code == ENOTDIR { return .nothing }
    var status = stat()
    guard lstat(path.cString, &status) == 0 else {
      // The folder cannot be searched.
      if errno != ENOENT { complaints.cannotSave(path, SystemProblem(code: code)) }
      return .nothing
    }
    let isLink = status.st_mode & S_IFMT == S_IFLNK
    let leadsSomewhere =
      isLink && stat(path.cString, &status) != 0 && ![ENOENT, ENOTDIR, ELOOP].contains(errno)
    if status.st_mode & S_IFMT == S_IFREG && !isLink || leadsSomewhere {
      complaints.cannotRead(path, code)
      return .unreadable
    }
    setAside(path, nil)
    return .nothing
  }

  /// Why a file cannot be read as a whole.
  enum ReadProblem: Error {
    /// Not a regular file, or too large.
    case wrong
    case system(Int32)
  }

  /// The whole contents of an open file.
  static func contents(of file: Int32) -> Result<[UInt8], ReadProblem> {
    var status = stat()
    guard fstat(file, &status) == 0 else { return .failure(.system(errno)) }
    guard status.st_mode & S_IFMT == S_IFREG, status.st_size <= largest else { return .failure(.wrong) }
    let size = Int(status.st_size)
    var code: Int32 = 0
    let bytes = [UInt8](unsafeUninitializedCapacity: size) { buffer, count in
      while count < size {
        let more = pread(file, buffer.baseAddress! + count, size - count, off_t(count))
        if more < 0, errno == EINTR { continue }
        if more < 0 { code = errno }
        // The file may have become shorter meanwhile.
        if more <= 0 { break }
        count += more
      }
    }
    return code == 0 ? .success(bytes) : .failure(.system(code))
  }

  /// Renames a file, so that the player can examine it. `seen` is the wrong file, if it could be opened:
  /// another program may have replaced it with a good one since. `line` is the first wrong one, if known.
  func setAside(_ path: FilePath, _ seen: FileIdentity?, line: Int? = nil) {
    if let seen, FileIdentity(at: path) != seen { return }
    for number in 1...100 {
      let name = path + ".damaged" + (number == 1 ? "" : "\(number)")
      var status = stat()
      if lstat(name.cString, &status) == 0 { continue }
      if rename(path.cString, name.cString) == 0 {
        complaints.setAside(path, line: line, as: name.name)
      } else if errno != ENOENT {
        complaints.cannotSave(path, .last)
      }
      return
    }
    complaints.cannotSave(path, SystemProblem(code: EEXIST))
  }

  /// Removes a file, those set aside for it, and its unfinished ones. Returns how many there were.
  func remove(_ path: FilePath) -> Int {
    let damaged = path.name + ".damaged"
    let files = Files.names(in: path.folder) { $0.starts(with: damaged.bytes) }
    return ([path] + files.map { path.folder.appending($0) }).count { unlink($0.cString) == 0 }
      + removeUnfinished(path)
  }

  /// Removes the new files that killed programs left beside a file. Returns how many there were.
  func removeUnfinished(_ path: FilePath) -> Int {
    let names = Files.names(in: path.folder) { RewrittenFile.isUnfinished($0, of: path.name) }
    return names.count { removeUnlessInUse(path.folder.appending($0)) }
  }

  /// Removes a file unless a program has locked it. One that cannot be opened is removed.
  func removeUnlessInUse(_ path: FilePath) -> Bool {
    let descriptor = Self.opened(path, O_RDONLY)
    let file = descriptor < 0 ? nil : OpenFile(path: path, descriptor: descriptor)
    // While it is locked, no other program can take it.
    return file.map { $0.lock() && $0.isThere } != false && unlink(path.cString) == 0
  }

  /// Replaces a file atomically. Returns the new one, locked.
  func replace(_ path: FilePath, with bytes: [UInt8]) throws(SystemProblem) -> OpenFile {
    guard bytes.count <= Self.largest else { throw .known(.over64MB) }
    return try RewrittenFile.replace(path, with: bytes) { beside throws(SystemProblem) in
      try create(beside, O_RDWR | O_EXCL)
    }
  }

  /// The same, with a complaint on failure.
  @discardableResult
  func put(_ bytes: [UInt8], at path: FilePath) -> OpenFile? {
    do throws(SystemProblem) { return try replace(path, with: bytes) } catch {
      complaints.cannotSave(path, error)
      return nil
    }
  }

  /// Opens a file for its owner alone, creating the file and its folder if needed.
  func create(_ path: FilePath, _ flags: Int32) throws(SystemProblem) -> Int32 {
    let flags = flags | O_CREAT | O_CLOEXEC | O_NOFOLLOW | O_NOCTTY
    let folder = path.folder
    guard folder.isTrusted, !folders.contains(folder.folder) || folder.folder.isTrusted else {
      throw .known(.foreignFolder)
    }
    var file = open(path.cString, flags, 0o600)
    if file < 0, errno == ENOENT {
      if let lost = complaints.folders.first(where: { FileIdentity(path: $0) == nil }) {
        complaints.disappeared(lost)
      }
      makeFolder(of: path)
      complaints.folders = folders.filter { FileIdentity(path: $0) != nil }
      file = open(path.cString, flags, 0o600)
    }
    if file < 0, errno == EEXIST, unlink(path.cString) == 0 {
      // Left behind by a program that ended in the middle of this.
      file = open(path.cString, flags, 0o600)
    }
    if file < 0, [ELOOP, EISDIR, ENXIO].contains(errno) {
      // A link, a folder or a socket.
      setAside(path, nil)
      file = open(path.cString, flags, 0o600)
    }
    guard file >= 0 else { throw .last }
    return file
  }

  /// Writes all bytes. Returns false with `errno` set on failure.
  static func put(_ bytes: [UInt8], to file: Int32) -> Bool {
    var done = 0
    while done < bytes.count {
      let count = bytes.withUnsafeBytes { write(file, $0.baseAddress! + done, $0.count - done) }
      if count < 0, errno == EINTR { continue }
      if count <= 0 { return false }
      done += count
    }
    return true
  }

  private func makeFolder(of path: FilePath) {
    var folder = FilePath(path.isAbsolute ? "/" : ".")
    for name in path.parts.dropLast() {
      folder = folder.appending(FilePath(name))
      mkdir(folder.cString, 0o700)
    }
  }
}

extension FilePath {
  /// Whether only this user or root can have created a folder, and a link that leads to it. A missing folder is
  /// fine: it can be created.
  var isTrusted: Bool {
    let isOurs: (uid_t) -> Bool = { $0 == 0 || $0 == geteuid() }
    var link = stat()
    var target = stat()
    guard lstat(cString, &link) == 0, stat(cString, &target) == 0 else { return true }
    return isOurs(link.st_uid) && isOurs(target.st_uid)
  }
}
