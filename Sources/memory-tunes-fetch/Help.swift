import Program
import Manual

/// What `--help` and `--version` print.
extension Options {
  static let version = Version.text(of: "memory-tunes-fetch")

  static var help: String { Speech.words.fetchHelp(bugs: Version.bugs) }
}
