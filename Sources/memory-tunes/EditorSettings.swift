import MemoryTunes

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// The file in which users set their own keys for all programs that use libedit.
///
/// libedit would read it whatever it is: a pipe that nobody writes to would block the prompt, and an endless
/// device would fill the memory.
enum EditorSettings {
  private static let largest = 1 << 20

  /// The file that libedit would read, if it is safe to read.
  static var file: FilePath? {
    guard let path = getenv("EDITRC").map({ FilePath(cString: $0) }) ?? inHome else { return nil }
    var status = stat()
    guard stat(path.cString, &status) == 0, status.st_mode & S_IFMT == S_IFREG,
      (1...off_t(largest)).contains(status.st_size)
    else { return nil }
    return path
  }

  private static var inHome: FilePath? {
    getenv("HOME").map { FilePath(cString: $0).appending(".editrc") }
  }
}
