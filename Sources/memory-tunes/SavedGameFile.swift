import CSystem
import MemoryTunes
import Program
import Text

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// The file of the game on the table. Every running program has its own, and locks it, so others leave it
/// alone. When the program has ended, in whatever way, the next one can take it.
///
/// What is to be saved is collected, and written just before an answer is: before anybody has seen it.
final class SavedGameFile {
  private let folder: FilePath
  private let files: SavedFiles
  private var path: FilePath?
  private var file: Int32 = -1
  /// How many bytes of the file are valid.
  private var size = 0
  /// What has not been written yet, and whether it replaces the file.
  private var pending: [UInt8] = []
  private var isWhole = true
  private var hasGivenUp = false

  private static let suffix = ".game"

  init(folder: FilePath, files: SavedFiles) {
    self.folder = folder
    self.files = files
  }

  /// Takes the game that was played last and that no running program holds; one that is over only if no other
  /// is left. Nil if there is none.
  func takeWaiting() -> SavedScript? {
    let script = takeBest()
    if let path, access(path.cString, W_OK) != 0 { files.complaints.cannotSave(path, errno) }
    return script
  }

  private func takeBest() -> SavedScript? {
    let paths = waiting
    var over: (script: SavedScript, path: FilePath, file: Int32)?
    defer { if let over, over.file != file { close(over.file) } }
    for path in paths {
      guard let script = take(path) else { continue }
      // The only game is taken as it is: to find out takes as long as to resume it.
      switch paths.count == 1 ? true : script.isWaiting {
      case true:
        return script
      case false where over == nil:
        over = (script, path, file)
        (file, self.path) = (-1, nil)
      case false:
        leave()
      case nil:
        setAside()
      }
    }
    guard let over else { return nil }
    (file, path, size) = (over.file, over.path, over.script.bytes.count)
    return over.script
  }

  /// Takes the game in a file; nil if that is not possible.
  private func take(_ path: FilePath) -> SavedScript? {
    var file = open(path.cString, O_RDWR | O_CLOEXEC | O_NOFOLLOW | O_NONBLOCK | O_NOCTTY)
    if file < 0, [EROFS, EACCES, EPERM].contains(errno) {
      // It can be continued, although it cannot be saved.
      file = open(path.cString, O_RDONLY | O_CLOEXEC | O_NOFOLLOW | O_NONBLOCK | O_NOCTTY)
    }
    guard file >= 0 else {
      _ = files.contentAfterFailure(errno, path)
      return nil
    }
    guard flock(file, LOCK_EX | LOCK_NB) == 0, isSame(file, path) else {
      close(file)
      return nil
    }
    (self.file, self.path) = (file, path)
    switch SavedFiles.contents(of: file) {
    case .success(let bytes):
      do throws(SavedScript.Problem) {
        return try script(bytes)
      } catch {
        switch error {
        case .damaged:
          setAside()
        case .later:
          files.complaints.say(MessageLanguage.words.ofLaterVersion(path.shown))
          leave()
        }
      }
    case .failure(.wrong):
      setAside()
    case .failure(.system(let code)):
      files.complaints.cannotRead(path, code)
      leave()
    }
    return nil
  }

  /// Sets aside the game that was taken, which cannot be read.
  func setAside() {
    if let path { files.setAside(path, FileIdentity(of: file)) }
    leave()
  }

  func keep(_ game: SaveUpdate) {
    switch game {
    case .whole(let script):
      (pending, isWhole, hasGivenUp) = (script, true, false)
    case .more(let lines):
      if !hasGivenUp { pending += lines }
    case .tooLong:
      guard !hasGivenUp else { return }
      hasGivenUp = true
      files.complaints.say(MessageLanguage.words.gameTooLongToKeep)
    }
  }

  /// Writes what is to be saved. A write that fails is tried again the next time.
  func flush() {
    guard !pending.isEmpty else { return }
    if isWhole ? replace() : append() { pending.removeAll(keepingCapacity: true) }
  }

  /// Whether the file has everything that was to be saved, as far as it can be written now.
  func isSaved() -> Bool {
    flush()
    return pending.isEmpty && !hasGivenUp && path.map { isSame(file, $0) } == true
  }

  /// Removes the game on the table. Returns how many files that were.
  func forget() -> Int {
    flush()
    // No other program can have taken it as long as it is locked.
    let isRemoved = path.map { isSame(file, $0) && unlink($0.cString) == 0 } == true
    leave()
    (pending, isWhole) = ([], true)
    return isRemoved ? 1 : 0
  }

  /// Removes the games that no program holds. Returns how many there were.
  func forgetOthers() -> Int {
    var count = 0
    for path in waiting {
      let file = open(path.cString, O_RDONLY | O_CLOEXEC | O_NOFOLLOW | O_NONBLOCK | O_NOCTTY)
      defer { if file >= 0 { close(file) } }
      if file >= 0, flock(file, LOCK_EX | LOCK_NB) != 0 || !isSame(file, path) { continue }
      if unlink(path.cString) == 0 { count += 1 }
    }
    // Those that were set aside, whatever their number.
    let damaged = Files.names(in: folder) { Self.isDamaged($0) }
    return count + damaged.count { unlink(folder.appending($0).cString) == 0 }
  }

  private func leave() {
    if file >= 0 { close(file) }
    (file, path) = (-1, nil)
  }

  /// The files of games, the most recently changed first.
  private var waiting: [FilePath] {
    let names = Files.names(in: folder) { $0.suffix(Self.suffix.utf8.count).elementsEqual(Self.suffix.utf8) }
    return names.map { name in
      let path = folder.appending(name)
      var status = stat()
      lstat(path.cString, &status)
      let time = file_modification_time(&status)
      return (path, time.tv_sec, time.tv_nsec)
    }.sorted {
      // Names begin with the time at which the game was first saved.
      $0.1 == $1.1 && $0.2 == $1.2
        ? $1.0.bytes.lexicographicallyPrecedes($0.0.bytes) : ($0.1, $0.2) > ($1.1, $1.2)
    }.map(\.0)
  }

  /// Whether a name ends with the suffix and `.damaged`, perhaps followed by a number.
  private static func isDamaged(_ name: UnsafeRawBufferPointer.SubSequence) -> Bool {
    let digits = UInt8(ascii: "0")...UInt8(ascii: "9")
    let ending = "\(suffix).damaged".utf8
    return name[..<(name.lastIndex { !digits.contains($0) }.map { $0 + 1 } ?? name.startIndex)]
      .suffix(ending.count).elementsEqual(ending)
  }

  /// Whether an open file is still the one at this path.
  private func isSame(_ file: Int32, _ path: FilePath) -> Bool {
    FileIdentity(of: file).map { $0 == FileIdentity(at: path) } ?? false
  }

  /// The part of the file that is whole.
  private func script(_ bytes: [UInt8]) throws(SavedScript.Problem) -> SavedScript {
    let script = try SavedScript(reading: bytes)
    size = script.bytes.count
    isWhole = false
    return script
  }

  private func append() -> Bool {
    // What follows the last whole line was never answered.
    guard ftruncate(file, off_t(size)) == 0, lseek(file, off_t(size), SEEK_SET) >= 0,
      SavedFiles.put(pending, to: file)
    else {
      files.complaints.cannotSave(path ?? folder, errno)
      ftruncate(file, off_t(size))
      return false
    }
    size += pending.count
    return true
  }

  private func replace() -> Bool {
    let path = self.path ?? folder.appending("\(time(nil))-\(getpid())\(Self.suffix)")
    let temporary = path + ".new"
    let file = files.create(temporary, O_RDWR | O_EXCL)
    guard file >= 0 else { return false }
    let bytes = pending
    guard flock(file, LOCK_EX | LOCK_NB) == 0, SavedFiles.put(bytes, to: file),
      rename(temporary.cString, path.cString) == 0
    else {
      files.complaints.cannotSave(path, errno)
      unlink(temporary.cString)
      close(file)
      return false
    }
    leave()
    (self.file, self.path, size, isWhole) = (file, path, bytes.count, false)
    return true
  }
}
