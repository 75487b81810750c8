import MemoryTunes
import Text
import Wording

/// Replaces a file atomically: a reader finds the old or the new contents, never a part of them.
enum RewrittenFile {
  /// The name of the new contents of a saved file until they are complete.
  static func unfinished(_ path: FilePath) -> FilePath { path + ".new" }

  /// Writes new contents to an open file, which gets the name, owner and permissions of the old one.
  static func replace(
    _ path: FilePath, with bytes: [UInt8], through new: FilePath, _ file: Int32
  ) throws(SystemFailure) {
    defer { close(file) }
    var old = stat()
    let isNew = lstat(path.cString, &old) != 0 || old.st_mode & S_IFMT != S_IFREG
    if Descriptor.put(bytes.span, to: file),
      isNew || fchown(file, old.st_uid, old.st_gid) == 0 && fchmod(file, old.st_mode & 0o777) == 0,
      rename(new.cString, path.cString) == 0
    {
      return
    }
    let failure = SystemFailure.last
    unlink(new.cString)
    throw failure
  }

  /// Replaces an existing file of the player. If the path is a link, its target is replaced.
  static func put(_ bytes: [UInt8], to path: FilePath) throws(SystemFailure) {
    guard let target = Files.real(path), let old = FileIdentity(path: target) else { throw .last }
    guard old.kind == S_IFREG else { throw .known(.notRewritable) }
    // Renaming would replace even a file that must not be written.
    guard access(target.cString, W_OK) == 0 else { throw .last }

    // A signal in between must leave no second file.
    let mask = SignalMask(SignalMask.ending)
    defer { withExtendedLifetime(mask) {} }

    // No file of the player has this name, or the file is left alone.
    let new = target + ".\(getpid()).new"
    let file = open(new.cString, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC | O_NOCTTY, 0o600)
    guard file >= 0 else { throw .last }
    try replace(target, with: bytes, through: new, file)
  }
}
