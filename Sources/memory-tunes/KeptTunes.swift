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
  let files: KeptFiles

  /// The deck file of a category and its age in seconds, if there is one that can be read.
  func read(_ category: Category) -> (file: [UInt8], age: Int)? {
    var status = stat()
    guard let bytes = files.read(path(category)), lstat(path(category), &status) == 0 else { return nil }
    return (bytes, max(0, time(nil) - status.st_mtim.tv_sec))
  }

  /// Keeps a deck file in place of the one that is there.
  func keep(_ category: Category, _ bytes: [UInt8]) {
    files.replace(path(category), with: bytes)
  }

  /// Forgets all of them, and returns how many there were.
  func clear() -> Int {
    Category.allCases.count { files.remove(path($0)) > 0 }
  }

  private func path(_ category: Category) -> String { "\(folder)/\(category.rawValue).tsv" }
}
