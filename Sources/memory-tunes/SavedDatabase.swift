import CSystem
import MemoryTunes
import Saved
import Text
import Wording

/// The database of a player. It is opened when it is first needed, and created when something is first saved.
/// What lines change is collected in one transaction, which `flush` commits. Problems go to the warnings, and
/// the game goes on.
final class SavedDatabase {
  let file: SavedFile
  private var path: FilePath { file.path }
  private let isTyped: Bool
  private var games: SavedGames?
  /// The file that is open.
  private var opened: FileIdentity?
  /// Whether the file is opened again before it is used, because something has failed.
  private var isBroken = false
  /// Whether this is the new file of a salvage, which may lack rows that the session knows.
  private var isSalvaged = false
  /// Why nothing is saved: the file is of a later version, or the player has stopped a salvage.
  private var obstacle: SystemFailure?
  /// Why a salvage has failed since the last answer.
  private var salvageFailure: SystemFailure?
  /// The milliseconds to wait for another program's lock. While one lasts longer, no line waits again.
  private var patience = longest {
    didSet { if patience != oldValue { games?.database.setPatience(patience) } }
  }
  private static let longest = 5000

  init(_ file: SavedFile, isTyped: Bool) { (self.file, self.isTyped) = (file, isTyped) }

  /// Does something with the saved games.
  func use<Value>(
    for access: Access, _ body: (SavedGames) throws(DatabaseFailure) -> Value
  ) -> Result<Value, SystemFailure> {
    var tries = 0
    while true {
      do throws(DatabaseFailure) { return try attempt(access, body) } catch {
        if let failure = recover(from: error, tries: tries) {
          return .failure(report(failure, isReading: access == .reads))
        }
      }
      tries += 1
    }
  }

  /// Whether everything is saved in a file that is still there.
  var isSaved: Bool { flush() && opened != nil && opened == FileIdentity(path: path) }

  /// Commits what was changed. Returns whether everything is saved.
  @discardableResult
  func flush() -> Bool {
    salvageFailure = nil
    guard let games else { return false }
    do throws(DatabaseFailure) { try commit(games) } catch {
      rollBack()
      if let failure = recover(from: error, tries: 0) { _ = report(failure) }
      return false
    }
    return games.isWhole
  }

  private func attempt<Value>(
    _ access: Access, _ body: (SavedGames) throws(DatabaseFailure) -> Value
  ) throws(DatabaseFailure) -> Result<Value, SystemFailure> {
    if games == nil || isBroken {
      if access == .reads, games == nil, isMissing { return .success(try body(empty())) }
      if let obstacle { return .failure(obstacle) }
      switch try connect() {
      case .failure(let failure): return .failure(failure)
      case .success(let database):
        if games == nil { games = SavedGames(database, holds: file.locks) { time(nil) } }
        games?.move(to: database)
        isBroken = false
      }
    }
    let games = games!
    do throws(DatabaseFailure) {
      if access != .reads { try begin(games.database) }
      let value = try body(games)
      if access == .commits { try commit(games) }
      return .success(value)
    } catch {
      rollBack()
      throw error
    }
  }

  private var isMissing: Bool {
    FileIdentity(path: path) == nil && (errno == ENOENT || errno == ENOTDIR)
      && !DatabaseSalvage.isLeft(at: path)
  }

  /// What is read as long as nothing is saved.
  private func empty() throws(DatabaseFailure) -> SavedGames {
    let database = try Database()
    _ = try DatabaseSchema.prepare(database)
    return SavedGames(database, holds: file.locks) { time(nil) }
  }

  private func begin(_ database: Database) throws(DatabaseFailure) {
    guard database.isIdle else { return }
    do throws(DatabaseFailure) { try database.run("BEGIN IMMEDIATE") } catch {
      // It can be read, and a change fails by itself.
      guard error.isReadOnly, !error.isMoved else { throw error }
    }
  }

  private func commit(_ games: SavedGames) throws(DatabaseFailure) {
    if games.database.isIdle { return }
    try games.database.run("COMMIT")
    games.commit()
    patience = Self.longest
  }

  private func rollBack() {
    guard let games else { return }
    if !games.database.isIdle { _ = try? games.database.run("ROLLBACK") }
    games.rollBack()
  }

  /// Opens the file, which is created if it is missing.
  private func connect() throws(DatabaseFailure) -> Result<Database, SystemFailure> {
    let now: FileIdentity?
    do throws(SystemFailure) {
      guard path.folder.isTrusted else { throw .known(.folderOfAnotherUser) }
      DatabaseSalvage.finish(at: path)
      // SQLite would let others read a new file.
      if FileIdentity(path: path) == nil { close(try file.create(O_RDWR)) }
      now = try FileIdentity.known(FileIdentity(path: path))
    } catch {
      file.warnings.cannotSave(path, error)
      return .failure(error)
    }
    if let opened, opened != now {
      // It was salvaged, or it is another file altogether.
      if file.isSetAside(opened) { isSalvaged = true } else { games = nil }
    }
    opened = now
    let database = try Database(path: path.cString)
    database.setPatience(patience)
    try database.run(script: "PRAGMA trusted_schema = OFF; PRAGMA secure_delete = ON")
    let version = try DatabaseSchema.prepare(database)
    if isSalvaged { try games?.move(toSalvaged: database) }
    isSalvaged = false
    guard let version, version > 0 else {
      if let failure = salvage(isOurs: version != nil) { return .failure(report(failure)) }
      return try connect()
    }
    if version <= DatabaseSchema.version { return .success(database) }
    obstacle = .known(.ofLaterVersion)
    file.warnings.say { [path] in $0.ofLaterVersion(file: path.shown) }
    return .failure(.known(.ofLaterVersion))
  }

  /// Returns nil to try again. The file is salvaged only if it is damaged when it is opened anew, and the disk
  /// reads all of it.
  private func recover(from failure: DatabaseFailure, tries: Int) -> SystemFailure? {
    if failure.isMoved { return recoverFromMove(tries: tries) }
    if failure.isFault { isBroken = true }
    if failure.isLock { patience = 0 }
    guard isDamage(failure) else { return SystemFailure(failure, with: path) }
    isBroken = true
    switch tries {
    case 0: return nil
    case 1: return unreadable(path) ?? unreadable(path + "-journal") ?? salvage()
    default: return SystemFailure(failure, with: path)
    }
  }

  private func isDamage(_ failure: DatabaseFailure) -> Bool {
    failure.isDamage || failure.isOfSchema && games.map { !DatabaseSchema.fits($0.database) } ?? false
  }

  /// The file was deleted, renamed or replaced, or SQLite could not look at it.
  private func recoverFromMove(tries: Int) -> SystemFailure? {
    isBroken = true
    let now = FileIdentity(path: path)
    let code = errno
    if now == nil, code != ENOENT, code != ENOTDIR { return SystemFailure(code: code) }
    if tries > 0 { return .known(.notRead) }
    if now != opened, !file.isSetAside(opened) {
      games = nil
      // Perhaps with the folder around it.
      let lost = FileIdentity(path: path.folder) == nil ? path.folder : path
      file.warnings.say { $0.disappeared(file: lost.shown) }
    }
    return nil
  }

  /// Why the bytes of a file cannot be read; nil if they can, or if it is missing. Nothing is locked now, so no
  /// lock is lost with the descriptor.
  private func unreadable(_ path: FilePath) -> SystemFailure? {
    let descriptor = open(path.cString, O_RDONLY | O_CLOEXEC | O_NONBLOCK | O_NOCTTY)
    guard descriptor >= 0 else { return errno == ENOENT ? nil : .last }
    defer { close(descriptor) }
    var piece = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = read(descriptor, &piece, piece.count)
      if count == 0 { return nil }
      if count < 0, errno != EINTR { return .last }
    }
  }

  private func salvage(isOurs: Bool = true) -> SystemFailure? {
    if let salvageFailure { return salvageFailure }
    do throws(SystemFailure) {
      try file.locks.whileOthersWait { () throws(SystemFailure) in
        // Another program may have done it.
        guard opened == (try FileIdentity.known(FileIdentity(path: path))) else { return }
        try DatabaseSalvage(file: file, isTyped: isTyped).run(isOurs: isOurs)
      }
      return nil
    } catch {
      if error == .known(.givenUp) { obstacle = error }
      salvageFailure = error
      return error
    }
  }

  private func report(_ failure: SystemFailure, isReading: Bool = false) -> SystemFailure {
    file.warnings.cannotUse(path, failure, isReading: isReading)
    return failure
  }
}

extension SystemFailure {
  init(_ failure: DatabaseFailure, with path: FilePath) {
    if failure.isFullDisk {
      self = .known(.noSpace)
    } else if failure.isOutOfMemory {
      self = .known(.noMemory)
    } else if failure.isLock {
      self = Self.ofLocks(path) ?? .known(.locked)
    } else if failure.isReadOnly, access(path.cString, W_OK) != 0 || access(path.folder.cString, W_OK) != 0 {
      self = .last
    } else if failure.systemError != 0 || failure.isFault {
      // After any error, SQLite looks for an existing file once more.
      let isUnknown =
        failure.systemError == 0 || failure.systemError == ENOENT && FileIdentity(path: path) != nil
      self = SystemFailure(code: isUnknown ? EIO : failure.systemError)
    } else {
      self = .other(OutsideText.brief(failure.message, width: 200))
    }
  }

  /// Why a file cannot be locked, although no program holds it. SQLite says the same of both.
  private static func ofLocks(_ path: FilePath) -> SystemFailure? {
    let file = open(path.cString, O_RDWR | O_CLOEXEC | O_NONBLOCK | O_NOCTTY)
    guard file >= 0 else { return nil }
    defer { close(file) }
    let code = locks_error(file)
    return code == 0 ? nil : SystemFailure(code: code)
  }
}
