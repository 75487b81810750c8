import CSystem
import MemoryCore
import MemoryTunes
import Program
import RecordsFeature
import Text
import Wording

/// The file of the game on the table. Every running program has its own and locks it, so that others leave it
/// alone. When the program has ended in any way, the next one can take it.
///
/// Changes are collected and written just before an answer is printed.
final class SavedGameFile {
  private let folder: FilePath
  private let files: SavedFiles
  private var path: FilePath?
  private var file: Int32 = -1
  /// The size of the valid part of the file, in bytes.
  private var size = 0
  /// The bytes not written yet, and whether they replace the file.
  private var pending: [UInt8] = []
  private var isWhole = true
  private var hasGivenUp = false

  /// The endings of waiting games, and of games saved by name.
  private static let suffix = ".game"
  private static let suffixOfNamed = ".saved"

  init(folder: FilePath, files: SavedFiles) {
    self.folder = folder
    self.files = files
  }

  /// Takes the game played last that no running program holds, and a finished one only if there is no other.
  /// Nil if there is none.
  func takeWaiting() -> SavedGame? {
    let game = takeBest()
    if let path, access(path.cString, W_OK) != 0 { files.complaints.cannotSave(path, errno) }
    return game
  }

  private func takeBest() -> SavedGame? {
    var over: FilePath?
    for path in paths(Self.suffix) {
      guard case .success(let game) = adopt(path) else { continue }
      if game.isOver != true { return game }
      if over == nil { over = path }
      leave()
    }
    return over.flatMap { try? adopt($0).get() }
  }

  /// Goes on with the game in a file.
  private func adopt(_ path: FilePath) -> Result<SavedGame, GamesProblem> {
    var file = open(path.cString, O_RDWR | O_CLOEXEC | O_NOFOLLOW | O_NONBLOCK | O_NOCTTY)
    if file < 0, [EROFS, EACCES, EPERM].contains(errno) {
      // It can be continued, although it cannot be saved.
      file = open(path.cString, O_RDONLY | O_CLOEXEC | O_NOFOLLOW | O_NONBLOCK | O_NOCTTY)
    }
    guard file >= 0 else {
      let code = errno
      _ = files.contentAfterFailure(code, path)
      return .failure(code == ENOENT ? .noSuchGame : .notUnderstood)
    }
    guard flock(file, LOCK_EX | LOCK_NB) == 0, isSame(file, path) else {
      close(file)
      return .failure(.inUse)
    }
    (self.file, self.path) = (file, path)
    switch SavedFiles.contents(of: file) {
    case .success(let bytes):
      do throws(SavedGame.Problem) {
        let game = try SavedGame(reading: bytes)
        (size, isWhole) = (game.size, false)
        return .success(game)
      } catch {
        switch error {
        case .notUnderstood:
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
    return .failure(.notUnderstood)
  }

  /// Sets aside the game that was taken but cannot be read.
  private func setAside() {
    if let path { files.setAside(path, FileIdentity(of: file)) }
    leave()
  }

  /// The games that can be loaded, latest first, with their files.
  var listed: [(game: ListedGame, path: FilePath)] {
    flush()
    var games: [(game: ListedGame, path: FilePath)] = []
    for path in paths(Self.suffix, Self.suffixOfNamed) where path != self.path && !isHeld(path) {
      guard let file = files.read(path), let game = try? SavedGame(reading: file),
        let listed = ListedGame(game, name: name(of: path), time: Self.lastChange(of: path))
      else { continue }
      games.append((listed, path))
    }
    return games
  }

  /// The name under which a game was saved; nil for another file.
  private func name(of path: FilePath) -> String? {
    let name = path.name
    guard name.bytes.suffix(Self.suffixOfNamed.utf8.count).elementsEqual(Self.suffixOfNamed.utf8) else {
      return nil
    }
    return FilePath(name.bytes.dropLast(Self.suffixOfNamed.utf8.count)).shown
  }

  private static func lastChange(of path: FilePath) -> Int {
    var status = stat()
    lstat(path.cString, &status)
    return file_modification_time(&status).tv_sec
  }

  /// Saves a game file under a name.
  func save(_ name: FilePath, _ file: [UInt8]) -> GamesProblem? {
    let path = folder.appending(name + Self.suffixOfNamed)
    errno = 0
    if files.replace(path, with: file) { return nil }
    return .system(SystemProblem(code: errno))
  }

  /// Puts the game with this name, or this number in the list, on the table. The game that was there stays as
  /// it is, and any program can take it.
  func load(_ name: FilePath) -> Result<[UInt8], GamesProblem> {
    var path = folder.appending(name + Self.suffixOfNamed)
    if FileIdentity(at: path) == nil {
      guard let number = Int(name.text), case let listed = listed, listed.indices.contains(number - 1) else {
        return .failure(.noSuchGame)
      }
      path = listed[number - 1].path
    }
    guard let bytes = files.read(path), (try? SavedGame(reading: bytes)) != nil else {
      return .failure(.notUnderstood)
    }
    flush()
    let present = (file, self.path, size)
    (file, self.path) = (-1, nil)
    if self.name(of: path) == nil, case .failure(let problem) = adopt(path) {
      (file, self.path, size) = present
      return .failure(problem)
    }
    // A finished game cannot be continued.
    if let path = present.1, case .success(let bytes) = SavedFiles.contents(of: present.0),
      (try? SavedGame(reading: bytes))?.isOver != false
    {
      unlink(path.cString)
    }
    if present.0 >= 0 { close(present.0) }
    (pending, hasGivenUp) = ([], false)
    return .success(bytes)
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

  /// Writes pending changes. A failed write is retried later.
  func flush() {
    guard !pending.isEmpty else { return }
    if isWhole ? replace() : append() { pending.removeAll(keepingCapacity: true) }
  }

  /// Whether the file has all changes, after writing pending ones.
  func isSaved() -> Bool {
    flush()
    return pending.isEmpty && !hasGivenUp && path.map { isSame(file, $0) } == true
  }

  /// Removes the game on the table. Returns the number of files.
  func forget() -> Int {
    flush()
    // While it is locked, no other program can take it.
    let isRemoved = path.map { isSame(file, $0) && unlink($0.cString) == 0 } == true
    leave()
    (pending, isWhole) = ([], true)
    return isRemoved ? 1 : 0
  }

  /// Removes the games that no program holds, and those saved by name. Returns the number of files.
  func forgetOthers() -> Int {
    let others = paths(Self.suffix, Self.suffixOfNamed, Self.suffix + ".new").filter {
      $0 != path && !isHeld($0)
    }
    // Those set aside, whatever their number.
    let damaged = Files.names(in: folder) { Self.isDamaged($0) }.map { folder.appending($0) }
    return (others + damaged).count { unlink($0.cString) == 0 }
  }

  /// Whether another program holds a game.
  private func isHeld(_ path: FilePath) -> Bool {
    let file = open(path.cString, O_RDONLY | O_CLOEXEC | O_NOFOLLOW | O_NONBLOCK | O_NOCTTY)
    guard file >= 0 else { return false }
    defer { close(file) }
    return flock(file, LOCK_EX | LOCK_NB) != 0 || !isSame(file, path)
  }

  private func leave() {
    if file >= 0 { close(file) }
    (file, path) = (-1, nil)
  }

  /// The files with one of these endings, the most recently changed first.
  private func paths(_ suffixes: String...) -> [FilePath] {
    let names = Files.names(in: folder) { name in
      suffixes.contains { name.suffix($0.utf8.count).elementsEqual($0.utf8) }
    }
    let files = names.map { name in
      let path = folder.appending(name)
      var status = stat()
      lstat(path.cString, &status)
      let time = file_modification_time(&status)
      return (path: path, time: (time.tv_sec, time.tv_nsec))
    }
    let newestFirst = files.sorted { first, second in
      // Names begin with the time at which the game was first saved.
      first.time == second.time
        ? second.path.bytes.lexicographicallyPrecedes(first.path.bytes) : first.time > second.time
    }
    return newestFirst.map(\.path)
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

  private func append() -> Bool {
    // Anything after the last complete line was never answered.
    guard ftruncate(file, off_t(size)) == 0, lseek(file, off_t(size), SEEK_SET) >= 0,
      SavedFiles.put(pending, to: file)
    else {
      files.complaints.cannotSave(path ?? folder, errno)
      _ = ftruncate(file, off_t(size))
      return false
    }
    size += pending.count
    return true
  }

  private var unusedPath: FilePath {
    let name = "\(time(nil))-\(getpid())"
    var path = folder.appending(FilePath(name + Self.suffix))
    var number = 1
    while FileIdentity(at: path) != nil {
      number += 1
      path = folder.appending(FilePath("\(name)-\(number)\(Self.suffix)"))
    }
    return path
  }

  private func replace() -> Bool {
    let path = self.path ?? unusedPath
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
