import Program
import Manual

/// What `--help` and `--version` print.
extension Options {
  static let version = Version.text(of: "memory-tunes-fetch")

  static var help: String {
    Speech.words.fetchHelp(
      options: FetchPreference.options.table(column: 22, Speech.words), bugs: Version.bugs)
  }
}
