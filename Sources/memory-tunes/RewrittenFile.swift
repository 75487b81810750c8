import MemoryCore
import Program
import Text
import Wording

/// Replaces a file atomically: a reader finds the old or the new contents, never a part of them.
enum RewrittenFile {
  /// If the path is a link, the target is replaced. It keeps its owner and permissions.
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

    // A signal in between must leave no temporary file.
    var ending = sigset_t()
    var before = sigset_t()
    sigemptyset(&ending)
    for signal in [SIGINT, SIGTERM, SIGHUP, SIGQUIT] { sigaddset(&ending, signal) }
    sigprocmask(SIG_BLOCK, &ending, &before)
    defer { sigprocmask(SIG_SETMASK, &before, nil) }

    let temporary = target.folder.appending(".memory-tunes.\(getpid())")
    let (file, isNamed) = try create(temporary)
    let isWritten =
      fchown(file, status.st_uid, status.st_gid) == 0 && SavedFiles.put(bytes, to: file)
      && fchmod(file, status.st_mode & 0o777) == 0 && fsync(file) == 0
      && (isNamed || name(file, temporary)) && rename(temporary.cString, target.cString) == 0
    let code = errno
    close(file)
    if isWritten { return }
    unlink(temporary.cString)
    throw SystemProblem(code: code)
  }

  /// A new file next to the one that it will replace, without a name if the system supports that: then a
  /// program killed while it writes leaves nothing.
  private static func create(_ path: FilePath) throws(SystemProblem) -> (file: Int32, isNamed: Bool) {
    #if os(Linux)
      // O_TMPFILE, which is not imported.
      let unnamed = open(path.folder.cString, O_WRONLY | O_CLOEXEC | 0o20_000_000 | O_DIRECTORY, 0o600)
      if unnamed >= 0 { return (unnamed, false) }
    #endif
    let file = open(path.cString, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC | O_NOCTTY, 0o600)
    guard file >= 0 else { throw .last }
    return (file, true)
  }

  /// Gives a file its first name.
  private static func name(_ file: Int32, _ path: FilePath) -> Bool {
    linkat(AT_FDCWD, "/proc/self/fd/\(file)", AT_FDCWD, path.cString, AT_SYMLINK_FOLLOW) == 0
  }
}
