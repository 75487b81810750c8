/// The version of both programs, and other facts that `--version` and the manual pages print.
package enum Version {
  package static let current = "1.0.0-dev"
  /// The day of the release, the date of the manual page.
  package static let date = "November 22, 2026"
  /// Where the game is.
  package static let page = "https://github.com/memorytunes/memory-tunes"
  package static let bugs = page + "/issues"

  /// What `--version` prints. `commit` is that of a build between releases, if it is known.
  package static func text(commit: String?) -> String {
    """
    memory-tunes (MemoryTunes) \(current)\(commit.map { ", commit \($0)" } ?? "")
    Copyright (c) 2026 the MemoryTunes authors
    License MIT: free to use, change and redistribute. There is no warranty.
    Report bugs at \(bugs)

    """
  }
}
