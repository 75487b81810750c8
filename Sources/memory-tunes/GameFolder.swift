import CSystem
import MemoryCore
import MemoryTunes
import Program
import RecordsFeature
import Text

/// The folder of game files: one for each waiting or running game, whose name begins with the time at which it
/// was first saved, and one for each game saved by name.
struct GameFolder {
  let path: FilePath
  let files: SavedFiles

  private static let suffix = ".game"
  private static let suffixOfNamed = ".saved"

  /// The files of waiting and running games, and those of games saved by name, the one changed last first.
  var waiting: [FilePath] { paths(Self.suffix) }
  var all: [FilePath] { paths(Self.suffix, Self.suffixOfNamed) }

  /// A path for a game that has no file yet.
  var unused: FilePath {
    let name = "\(time(nil))-\(getpid())"
    var unused = path.appending(FilePath(name + Self.suffix))
    var number = 1
    while FileIdentity(at: unused) != nil {
      number += 1
      unused = path.appending(FilePath("\(name)-\(number)\(Self.suffix)"))
    }
    return unused
  }

  func path(ofNamed name: FilePath) -> FilePath { path.appending(name + Self.suffixOfNamed) }

  /// The name under which a game was saved; nil for another file.
  func name(of path: FilePath) -> FilePath? {
    let name = path.name.bytes
    guard name.suffix(Self.suffixOfNamed.utf8.count).elementsEqual(Self.suffixOfNamed.utf8) else { return nil }
    return FilePath(name.dropLast(Self.suffixOfNamed.utf8.count))
  }

  /// The game in a file; nil if there is none to load.
  func listed(_ path: FilePath) -> Result<ListedGame, GamesProblem> {
    read(path).flatMap { _, game in
      let name = name(of: path)?.shown
      let time = FileStamp(at: path)?.seconds ?? 0
      return ListedGame(game, name: name, time: time, isInUse: isHeld(path)).map(Result.success)
        ?? .failure(.noSuchGame)
    }
  }

  /// Reads a game file, which another program may hold.
  func read(_ path: FilePath) -> Result<(bytes: [UInt8], game: SavedGame), GamesProblem> {
    opened(path, O_RDONLY).flatMap { file in
      defer { close(file) }
      return contents(of: file, path)
    }
  }

  /// Locks and reads a game file.
  func hold(_ path: FilePath) -> Result<HeldGame, GamesProblem> {
    opened(path, O_RDWR).flatMap { file in
      guard flock(file, LOCK_EX | LOCK_NB) == 0, FileIdentity(of: file) == FileIdentity(at: path) else {
        close(file)
        return .failure(.inUse)
      }
      let contents = contents(of: file, path)
      if case .failure = contents { close(file) }
      return contents.map { HeldGame(path: path, file: file, bytes: $0.bytes, game: $0.game) }
    }
  }

  /// Why a game saved by name was set aside; nil if none was.
  func problem(ofNamed name: FilePath) -> GamesProblem? {
    let file = SavedFiles.opened(path(ofNamed: name) + ".damaged", O_RDONLY)
    guard file >= 0 else { return nil }
    defer { close(file) }
    guard case .success(let bytes) = SavedFiles.contents(of: file) else { return .notUnderstood(line: nil) }
    do throws(SavedGame.Problem) { _ = try SavedGame(reading: bytes) } catch { return GamesProblem(error) }
    return nil
  }

  /// Whether a program holds a game.
  func isHeld(_ path: FilePath) -> Bool {
    let file = SavedFiles.opened(path, O_RDONLY)
    guard file >= 0 else { return false }
    defer { close(file) }
    return flock(file, LOCK_EX | LOCK_NB) != 0 || FileIdentity(of: file) != FileIdentity(at: path)
  }

  /// Removes a game, unless a program holds it.
  func remove(_ path: FilePath) -> GamesProblem? {
    let file = SavedFiles.opened(path, O_RDONLY)
    defer { if file >= 0 { close(file) } }
    // While it is locked, no other program can take it. What cannot be opened is no program's.
    let isFree = flock(file, LOCK_EX | LOCK_NB) == 0 && FileIdentity(of: file) == FileIdentity(at: path)
    guard isFree || file < 0 else { return .inUse }
    return unlink(path.cString) == 0 ? nil : .system(.last)
  }

  /// Removes the games that no program holds, and those saved by name. Returns the number of files.
  func removeAll(except own: FilePath?) -> Int {
    let games = paths(Self.suffix, Self.suffixOfNamed, Self.suffix + ".new").filter { $0 != own }
    // Those set aside, whatever their number.
    let damaged = Files.names(in: path) { Self.isDamaged($0) }.map { path.appending($0) }
    return games.count { remove($0) == nil } + damaged.count { unlink($0.cString) == 0 }
  }

  private func opened(_ path: FilePath, _ mode: Int32) -> Result<Int32, GamesProblem> {
    var file = SavedFiles.opened(path, mode)
    if file < 0, mode != O_RDONLY, [EROFS, EACCES, EPERM].contains(errno) {
      // It can be continued, although it cannot be saved.
      file = SavedFiles.opened(path, O_RDONLY)
    }
    if file >= 0 { return .success(file) }
    let code = errno
    _ = files.contentAfterFailure(code, path)
    return .failure(code == ENOENT ? .noSuchGame : .system(SystemProblem(code: code)))
  }

  /// Reads an open game file. One that is not understood is set aside.
  private func contents(
    of file: Int32, _ path: FilePath
  ) -> Result<(bytes: [UInt8], game: SavedGame), GamesProblem> {
    switch SavedFiles.contents(of: file) {
    case .success(let bytes):
      do throws(SavedGame.Problem) { return .success((bytes, try SavedGame(reading: bytes))) } catch {
        switch error {
        case .notUnderstood(let line), .missing(_, let line):
          files.setAside(path, FileIdentity(of: file), line: line)
        case .later:
          files.complaints.ofLaterVersion(path)
        }
        return .failure(GamesProblem(error))
      }
    case .failure(.wrong):
      files.setAside(path, FileIdentity(of: file))
      return .failure(.notUnderstood(line: nil))
    case .failure(.system(let code)):
      files.complaints.cannotRead(path, code)
      return .failure(.system(SystemProblem(code: code)))
    }
  }

  /// The files with one of these endings, the one changed last first. The names decide between equal times.
  private func paths(_ suffixes: String...) -> [FilePath] {
    let names = Files.names(in: path) { name in
      suffixes.contains { name.suffix($0.utf8.count).elementsEqual($0.utf8) }
    }
    let files = names.map { name in (path: path.appending(name), stamp: FileStamp(at: path.appending(name))) }
    return files.sorted { first, second in
      let (one, other) = (first.stamp?.time ?? (0, 0), second.stamp?.time ?? (0, 0))
      return one == other
        ? second.path.bytes.lexicographicallyPrecedes(first.path.bytes) : one > other
    }.map(\.path)
  }

  /// Whether a name ends with a suffix and `.damaged`, perhaps followed by a number.
  private static func isDamaged(_ name: UnsafeRawBufferPointer.SubSequence) -> Bool {
    let digits = UInt8(ascii: "0")...UInt8(ascii: "9")
    let stem = name[..<(name.lastIndex { !digits.contains($0) }.map { $0 + 1 } ?? name.startIndex)]
    return [suffix, suffixOfNamed].contains { suffix in
      let ending = "\(suffix).damaged".utf8
      return stem.suffix(ending.count).elementsEqual(ending)
    }
  }
}

/// A game file that this program has locked, so that others leave it alone.
struct HeldGame {
  let path: FilePath
  let file: Int32
  let bytes: [UInt8]
  let game: SavedGame
}
