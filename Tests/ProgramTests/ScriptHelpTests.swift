import Foundation
import Testing

/// The scripts of this project, for those who work on it.
struct ScriptHelpTests {
  private static let folder = URL(filePath: #filePath).appending(path: "../../../scripts").standardized.path

  @Test(arguments: try FileManager.default.contentsOfDirectory(atPath: folder).sorted())
  func `a script prints its help and does nothing else`(name: String) throws {
    // Nothing else is on the path: nothing can be built, installed or changed. scripts/play asks the game.
    let help = try Program.run(
      """
      ln -s /usr/bin/sed /usr/bin/python3 /usr/bin/dirname .
      PATH=$PWD MEMORY_TUNES=$P exec '\(Self.folder)/\(name)' --help
      """)
    let lines = help.output.split(separator: "\n", omittingEmptySubsequences: false)
    #expect(help.status == 0 && help.errors.isEmpty, "\(help.errors)")
    #expect(lines.count > 2 && !lines[0].isEmpty && lines.last == "", "\(help.output)")
    #expect(!help.output.contains("usage:") || help.output.hasPrefix("usage: scripts/\(name)"), "\(lines[0])")
    #expect(!lines.contains { $0.hasPrefix("#") || $0.hasPrefix("set -") || $0.hasPrefix("import ") })
  }
}
