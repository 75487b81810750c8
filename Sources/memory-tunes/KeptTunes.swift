import MemoryTunes

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Tunes that were fetched and are kept for the next time: a deck file for each category, in a folder for its
/// owner alone. The age of one is that of its file.
struct KeptTunes {
  let folder: String

  /// A larger file is none of ours.
  private static let largest = 64 * 1024 * 1024

  /// The deck file of a category and its age in seconds, if there is one that can be read.
  func read(_ category: Category) -> (file: [UInt8], age: Int)? {
    var status = stat()
    guard stat(path(category), &status) == 0, status.st_mode & S_IFMT == S_IFREG,
      status.st_size <= Self.largest,
      let bytes = try? Files.contents(of: path(category)).get()
    else { return nil }
    return (bytes, max(0, time(nil) - status.st_mtim.tv_sec))
  }

  /// Keeps a deck file in place of the one that is there; at no moment is there half of one. Where that cannot
  /// be, nothing is kept.
  func keep(_ category: Category, _ bytes: [UInt8]) {
    makeFolder()
    let temporary = "\(path(category)).\(getpid())"
    let file = open(temporary, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC | O_NOFOLLOW, 0o600)
    guard file >= 0 else { return }
    let isWritten = bytes.withUnsafeBytes { write(file, $0.baseAddress, $0.count) } == bytes.count
    let isClosed = close(file) == 0
    guard isWritten, isClosed, rename(temporary, path(category)) == 0 else {
      unlink(temporary)
      return
    }
  }

  /// Forgets all of them, and returns how many there were.
  func clear() -> Int {
    Category.allCases.count { unlink(path($0)) == 0 }
  }

  private func path(_ category: Category) -> String { "\(folder)/\(category.rawValue).tsv" }

  private func makeFolder() {
    var path = folder.hasPrefix("/") ? "" : "."
    for name in folder.split(separator: "/") {
      path += "/\(name)"
      mkdir(path, 0o700)
    }
  }
}
