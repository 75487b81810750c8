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
  private let folder: GameFolder
  private let files: SavedFiles
  private var path: FilePath?
  private var file: Int32 = -1
  /// The size of the valid part of the file, in bytes.
  private var size = 0
  /// The bytes not written yet, and whether they replace the file.
  private var pending: [UInt8] = []
  private var isWhole = true
  private var hasGivenUp = false
  /// The games that were on the table before, by number, as they were left.
  private var left: [Int: (path: FilePath, stamp: FileStamp?)] = [:]
  /// A file whose choices for the next game are now those of the session. It has no game to continue, and is
  /// removed when they are saved.
  private var outdated: (path: FilePath, file: Int32)?
  /// The games of the list that was shown last.
  private var shown: [FilePath]?

  init(folder: FilePath, files: SavedFiles) {
    self.folder = GameFolder(path: folder, files: files)
    self.files = files
  }

  /// Takes the game played last that no running program holds. A later file without a game to continue still
  /// has the choices for the next game. Nil if there is no file.
  func takeWaiting() -> SavedGame? {
    let game = takeBest()
    if let path, access(path.cString, W_OK) != 0 { files.complaints.cannotSave(path, errno) }
    return game
  }

  private func takeBest() -> SavedGame? {
    var latest: HeldGame?
    for path in folder.waiting {
      guard case .success(let held) = folder.hold(path) else { continue }
      if held.game.isOver == false {
        take(held)
        guard let latest else { return held.game }
        outdated = (latest.path, latest.file)
        return held.game.withChoices(of: latest.game)
      }
      if latest == nil { latest = held } else { close(held.file) }
    }
    if let latest { take(latest) }
    return latest?.game
  }

  /// Goes on with a game; nil for one without a file.
  private func take(_ held: HeldGame?) {
    (file, path, size) = (held?.file ?? -1, held?.path, held?.game.size ?? 0)
    (pending, isWhole, hasGivenUp) = ([], held == nil, false)
  }

  /// Leaves the game on the table to any program, and goes on with another one. A game that is over cannot be
  /// continued and is removed.
  private func exchange(for held: HeldGame?, leaving number: Int) {
    if let path {
      if case .success(let bytes) = SavedFiles.contents(of: file), isSame,
        (try? SavedGame(reading: bytes))?.isOver != false
      {
        unlink(path.cString)
        left[number] = nil
      } else {
        left[number] = (path, FileStamp(of: file))
      }
    }
    leave()
    take(held)
  }

  /// The games that can be loaded, the one played last first. The numbers are theirs until the next call.
  func list() -> [ListedGame] {
    flush()
    let games = folder.all.filter { $0 != path }.compactMap { path in
      (try? folder.listed(path).get()).map { (game: $0, path: path) }
    }
    shown = games.map(\.path)
    return games.map(\.game)
  }

  /// The names of saved games.
  var names: [String] { folder.all.compactMap { folder.name(of: $0)?.shown }.sorted() }

  /// The game with this name or this number in the list shown last; nil if there is none.
  private func find(_ name: FilePath) -> FilePath? {
    let named = folder.path(ofNamed: name)
    if FileIdentity(at: named) != nil { return named }
    guard let number = Int(name.text), number > 0 else { return nil }
    if shown == nil { _ = list() }
    return shown.flatMap { number <= $0.count ? $0[number - 1] : nil }
  }

  /// Saves a game file under a name, and returns whether it replaced another game, if that is allowed.
  func save(_ name: FilePath, _ file: [UInt8], replaces: Bool) -> Result<Bool, GamesProblem> {
    let path = folder.path(ofNamed: name)
    var isOther = false
    switch folder.read(path) {
    case .success(let (_, game)): isOther = (try? SavedGame(reading: file))?.isSameGame(as: game) != true
    case .failure(.noSuchGame), .failure(.notUnderstood): break
    case .failure(let problem): return .failure(problem)
    }
    if isOther, !replaces { return .failure(.nameTaken) }
    errno = 0
    return files.replace(path, with: file) ? .success(isOther) : .failure(.system(SystemProblem(code: errno)))
  }

  /// Puts the game with this name, or this number in the list, on the table. The game that was there stays as
  /// it is, and any program can take it.
  func load(_ name: FilePath, leaving number: Int) -> Result<[UInt8], GamesProblem> {
    flush()
    guard let path = find(name) else { return .failure(folder.problem(ofNamed: name) ?? .noSuchGame) }
    if path == self.path { return .failure(.onTable) }
    if folder.name(of: path) != nil {
      return folder.read(path).map { contents in
        exchange(for: nil, leaving: number)
        return contents.bytes
      }
    }
    return folder.hold(path).map { held in
      exchange(for: held, leaving: number)
      return held.bytes
    }
  }

  /// Puts a game on the table that was there before, unless another program has gone on with it.
  func takeUp(_ number: Int, leaving other: Int) -> GamesProblem? {
    flush()
    guard let game = left[number] else {
      exchange(for: nil, leaving: other)
      return nil
    }
    switch folder.hold(game.path) {
    case .failure(let problem):
      return problem
    case .success(let held) where FileStamp(of: held.file) != game.stamp:
      close(held.file)
      return .noSuchGame
    case .success(let held):
      exchange(for: held, leaving: other)
      return nil
    }
  }

  /// Finds the game with this name or number and, if `isSure`, removes it.
  func forget(_ name: FilePath, isSure: Bool) -> Result<ListedGame, GamesProblem> {
    flush()
    guard let path = find(name) else { return .failure(.noSuchGame) }
    if path == self.path { return .failure(.onTable) }
    return folder.listed(path).flatMap { game in
      if game.isInUse { return .failure(.inUse) }
      return (isSure ? folder.remove(path) : nil).map(Result.failure) ?? .success(game)
    }
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
    if !isWhole, !isSame { restore() }
    if isWhole ? replace() : append() { pending.removeAll(keepingCapacity: true) }
  }

  /// Whether the file has all changes, after writing pending ones.
  func isSaved() -> Bool {
    flush()
    return pending.isEmpty && !hasGivenUp && isSame
  }

  /// Removes the game on the table. Returns the number of files.
  func forget() -> Int {
    flush()
    // While it is locked, no other program can take it.
    let isRemoved = path.map { isSame && unlink($0.cString) == 0 } == true
    leave()
    (pending, isWhole) = ([], true)
    return isRemoved ? 1 : 0
  }

  /// Removes the games that no program holds, and those saved by name. Returns the number of files.
  func forgetOthers() -> Int {
    forgetOutdated()
    return folder.removeAll(except: path)
  }

  private func forgetOutdated() {
    guard let outdated else { return }
    unlink(outdated.path.cString)
    close(outdated.file)
    self.outdated = nil
  }

  private func leave() {
    if file >= 0 { close(file) }
    (file, path) = (-1, nil)
  }

  /// Whether the open file is still at its path.
  private var isSame: Bool {
    path.map { path in FileIdentity(of: file).map { $0 == FileIdentity(at: path) } ?? false } ?? false
  }

  /// Prepares to write the file anew, because it has disappeared from its folder.
  private func restore() {
    guard let path, case .success(let bytes) = SavedFiles.contents(of: file) else { return }
    files.complaints.disappeared(path)
    (pending, isWhole) = (bytes.prefix(size) + pending, true)
    if FileIdentity(at: path) != nil { self.path = nil }
  }

  private func append() -> Bool {
    // Anything after the last complete line was never answered.
    guard ftruncate(file, off_t(size)) == 0, lseek(file, off_t(size), SEEK_SET) >= 0,
      SavedFiles.put(pending, to: file)
    else {
      files.complaints.cannotSave(path ?? folder.path, errno)
      _ = ftruncate(file, off_t(size))
      return false
    }
    FileStamp.put(on: file)
    size += pending.count
    return true
  }

  private func replace() -> Bool {
    let path = self.path ?? folder.unused
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
    FileStamp.put(on: file)
    leave()
    (self.file, self.path, size, isWhole) = (file, path, bytes.count, false)
    forgetOutdated()
    return true
  }
}
