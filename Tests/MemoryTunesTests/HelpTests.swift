import Testing
import Text
import Wording
@testable import MemoryTunes

/// Help and refusals in every language.
struct HelpTests {
  /// Either all rows are in the same columns, or none.
  @Test(arguments: Language.allCases, [20, 40, 55, 60, 65, 70, 80, 120])
  func `lists of commands have one layout at each width`(language: Language, width: Int) {
    let words = language.words
    var style = Style()
    (style.language, style.width) = (language, width)
    let transcript = Transcript(style: style) { $0.echoes = false }
    for (line, route) in [("help", Route.menu), ("play 2", .game), ("help", .game), ("help all", .game)] {
      let lines = transcript.play(line).split(separator: "\n").map(String.init)
      guard line.hasPrefix("help") else { continue }
      let all = CommandList<FeatureAction>.all
      let commands =
        line == "help"
        ? HelpTopic.essential.compactMap { name in all.commands(on: route).first { $0.name == name } }
        : all.commands
      var columns: Set<Int> = []
      for command in commands {
        let usage = command.usage.text(words)
        let purpose = DisplayWidth.lines(of: words.help(command: command.name).purpose, width: 12)[0].prefix(6)
        let row = lines.first { $0.hasPrefix("  \(usage) ") }?.dropFirst(3 + usage.count)
        columns.insert(
          row.flatMap { row in
            row.range(of: " " + purpose).map { DisplayWidth.of(usage + String(row[..<$0.lowerBound])) }
          } ?? 0)
      }
      #expect(columns.count == 1 && lines.allSatisfy { DisplayWidth.of($0) <= width }, "\(columns) \(lines)")
      if width >= 80 { #expect(columns != [0]) }
    }
  }
}
