import MemoryTunes

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// The file of the game on the table. Every program that plays has one of its own, which it holds locked: so others
/// leave it alone, and when the program is gone, in whatever way, the next one can take it.
///
/// What is to be kept is collected, and written when an answer is about to be: before anybody has seen the answer.
final class KeptGameFile {
  private let folder: String
  private let files: KeptFiles
  private var path: String?
  private var file: Int32 = -1
  /// How much of the file is good.
  private var size = 0
  /// What has not been written yet, and whether it takes the place of the file.
  private var pending: [UInt8] = []
  private var isWhole = true
  private var hasGivenUp = false

  private static let header = "# memory-tunes, a game that is kept, version 1\n"
  private static let suffix = ".game"

  init(folder: String, files: KeptFiles) {
    self.folder = folder
    self.files = files
  }

  /// Takes the game that was played last and that no running program has; nil where there is none.
  func takeWaiting() -> [UInt8]? {
    for path in waiting {
      var file = open(path, O_RDWR | O_CLOEXEC | O_NOFOLLOW | O_NONBLOCK)
      if file < 0, errno == EROFS || errno == EACCES {
        // It can be gone on with all the same, although not be kept.
        let code = errno
        file = open(path, O_RDONLY | O_CLOEXEC | O_NOFOLLOW | O_NONBLOCK)
        if file >= 0 { files.complaints.cannotKeep(path, code) }
      }
      guard file >= 0 else {
        files.setAside(path)
        continue
      }
      guard flock(file, LOCK_EX | LOCK_NB) == 0, isSame(file, path) else {
        close(file)
        continue
      }
      (self.file, self.path) = (file, path)
      if let script = script() { return script }
      setAside()
    }
    return nil
  }

  /// The game that was taken cannot be read.
  func setAside() {
    if let path { files.setAside(path) }
    leave()
  }

  func keep(_ game: KeptGame) {
    switch game {
    case .whole(let script):
      (pending, isWhole, hasGivenUp) = (script, true, false)
    case .more(let lines):
      if !hasGivenUp { pending += lines }
    case .tooLong:
      guard !hasGivenUp else { return }
      hasGivenUp = true
      files.complaints.say("this game has become too long to be kept any further")
    }
  }

  /// Writes what is to be kept. Where that cannot be, it is tried again the next time.
  func flush() {
    guard !pending.isEmpty else { return }
    if isWhole ? replace() : append() { pending.removeAll(keepingCapacity: true) }
  }

  /// Removes the games that no other program has, and says how many they were.
  func forget() -> Int {
    flush()
    let own = path
    leave()
    (pending, isWhole) = ([], true)
    var count = own.map { unlink($0) == 0 ? 1 : 0 } ?? 0
    for path in waiting {
      let file = open(path, O_RDONLY | O_CLOEXEC | O_NOFOLLOW | O_NONBLOCK)
      defer { if file >= 0 { close(file) } }
      if file >= 0, flock(file, LOCK_EX | LOCK_NB) != 0 { continue }
      if unlink(path) == 0 { count += 1 }
    }
    for path in Files.beginning(folder + "/") where path.contains(Self.suffix + ".damaged") {
      count += files.remove(path)
    }
    return count
  }

  private func leave() {
    if file >= 0 { close(file) }
    (file, path) = (-1, nil)
  }

  /// The files of games, the one that was changed last first.
  private var waiting: [String] {
    let games = Files.beginning(folder + "/").filter {
      $0.hasSuffix(Self.suffix) || $0.hasSuffix(Self.suffix + "/")
    }
    return games.map { path in
      let path = path.hasSuffix("/") ? String(path.dropLast()) : path
      var status = stat()
      lstat(path, &status)
      return (path, status.st_mtim.tv_sec, status.st_mtim.tv_nsec)
    }.sorted { ($0.1, $0.2) > ($1.1, $1.2) }.map(\.0)
  }

  /// Whether a file that is open is still the one of that name.
  private func isSame(_ file: Int32, _ path: String) -> Bool {
    var open = stat()
    var named = stat()
    return fstat(file, &open) == 0 && lstat(path, &named) == 0 && open.st_ino == named.st_ino
  }

  /// What the file has, as far as it is whole; nil when it is not one of ours.
  private func script() -> [UInt8]? {
    guard let bytes = KeptFiles.contents(of: file), bytes.starts(with: Self.header.utf8),
      let end = bytes.lastIndex(of: UInt8(ascii: "\n"))
    else { return nil }
    size = end + 1
    isWhole = false
    return Array(bytes[..<size])
  }

  private func append() -> Bool {
    // What stands behind the last whole line was never answered.
    guard ftruncate(file, off_t(size)) == 0, lseek(file, off_t(size), SEEK_SET) >= 0,
      KeptFiles.put(pending, to: file)
    else {
      files.complaints.cannotKeep(path ?? folder, errno)
      ftruncate(file, off_t(size))
      return false
    }
    size += pending.count
    return true
  }

  private func replace() -> Bool {
    let path = self.path ?? "\(folder)/\(time(nil))-\(getpid())\(Self.suffix)"
    let temporary = path + ".new"
    let file = files.create(temporary, O_RDWR | O_TRUNC)
    guard file >= 0 else { return false }
    let bytes = Array(Self.header.utf8) + pending
    guard flock(file, LOCK_EX | LOCK_NB) == 0, KeptFiles.put(bytes, to: file), rename(temporary, path) == 0
    else {
      files.complaints.cannotKeep(path, errno)
      unlink(temporary)
      close(file)
      return false
    }
    leave()
    (self.file, self.path, size, isWhole) = (file, path, bytes.count, false)
    return true
  }
}
