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
  private var file: OpenFile?
  /// The valid part of the file.
  private var written: [UInt8] = []
  /// The bytes not written yet, and whether they replace the file.
  private var pending: [UInt8] = []
  /// What the end of the game adds to other files that do not have it yet.
  private var notes = EndNotes()
  private var isWhole = true
  private var hasGivenUp = false
  /// The files of the games that were on the table before, by number: several, if one was loaded again. And
  /// the files as they were left.
  private var paths: [Int: FilePath] = [:]
  private var left: [FilePath: FileStamp] = [:]
  /// A file whose choices for the next game are now those of the session. It has no game to continue, and is
  /// removed when they are saved.
  private var outdated: OpenFile?
  /// The games of the list that was shown last.
  private var shown: [FilePath]?

  init(folder: FilePath, files: SavedFiles) {
    self.folder = GameFolder(path: folder, files: files)
    self.files = files
  }

  /// Takes the game played last that no running program holds. A later file without a game to continue still
  /// has the choices for the next game. Nil if there is no file. `add` adds what the end of a game should have
  /// added, and returns whether it is there.
  func takeWaiting(adding add: (RecordKind, [UInt8]) -> Bool) -> SavedGame? {
    let game = takeBest(add)
    if let path, access(path.cString, W_OK) != 0 { files.complaints.cannotSave(path, .last) }
    return game
  }

  private func takeBest(_ add: (RecordKind, [UInt8]) -> Bool) -> SavedGame? {
    var latest: OpenGame?
    for path in folder.waiting {
      guard case .success(let open) = folder.open(path), open.isLocked else { continue }
      finish(open, add)
      if open.game.isOver == false {
        take(open)
        guard let latest else { return open.game }
        outdated = latest.file
        return open.game.withChoices(of: latest.game)
      }
      latest = latest ?? open
    }
    if let latest { take(latest) }
    return latest?.game
  }

  /// Completes the end of a game during which its program was killed.
  private func finish(_ open: OpenGame, _ add: (RecordKind, [UInt8]) -> Bool) {
    guard let size = open.game.size else { return }
    let notes = EndNotes.read(open.game.file[size...])
    guard !notes.isEmpty, notes.allSatisfy({ add($0.kind, $0.line) }) else { return }
    _ = ftruncate(open.file.descriptor, off_t(size))
    FileStamp.put(on: open.file.descriptor)
  }

  /// Goes on with a game; nil for one without a file.
  private func take(_ open: OpenGame?) {
    (file, path) = (open?.file, open?.file.path)
    written = open.map { Array($0.game.file.prefix($0.game.size ?? 0)) } ?? []
    (pending, notes, isWhole, hasGivenUp) = ([], EndNotes(), open == nil, false)
  }

  /// Leaves the game on the table to any program, and goes on with another one. A game that is over cannot be
  /// continued and is removed.
  private func exchange(for open: OpenGame?, leaving number: Int) {
    if let file, path != nil {
      if case .success(let bytes) = SavedFiles.contents(of: file.descriptor), isSame,
        (try? SavedGame(reading: bytes))?.isOver != false
      {
        unlink(file.path.cString)
        paths = paths.filter { $0.value != file.path }
      } else {
        paths[number] = file.path
        left[file.path] = FileStamp(of: file.descriptor)
      }
    }
    take(open)
  }

  /// The games that can be loaded, the one played last first. The numbers are theirs until the next call.
  func list() -> Result<[ListedGame], SystemProblem> {
    let games = list(keeping: nil).games
    return folder.problem.map { .failure($0) } ?? .success(games)
  }

  /// The same, and the game with a number, still open.
  private func list(keeping number: Int?) -> (games: [ListedGame], kept: OpenGame?) {
    flush()
    var (games, paths, kept) = ([ListedGame](), [FilePath](), OpenGame?.none)
    for path in folder.all where path != self.path {
      guard case .success(let open) = folder.open(path), let game = folder.listed(open) else { continue }
      games.append(game)
      paths.append(path)
      if games.count == number { kept = open }
    }
    shown = paths
    return (games, kept)
  }

  /// The names of saved games.
  var names: [String] { folder.all.compactMap { folder.name(of: $0)?.shown }.sorted() }

  /// Opens the game with this name, or with this number in the list shown last.
  private func open(_ name: FilePath) -> Result<OpenGame, GamesProblem> {
    flush()
    let named = folder.path(ofNamed: name)
    if FileIdentity(at: named) != nil { return folder.open(named) }
    guard let number = Int(name.text), number > 0 else { return .failure(.noSuchGame) }
    guard let shown else { return list(keeping: number).kept.map(Result.success) ?? .failure(.noSuchGame) }
    guard number <= shown.count else { return .failure(.noSuchGame) }
    let path = shown[number - 1]
    return path == self.path ? .failure(.onTable) : folder.open(path)
  }

  /// Saves a game file under a name, and returns whether it replaced another game, if that is allowed.
  func save(_ name: FilePath, _ file: [UInt8], replaces: Bool) -> Result<Bool, GamesProblem> {
    let path = folder.path(ofNamed: name)
    var isOther = false
    switch folder.open(path) {
    case .success(let open): isOther = (try? SavedGame(reading: file))?.isSameGame(as: open.game) != true
    case .failure(.noSuchGame), .failure(.notUnderstood): break
    case .failure(let problem): return .failure(problem)
    }
    if isOther, !replaces { return .failure(.nameTaken) }
    do throws(SystemProblem) {
      FileStamp.put(on: try files.replace(path, with: file).descriptor)
      return .success(isOther)
    } catch {
      return .failure(.system(error))
    }
  }

  /// Puts the game with this name, or this number in the list, on the table. The game that was there stays as
  /// it is, and any program can take it.
  func load(_ name: FilePath, leaving number: Int) -> Result<SavedGame, GamesProblem> {
    switch open(name) {
    case .failure(.noSuchGame): return .failure(folder.problem(ofNamed: name) ?? .noSuchGame)
    case .failure(let problem): return .failure(problem)
    case .success(let open):
      let isNamed = folder.name(of: open.file.path) != nil
      guard isNamed || open.isLocked else { return .failure(.inUse) }
      exchange(for: isNamed ? nil : open, leaving: number)
      if isNamed {
        // The new file begins as a copy.
        pending = Array(open.game.file.prefix(open.game.size ?? 0))
      } else {
        // The next start offers the game played last.
        FileStamp.put(on: open.file.descriptor)
      }
      return .success(open.game)
    }
  }

  /// If `seeks`, puts the waiting game of a day on the table; nil if there is none. Then, if `leaves`, the game
  /// that was there waits, and the next one gets a new file.
  func open(
    _ day: Day, seeks: Bool, leaves: Bool, leaving number: Int
  ) -> Result<SavedGame, GamesProblem>? {
    flush()
    var isInUse = false
    for path in seeks ? folder.waiting : [] where path != self.path {
      guard case .success(let open) = folder.open(path), open.game.table?.day == day,
        open.game.isOver == false
      else { continue }
      isInUse = !open.isLocked
      if isInUse { continue }
      exchange(for: open, leaving: number)
      FileStamp.put(on: open.file.descriptor)
      return .success(open.game)
    }
    if isInUse { return .failure(.inUse) }
    if leaves { exchange(for: nil, leaving: number) }
    return nil
  }

  /// Puts a game on the table that was there before, unless another program has gone on with it.
  func takeUp(_ number: Int, leaving other: Int) -> GamesProblem? {
    flush()
    guard let path = paths[number] else {
      exchange(for: nil, leaving: other)
      return nil
    }
    if path == self.path, isSame {
      // An earlier state of the game on the table.
      paths[other] = path
      return nil
    }
    switch folder.open(path) {
    case .failure(let problem):
      return problem
    case .success(let open) where !open.isLocked:
      return .inUse
    case .success(let open) where FileStamp(of: open.file.descriptor) != left[path]:
      return .noSuchGame
    case .success(let open):
      exchange(for: open, leaving: other)
      return nil
    }
  }

  /// Finds the game with this name or number and, if `isSure`, removes it.
  func forget(_ name: FilePath, isSure: Bool) -> Result<ListedGame, GamesProblem> {
    open(name).flatMap { open in
      guard let game = folder.listed(open) else { return .failure(.noSuchGame) }
      // While it is locked, no other program can take it.
      guard open.isLocked else { return .failure(.inUse) }
      guard !isSure || unlink(open.file.path.cString) == 0 else { return .failure(.system(.last)) }
      return .success(game)
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

  /// Notes what other files get after this one.
  func note(_ kind: RecordKind, _ line: String) { notes.add(kind, line) }

  /// The other files have what was noted.
  func forgetNotes() {
    if notes.bytes.isEmpty { return }
    notes = EndNotes()
    guard !isWhole, let file, file.size ?? 0 > written.count else { return }
    _ = ftruncate(file.descriptor, off_t(written.count))
    FileStamp.put(on: file.descriptor)
  }

  /// Writes pending changes. A failed write is retried later.
  func flush() {
    guard !pending.isEmpty else { return }
    if !isWhole { restore() }
    if isWhole ? replace() : file.map(append) == true { pending.removeAll(keepingCapacity: true) }
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
    take(nil)
    return isRemoved ? 1 : 0
  }

  /// Removes the games that no program holds, and those saved by name. Returns the number of files.
  func forgetOthers() -> Int {
    forgetOutdated()
    return folder.removeAll(except: path)
  }

  private func forgetOutdated() {
    if let outdated { unlink(outdated.path.cString) }
    outdated = nil
  }

  /// Whether the open file is still at its path.
  private var isSame: Bool { file?.isThere == true }

  /// Prepares to write the file anew, if it has disappeared from its folder, or another program has shortened
  /// it.
  private func restore() {
    guard let file, let path else { return }
    if !isSame {
      files.complaints.disappeared(path)
      if FileIdentity(at: path) != nil { self.path = nil }
    } else if file.size ?? 0 >= written.count {
      return
    }
    (pending, isWhole) = (written + pending, true)
  }

  /// In one write: a kill in between would lose the notes.
  private var unwritten: [UInt8] { notes.bytes.isEmpty ? pending : pending + notes.bytes }

  private func append(to file: OpenFile) -> Bool {
    // Anything after the last complete line was never answered.
    let (descriptor, size) = (file.descriptor, off_t(written.count))
    guard ftruncate(descriptor, size) == 0, lseek(descriptor, size, SEEK_SET) >= 0,
      SavedFiles.put(unwritten, to: descriptor)
    else {
      files.complaints.cannotSave(file.path, .last)
      _ = ftruncate(descriptor, size)
      return false
    }
    FileStamp.put(on: descriptor)
    written += pending
    return true
  }

  private func replace() -> Bool {
    guard let file = files.put(unwritten, at: path ?? folder.unused) else { return false }
    FileStamp.put(on: file.descriptor)
    (self.file, path, written, isWhole) = (file, file.path, pending, false)
    forgetOutdated()
    return true
  }
}
