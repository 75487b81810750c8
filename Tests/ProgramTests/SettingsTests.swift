import Foundation
import MemoryTunes
import Testing

/// The file of settings, which a person may edit.
struct SettingsTests {
  private func run(_ settings: String, _ line: String = "", input: String = "play\n") throws -> Program.Result {
    try Program.run(
      "mkdir home; printf '\(settings)' >home/settings; $P --format json --home home \(line)", input: input)
  }

  @Test(arguments: [
    "category = rap\\npairs = 3\\n", "category=rap\\r\\npairs=3\\r\\n", "\\tCATEGORY =\\tRap\\npairs = 3",
    "category = pop\\ncategory = rap\\npairs = 3\\n",
    "# category = pop\\n\\n \\t\\r\\ncategory = rap\\n#=\\npairs = 03\\n",
  ])
  func `settings are read however they are written`(settings: String) throws {
    let result = try run(settings)
    try #require(result.lines.count == 2, "\(result)")
    #expect(result.lines[1].contains("\"category\":\"rap\"") && result.lines[1].contains("\"pairs\":3"))
    #expect(result.errors == "")
  }

  @Test func `--no-color overrides the color setting`() throws {
    var settings = Settings()
    try settings.set(.noColor, to: [])
    try settings.setUnlessChosen(.color, to: "always")
    #expect(settings.values.presentation.color == .never)
  }
  @Test func `a line as long as the file gives a short message`() throws {
    let result = try Program.run(
      "mkdir home; head -c 1000000 /dev/zero | tr '\\0' x >home/settings; $P --home home </dev/null >/dev/null")
    let name = String(repeating: "x", count: 40)
    #expect(result.errors == "memory-tunes: home/settings:1: '\(name)…' is not a setting\n")
  }

  @Test func `settings as large as the limit do not grow`() throws {
    let result = try Program.run(
      """
      mkdir home; { printf 'pairs = 3\\n#='; head -c 67108851 /dev/zero | tr '\\0' x; printf '\\n'; } >home/settings
      cp home/settings good; wc -c <good; echo 'category rap' | $P --home home >/dev/null; cmp good home/settings
      """)
    #expect(result.lines.map { $0.filter { $0 != " " } } == ["67108864"], "\(result)")
    #expect(
      result.errors == "memory-tunes: cannot save home/settings: it is larger than 64 MB\n")
  }

  @Test(arguments: ["644", "640", "600"])
  func `settings keep their permissions, also through a link`(mode: String) throws {
    let result = try Program.run(
      """
      mkdir home dots; echo 'pairs = 3' >dots/mine; chmod \(mode) dots/mine; ln -s ../dots/mine home/settings
      echo 'category rap' | $P --home home >/dev/null; stat -c %a dots/mine; cat home/settings
      cp dots/mine own; chmod \(mode) own; rm home/settings; mv own home/settings
      echo 'category rock' | $P --home home >/dev/null; stat -c %a home/settings
      """)
    #expect(result.lines == ["\(mode)", "pairs = 3", "category = rap", "\(mode)"] && result.errors == "")
  }

  @Test func `unknown lines are kept`() throws {
    let settings = "# mine\\r\\nx = \\377\\000y\\n\\ncategory = pop\\r\\ncolor = never"
    let result = try run(
      settings,
      ">/dev/null; cat home/settings; printf '\(settings.replacing("pop", with: "metal"))\\n' | cmp - home/settings",
      input: "category metal\n")
    #expect(result.status == 0, "\(result)")
    #expect(result.errors == "memory-tunes: home/settings:2: the line is not UTF-8 text\n")
  }
}
