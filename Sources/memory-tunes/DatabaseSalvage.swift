import MemoryTunes
import Saved
import Text
import Wording

/// Replaces a damaged database by a new file with every row that can still be read. The damaged file stays in
/// its place until the new one is complete, and then beside it, so no interruption loses anything. Only one
/// program may do it at a time.
struct DatabaseSalvage {
  let file: SavedFile
  /// Whether a player waits for it, who can stop it with Ctrl-C.
  let isTyped: Bool
  private var path: FilePath { file.path }

  /// Of the path of a database, that of its journal.
  private static func journal(of path: FilePath) -> FilePath { path + "-journal" }

  /// `isOurs`: whether it has our tables. Otherwise nothing is copied.
  func run(isOurs: Bool) throws(SystemFailure) {
    let new = RewrittenFile.unfinished(path)
    do throws(SystemFailure) {
      try Self.remove(new)
      close(try file.create(O_RDWR | O_EXCL, at: new))
      let created = try FileIdentity.known(FileIdentity(at: new))
      do throws(DatabaseFailure) { try copy(to: new, isOurs: isOurs) } catch {
        throw error.isInterruption ? .known(.givenUp) : SystemFailure(error, with: path)
      }
      // Where there are no locks, another program may be at it.
      guard let created, created == (try FileIdentity.known(FileIdentity(at: new))) else {
        throw .known(.locked)
      }
      try replace(with: new)
    } catch {
      try? Self.remove(new)
      throw error
    }
  }

  /// Whether both renames of a salvage were not made, and the new file is complete.
  static func isLeft(at path: FilePath) -> Bool {
    let new = RewrittenFile.unfinished(path)
    return FileIdentity(at: path) == nil && errno == ENOENT && FileIdentity(at: journal(of: new)) == nil
      && errno == ENOENT && FileIdentity(at: new)?.kind == S_IFREG
  }

  /// Finishes a salvage that was interrupted between two renames, which only some file systems need.
  static func finish(at path: FilePath) {
    if isLeft(at: path) { rename(RewrittenFile.unfinished(path).cString, path.cString) }
  }

  private static func remove(_ new: FilePath) throws(SystemFailure) {
    for path in [journal(of: new), new] {
      guard unlink(path.cString) == 0 || errno == ENOENT else { throw .last }
    }
  }

  /// The new file is complete if it has no journal and is not empty.
  private func copy(to new: FilePath, isOurs: Bool) throws(DatabaseFailure) {
    let mask = isTyped ? SignalMask(SignalMask.ending) : nil
    let start = SteadyClock.now
    var isTold = false
    let isStopped = {
      if isTyped, !isTold, SteadyClock.now - start >= WaitingNotice.blink {
        isTold = true
        file.warnings.report { $0.salvageTakesAWhile(file: path.shown) }
      }
      return mask?.isEnded(waitingFor: nil, milliseconds: 0) ?? false
    }
    let database = try Database(path: new.cString)
    database.setPatience(5000)
    _ = try DatabaseSchema.prepare(database)
    guard isOurs else { return }
    let damaged = try Database(path: path.cString)
    damaged.setPatience(5000)
    // No program changes it meanwhile.
    do throws(DatabaseFailure) { try damaged.run(script: "PRAGMA trusted_schema = OFF; BEGIN IMMEDIATE") } catch
    {
      if error.isLock || error.isFault && !error.isReadOnly { throw error }
    }
    (database.isStopped, damaged.isStopped) = (isStopped, isStopped)
    try database.salvage(damaged)
  }

  /// The damaged file gets another name as well, and then the new one its name: at no moment is there no file.
  private func replace(with new: FilePath) throws(SystemFailure) {
    let aside = file.nameAside
    let isLinked = FileIdentity(at: aside) != nil || link(path.cString, aside.cString) == 0
    // Some file systems have no second names.
    guard isLinked || rename(path.cString, aside.cString) == 0 else { throw .last }
    // A new database must not find the journal of the old one.
    let journal = Self.journal(of: path)
    guard rename(journal.cString, Self.journal(of: aside).cString) == 0 || errno == ENOENT,
      rename(new.cString, path.cString) == 0
    else {
      let failure = SystemFailure.last
      if isLinked { unlink(aside.cString) } else { rename(aside.cString, path.cString) }
      throw failure
    }
    file.warnings.say { [path] in $0.setAside(file: path.shown, name: aside.name.shown) }
  }
}
