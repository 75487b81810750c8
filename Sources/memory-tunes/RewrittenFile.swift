import MemoryCore
import Program
import Text
import Wording

/// Replaces a file atomically: a reader finds the old or the new contents, never a part of them.
enum RewrittenFile {
  /// Writes a new file beside the old one, which `create` opens, and gives it the name, the owner and the
  /// permissions of the old one. Returns it, locked; nil, with `errno` set, on failure.
  static func replace(_ path: FilePath, with bytes: [UInt8], create: (FilePath) -> Int32) -> OpenFile? {
    let beside = path + ".\(getpid()).new"
    let descriptor = create(beside)
    guard descriptor >= 0 else { return nil }
    let file = OpenFile(path: path, descriptor: descriptor)
    // No program can have it, but some file systems have no locks.
    _ = file.lock()
    var old = stat()
    let isNew = lstat(path.cString, &old) != 0 || old.st_mode & S_IFMT != S_IFREG
    if SavedFiles.put(bytes, to: descriptor),
      isNew
        || fchown(descriptor, old.st_uid, old.st_gid) == 0 && fchmod(descriptor, old.st_mode & 0o777) == 0,
      rename(beside.cString, path.cString) == 0
    {
      FileStamp.put(on: descriptor)
      return file
    }
    let code = errno
    unlink(beside.cString)
    errno = code
    return nil
  }

  /// Replaces an existing file of the player. If the path is a link, its target is replaced.
  static func put(_ bytes: [UInt8], to path: FilePath) throws(SystemProblem) {
    guard let resolved = realpath(path.cString, nil) else { throw .last }
    defer { free(resolved) }
    let target = FilePath(cString: resolved)
    var status = stat()
    guard stat(target.cString, &status) == 0 else { throw .last }
    guard status.st_mode & S_IFMT == S_IFREG else {
      throw .known(.notRewritable)
    }
    // Renaming would replace even a file that must not be written.
    guard access(target.cString, W_OK) == 0 else { throw .last }

    // A signal in between must leave no second file.
    var ending = sigset_t()
    var before = sigset_t()
    sigemptyset(&ending)
    for signal in [SIGINT, SIGTERM, SIGHUP, SIGQUIT] { sigaddset(&ending, signal) }
    sigprocmask(SIG_BLOCK, &ending, &before)
    defer { sigprocmask(SIG_SETMASK, &before, nil) }

    let file = replace(target, with: bytes) {
      open($0.cString, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC | O_NOCTTY, 0o600)
    }
    if file == nil { throw .last }
  }
}
