import CSystem
import MemoryCore
import Program
import Text

/// Saved fetched tunes: a deck file for each category, in a folder for its owner alone. The file's time is
/// their age.
struct SavedTunes {
  let folder: FilePath
  let files: SavedFiles

  /// The deck file of a category and its age in seconds, if it exists and can be read.
  func read(_ category: Category) -> (file: [UInt8], age: Int)? {
    var status = stat()
    let content = files.content(of: path(category)) { (try? Deck(.category(category), file: $0)) != nil }
    guard case .bytes(let bytes) = content, lstat(path(category).cString, &status) == 0 else { return nil }
    // The time of a file can be set to anything.
    let modified = file_modification_time(&status).tv_sec
    let (age, isTooLarge) = time(nil).subtractingReportingOverflow(modified)
    // A time in the future says nothing: they may be old.
    return (bytes, isTooLarge || age < 0 ? .max : age)
  }

  /// Saves a deck file, replacing an earlier one.
  func keep(_ category: Category, _ bytes: [UInt8]) {
    files.put(bytes, at: path(category))
  }

  /// Removes all of them, and returns how many there were.
  func clear() -> Int {
    Category.allCases.count { files.remove(path($0)) > 0 }
  }

  private func path(_ category: Category) -> FilePath { folder.appending("\(category.rawValue).tsv") }
}
