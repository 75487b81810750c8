import MemoryTunes
import Program
import Text

/// Reads and writes the files in which things are saved. Trouble goes to the complaints, and the game goes on.
struct SavedFiles {
  let complaints: Complaints
  /// The folders that hold everything that is saved.
  let folders: [FilePath]

  /// A larger file was not written by this program.
  static let largest = 64 * 1024 * 1024

  /// What was found at the path of a saved file.
  enum Content {
    case bytes([UInt8])
    /// There is no file, or what was there has been set aside.
    case nothing
    /// There is a file that cannot be read at the moment. It must not be overwritten.
    case unreadable
  }

  /// Reads a saved file. It is set aside only if its content was examined and found to be wrong. Other trouble
  /// may pass, and leaves the file where it is.
  func content(of path: FilePath) -> Content {
    let file = open(path.cString, O_RDONLY | O_CLOEXEC | O_NOFOLLOW | O_NONBLOCK | O_NOCTTY)
    guard file >= 0 else { return contentAfterFailure(errno, path) }
    defer { close(file) }
    switch Self.contents(of: file) {
    case .success(let bytes):
      return .bytes(bytes)
    case .failure(.wrong):
      setAside(path, FileIdentity(of: file))
      return .nothing
    case .failure(.system(let code)):
      complaints.cannotRead(path, code)
      return .unreadable
    }
  }

  /// The same, if it does not matter why there are no bytes.
  func read(_ path: FilePath) -> [UInt8]? {
    if case .bytes(let bytes) = content(of: path) { bytes } else { nil }
  }

  /// Decides about a saved file that cannot be opened. If it is not a regular file, it is set aside.
  func contentAfterFailure(_ code: Int32, _ path: FilePath) -> Content {
    if code == ENOENT || code == ENOTDIR { return .nothing }
    var status = stat()
    guard lstat(path.cString, &status) == 0 else {
      // The folder cannot be searched.
      if errno != ENOENT { complaints.cannotSave(path, code) }
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
    /// It is not a regular file, or too large.
    case wrong
    case system(Int32)
  }

  /// The whole of an open file.
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

  /// Renames a file, so that the player can examine it. `seen` is the file that was found to be wrong, if it
  /// could be opened: another program may have put a good one in its place since.
  func setAside(_ path: FilePath, _ seen: FileIdentity?) {
    if let seen, FileIdentity(at: path) != seen { return }
    for number in 1...100 {
      let name = path + ".damaged" + (number == 1 ? "" : "\(number)")
      var status = stat()
      if lstat(name.cString, &status) == 0 { continue }
      if rename(path.cString, name.cString) == 0 {
        complaints.setAside(path, as: name.name)
      } else if errno != ENOENT {
        complaints.cannotSave(path, errno)
      }
      return
    }
    complaints.cannotSave(path, EEXIST)
  }

  /// Moves the lines of a file that cannot be read to a file of their own, and replaces it with the rest.
  func setAside(_ others: [UInt8], lines: Int, of path: FilePath, keeping rest: [UInt8]) {
    let flags = O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC | O_NOFOLLOW | O_NOCTTY
    for number in 1...100 {
      let name = path + ".damaged" + (number == 1 ? "" : "\(number)")
      let file = open(name.cString, flags, 0o600)
      if file < 0, errno == EEXIST { continue }
      let isWritten = file >= 0 && Self.put(others, to: file)
      let code = errno
      if file >= 0 { close(file) }
      if isWritten, replace(path, with: rest) {
        complaints.setAside(lines: lines, of: path, to: name.name)
        return
      }
      if !isWritten { complaints.cannotSave(path, code) }
      if file >= 0 { unlink(name.cString) }
      return
    }
    complaints.cannotSave(path, EEXIST)
  }

  /// Removes a file and those that were set aside for it. Returns how many there were.
  func remove(_ path: FilePath) -> Int {
    let damaged = path.name + ".damaged"
    let files = Files.names(in: path.folder) { $0.starts(with: damaged.bytes) }
    return ([path] + files.map { path.folder.appending($0) }).count { unlink($0.cString) == 0 }
  }

  /// Replaces a file, which keeps its permissions. At no moment is there half of one.
  @discardableResult
  func replace(_ path: FilePath, with bytes: [UInt8]) -> Bool {
    guard bytes.count <= Self.largest else {
      complaints.cannotSave(path, because: MessageLanguage.words.becameTooLarge)
      return false
    }
    let temporary = path + ".\(getpid()).new"
    let file = create(temporary, O_WRONLY | O_EXCL)
    guard file >= 0 else { return false }
    let isWritten = Self.put(bytes, to: file)
    let code = errno
    var status = stat()
    if lstat(path.cString, &status) == 0, status.st_mode & S_IFMT == S_IFREG, status.st_uid == geteuid() {
      fchmod(file, status.st_mode & 0o777)
    }
    let isClosed = close(file) == 0
    if isWritten, isClosed, rename(temporary.cString, path.cString) == 0 { return true }
    complaints.cannotSave(path, isWritten ? errno : code)
    unlink(temporary.cString)
    return false
  }

  /// Opens a file for its owner alone, and makes the file and its folder if needed. If that fails, it is
  /// reported, and -1 returned.
  func create(_ path: FilePath, _ flags: Int32) -> Int32 {
    let flags = flags | O_CREAT | O_CLOEXEC | O_NOFOLLOW | O_NOCTTY
    let folder = path.folder
    guard folder.isTrusted, !folders.contains(folder.folder) || folder.folder.isTrusted else {
      complaints.cannotSave(path, because: MessageLanguage.words.folderOfSomebodyElse)
      return -1
    }
    var file = open(path.cString, flags, 0o600)
    if file < 0, errno == ENOENT {
      makeFolder(of: path)
      file = open(path.cString, flags, 0o600)
    }
    if file < 0, errno == EEXIST, unlink(path.cString) == 0 {
      // A program that ended in the middle of this left it behind.
      file = open(path.cString, flags, 0o600)
    }
    if file < 0, errno == ELOOP || errno == EISDIR {
      setAside(path, nil)
      file = open(path.cString, flags, 0o600)
    }
    if file < 0 { complaints.cannotSave(path, errno) }
    return file
  }

  /// Writes all of it. Returns false with `errno` set on failure.
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
  /// Whether nobody but this user and root can have made a folder, and a link that leads to it. A missing
  /// folder is fine: it can be made.
  fileprivate var isTrusted: Bool {
    let isOurs: (uid_t) -> Bool = { $0 == 0 || $0 == geteuid() }
    var link = stat()
    var target = stat()
    guard lstat(cString, &link) == 0, stat(cString, &target) == 0 else { return true }
    return isOurs(link.st_uid) && isOurs(target.st_uid)
  }
}
