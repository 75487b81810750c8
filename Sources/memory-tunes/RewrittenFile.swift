import MemoryCore
import Program
import Text
import Wording

/// Replaces a file atomically: a reader finds the old or the new contents, never a part of them.
enum RewrittenFile {
  private static let suffix = ".new"

  /// Whether this is the name of a file that was to replace another one.
  static func isUnfinished(_ name: UnsafeRawBufferPointer.SubSequence, of other: FilePath) -> Bool {
    let beginning = other + "."
    return name.starts(with: beginning.bytes) && name.suffix(suffix.utf8.count).elementsEqual(suffix.utf8)
      && name.dropFirst(beginning.bytes.count).dropLast(suffix.utf8.count).allSatisfy { 48...57 ~= $0 }
  }

  /// Writes a new file beside the old one, which `create` opens, and gives it the name, the owner and the
  /// permissions of the old one. Returns it, locked.
  static func replace(
    _ path: FilePath, with bytes: [UInt8], create: (FilePath) throws(SystemProblem) -> Int32
  ) throws(SystemProblem) -> OpenFile {
    let beside = path + ".\(getpid())\(suffix)"
    let file = OpenFile(path: path, descriptor: try create(beside))
    let descriptor = file.descriptor
    // No other program has it, but one that deletes leftovers must see that it is in use.
    _ = file.lock()
    var old = stat()
    let isNew = lstat(path.cString, &old) != 0 || old.st_mode & S_IFMT != S_IFREG
    if SavedFiles.put(bytes, to: descriptor),
      isNew
        || fchown(descriptor, old.st_uid, old.st_gid) == 0 && fchmod(descriptor, old.st_mode & 0o777) == 0,
      rename(beside.cString, path.cString) == 0
    {
      return file
    }
    let problem = SystemProblem.last
    unlink(beside.cString)
    throw problem
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

    _ = try replace(target, with: bytes) { path throws(SystemProblem) in
      let file = open(path.cString, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC | O_NOCTTY, 0o600)
      guard file >= 0 else { throw .last }
      return file
    }
  }
}
