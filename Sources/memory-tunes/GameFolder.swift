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
  func listed(_ game: OpenGame) -> ListedGame? {
    ListedGame(
      game.game, name: name(of: game.file.path)?.shown,
      time: FileStamp(of: game.file.descriptor)?.seconds ?? 0, isInUse: !game.isLocked)
  }

  /// Opens and reads a game file, and locks it unless another program holds it.
  func open(_ path: FilePath) -> Result<OpenGame, GamesProblem> {
    opened(path).flatMap { file in
      let isLocked = file.lock() && file.isThere
      return game(in: file).map { OpenGame(file: file, isLocked: isLocked, game: $0) }
    }
  }

  /// Why the folder cannot be read, if it exists; its games seem to be missing then. Otherwise nil.
  var problem: SystemProblem? { access(path.cString, R_OK) != 0 && errno == EACCES ? .last : nil }

  /// Why a game saved by name was set aside; nil if none was.
  func problem(ofNamed name: FilePath) -> GamesProblem? {
    let file = SavedFiles.opened(path(ofNamed: name) + ".damaged", O_RDONLY)
    guard file >= 0 else { return nil }
    defer { close(file) }
    guard case .success(let bytes) = SavedFiles.contents(of: file) else { return .notUnderstood(line: nil) }
    do throws(SavedGame.Problem) { _ = try SavedGame(reading: bytes) } catch { return GamesProblem(error) }
    return nil
  }

  /// Removes the games that no program holds, and those saved by name. Returns the number of files.
  func removeAll(except own: FilePath?) -> Int {
    let games = paths(Self.suffix, Self.suffixOfNamed, ".new").filter { $0 != own }
    // Those set aside, whatever their number.
    let damaged = Files.names(in: path) { Self.isDamaged($0) }.map { path.appending($0) }
    return games.count { files.removeUnlessInUse($0) } + damaged.count { unlink($0.cString) == 0 }
  }

  private func opened(_ path: FilePath) -> Result<OpenFile, GamesProblem> {
    var file = SavedFiles.opened(path, O_RDWR)
    if file < 0, [EROFS, EACCES, EPERM, EISDIR].contains(errno) {
      // A game can be continued, although it cannot be saved; a folder is set aside.
      file = SavedFiles.opened(path, O_RDONLY)
    }
    if file >= 0 { return .success(OpenFile(path: path, descriptor: file)) }
    let code = errno
    // The answer says why a game with this name is not found.
    if name(of: path) == nil || FileIdentity(at: path) != nil { _ = files.contentAfterFailure(code, path) }
    return .failure(code == ENOENT ? .noSuchGame : .system(SystemProblem(code: code)))
  }

  /// Reads an open game file. One that is not understood is set aside.
  private func game(in file: OpenFile) -> Result<SavedGame, GamesProblem> {
    let path = file.path
    switch SavedFiles.contents(of: file.descriptor) {
    case .success(let bytes):
      do throws(SavedGame.Problem) { return .success(try SavedGame(reading: bytes)) } catch {
        switch error {
        case .notUnderstood(let line), .missing(_, let line):
          files.setAside(path, FileIdentity(of: file.descriptor), line: line)
        case .later:
          files.complaints.ofLaterVersion(path)
        }
        return .failure(GamesProblem(error))
      }
    case .failure(.wrong):
      files.setAside(path, FileIdentity(of: file.descriptor))
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
    if names.isEmpty, problem != nil { files.complaints.cannotRead(path, errno) }
    let found = names.map { name in (path: path.appending(name), stamp: FileStamp(at: path.appending(name))) }
    for file in found { file.stamp.map(FileStamp.follow) }
    return found.sorted { first, second in
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

/// A game file as read.
struct OpenGame {
  let file: OpenFile
  /// Whether this program has locked it, so that others leave it alone.
  let isLocked: Bool
  let game: SavedGame
}
