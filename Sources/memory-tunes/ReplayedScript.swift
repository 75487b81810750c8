import MemoryTunes
import Program
import Text

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// The script that `--replay` names, opened before anything is changed.
struct ReplayedScript: ~Copyable {
  let file: Int32
  /// Its name in messages.
  let name: String

  /// Nil if none is named.
  init?(path: FilePath?) throws(Trouble) {
    guard let path else { return nil }
    if path == FilePath("-") {
      throw .usage(MessageLanguage.asked.words.replayFromStandardInput)
    }
    let name = path.shown
    let file = open(path.cString, O_RDONLY | O_CLOEXEC | O_NOCTTY)
    if file < 0 { throw .system(name, errno) }
    var status = stat()
    if fstat(file, &status) == 0, status.st_mode & S_IFMT == S_IFDIR {
      close(file)
      throw .system(name, EISDIR)
    }
    (self.name, self.file) = (name, file)
  }

  deinit { close(file) }
}
