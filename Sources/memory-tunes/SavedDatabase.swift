import MemoryTunes
import Saved
import Text
import Wording

/// The database of a player. It is opened when it is first needed, and created when something is first saved.
/// What lines change is collected in one transaction, which `flush` commits. Problems go to the complaints, and
/// the game goes on.
final class SavedDatabase {
  let file: SavedFile
  private var path: FilePath { file.path }
  private var games: SavedGames?
  /// The file that is open.
  private var opened: FileIdentity?
  /// Why nothing is saved, whatever happens: the file is of a later version, or cannot be renamed.
  private var obstacle: SystemProblem?
  /// The milliseconds to wait for another program's lock. While one lasts longer, no line waits again.
  private var patience = longest {
    didSet { if patience != oldValue { games?.database.setPatience(patience) } }
  }
  private static let longest = 5000

  init(_ file: SavedFile) { self.file = file }

  /// Does something with the saved games.
  func use<Value>(
    for access: Access, _ body: (SavedGames) throws(DatabaseProblem) -> Value
  ) -> Result<Value, SystemProblem> {
    do throws(DatabaseProblem) { return try attempt(access, body) } catch {
      guard recovers(from: error) else { return .failure(report(error)) }
      do throws(DatabaseProblem) { return try attempt(access, body) } catch { return .failure(report(error)) }
    }
  }

  /// Whether everything is saved in a file that is still there.
  var isSaved: Bool { flush() && opened == FileIdentity(path: path) }

  /// Commits what was changed. Returns whether everything is saved.
  @discardableResult
  func flush() -> Bool {
    guard let games else { return false }
    do throws(DatabaseProblem) { try commit(games) } catch {
      rollBack()
      if !recovers(from: error) { _ = report(error) }
      return false
    }
    return games.isWhole
  }

  private func attempt<Value>(
    _ access: Access, _ body: (SavedGames) throws(DatabaseProblem) -> Value
  ) throws(DatabaseProblem) -> Result<Value, SystemProblem> {
    if games == nil {
      if access == .reads, FileIdentity(path: path) == nil { return .success(try body(empty())) }
      if let obstacle { return .failure(obstacle) }
      switch try open() {
      case .failure(let problem): return .failure(problem)
      case .success(let database): games = SavedGames(database, holds: file.locks) { time(nil) }
      }
    }
    let games = games!
    do throws(DatabaseProblem) {
      if access != .reads { try begin(games.database) }
      let value = try body(games)
      if access == .commits { try commit(games) }
      return .success(value)
    } catch {
      rollBack()
      throw error
    }
  }

  /// What is read as long as nothing is saved.
  private func empty() throws(DatabaseProblem) -> SavedGames {
    let database = try Database()
    _ = try DatabaseSchema.prepare(database)
    return SavedGames(database, holds: file.locks) { time(nil) }
  }

  private func begin(_ database: Database) throws(DatabaseProblem) {
    guard database.isIdle else { return }
    do throws(DatabaseProblem) { try database.rows("BEGIN IMMEDIATE") } catch {
      // It can be read, and a change fails by itself.
      guard error.isReadOnly, !error.isMoved else { throw error }
    }
  }

  private func commit(_ games: SavedGames) throws(DatabaseProblem) {
    if games.database.isIdle { return }
    try games.database.rows("COMMIT")
    games.commit()
    patience = Self.longest
  }

  private func rollBack() {
    guard let games else { return }
    if !games.database.isIdle { _ = try? games.database.rows("ROLLBACK") }
    games.rollBack()
  }

  /// Opens the file, which is created if it is missing.
  private func open() throws(DatabaseProblem) -> Result<Database, SystemProblem> {
    do throws(SystemProblem) {
      guard path.folder.isTrusted else { throw .known(.folderOfAnotherUser) }
      // SQLite would let others read a new file.
      if FileIdentity(path: path) == nil { close(try file.create(O_RDWR)) }
    } catch {
      file.complaints.cannotSave(path, error)
      return .failure(error)
    }
    opened = FileIdentity(path: path)
    let database = try Database(path: path.cString)
    database.setPatience(patience)
    try database.run(script: "PRAGMA trusted_schema = OFF; PRAGMA secure_delete = ON")
    guard let version = try DatabaseSchema.prepare(database) else {
      return setAside() == nil ? .failure(.known(.notAllowed)) : try open()
    }
    if version <= DatabaseSchema.version { return .success(database) }
    obstacle = .known(.ofLaterVersion)
    file.complaints.say(MessageLanguage.words.ofLaterVersion(file: path.shown))
    return .failure(.known(.ofLaterVersion))
  }

  /// Sets a damaged file aside and copies what can be read. Returns whether to try again.
  private func recovers(from problem: DatabaseProblem) -> Bool {
    if problem.isMoved {
      games = nil
      // Perhaps with the folder around it.
      let lost = FileIdentity(path: path.folder) == nil ? path.folder : path
      file.complaints.say(MessageLanguage.words.disappeared(file: lost.shown))
      return true
    }
    guard problem.isDamage, obstacle == nil else { return false }
    // Another program may have replaced it.
    guard opened == FileIdentity(path: path) else {
      games = nil
      return true
    }
    guard let damaged = setAside() else { return false }
    do throws(DatabaseProblem) {
      guard case .success(let database) = try open() else { return false }
      if let damaged = try? Database(path: damaged.cString, readOnly: true) { database.salvage(damaged) }
      games?.move(to: database)
    } catch { return false }
    return true
  }

  private func setAside() -> FilePath? {
    let name = file.setAside()
    if name == nil { obstacle = .known(.notAllowed) }
    return name
  }

  private func report(_ problem: DatabaseProblem) -> SystemProblem {
    if problem.isLock { patience = 0 }
    let problem = SystemProblem(problem, with: path)
    file.complaints.cannotSave(path, problem)
    return problem
  }
}

extension SystemProblem {
  init(_ problem: DatabaseProblem, with path: FilePath) {
    if problem.isFullDisk {
      self = .known(.noSpace)
    } else if problem.isLock {
      self = .known(.locked)
    } else if problem.isReadOnly, access(path.cString, W_OK) != 0 || access(path.folder.cString, W_OK) != 0 {
      self = .last
    } else {
      self = SystemProblem(code: problem.systemError == 0 ? EIO : problem.systemError)
    }
  }
}
