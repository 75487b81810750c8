import MemoryTunes
import Program

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// A file that gets new contents: whoever reads it finds the old ones or the new ones, and never half of them.
enum RewrittenFile {
  /// A link goes on leading to the file that is rewritten, which keeps its owner and permissions.
  static func put(_ bytes: [UInt8], to path: FilePath) throws(SystemProblem) {
    guard let resolved = realpath(path.cString, nil) else { throw .last }
    defer { free(resolved) }
    let target = FilePath(cString: resolved)
    var status = stat()
    guard stat(target.cString, &status) == 0 else { throw .last }
    guard status.st_mode & S_IFMT == S_IFREG else {
      throw .known(.notRewritable)
    }
    // A file that may not be written could still be replaced.
    guard access(target.cString, W_OK) == 0 else { throw .last }

    // Nothing is left behind by somebody who loses patience in the middle.
    var ending = sigset_t()
    var before = sigset_t()
    sigemptyset(&ending)
    for signal in [SIGINT, SIGTERM, SIGHUP, SIGQUIT] { sigaddset(&ending, signal) }
    sigprocmask(SIG_BLOCK, &ending, &before)
    defer { sigprocmask(SIG_SETMASK, &before, nil) }

    let (file, temporary) = try temporary(in: target.folder)
    _ = fchown(file, status.st_uid, status.st_gid)
    let isWritten =
      SavedFiles.put(bytes, to: file) && fchmod(file, status.st_mode & 0o777) == 0 && fsync(file) == 0
    var code = errno
    let isClosed = close(file) == 0
    if isWritten, !isClosed { code = errno }
    if isWritten, isClosed {
      if rename(temporary.cString, target.cString) == 0 { return }
      code = errno
    }
    unlink(temporary.cString)
    throw SystemProblem(code: code)
  }

  /// A new file beside the one that it will replace.
  private static func temporary(in folder: FilePath) throws(SystemProblem) -> (Int32, FilePath) {
    var number = 0
    while true {
      let path = folder.appending(".memory-tunes.\(getpid()).\(number)")
      let file = open(path.cString, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC | O_NOCTTY, 0o600)
      if file >= 0 { return (file, path) }
      guard errno == EEXIST, number < 100 else { throw .last }
      number += 1
    }
  }
}
