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
    "# category = pop\\n\\nx = y\\ncategory = rap\\n=\\npairs = 03\\n",
  ])
  func `settings are heeded however they are written`(settings: String) throws {
    let result = try run(settings)
    try #require(result.lines.count == 2, "\(result)")
    #expect(result.lines[1].contains("\"category\":\"rap\"") && result.lines[1].contains("\"pairs\":3"))
    #expect(result.errors == "")
  }

  @Test func `options win over settings`() throws {
    let result = try run("category = rap\\npairs = 3\\n", "--pairs 4 --category metal")
    try #require(result.lines.count == 2, "\(result)")
    #expect(result.lines[1].contains("\"category\":\"metal\"") && result.lines[1].contains("\"pairs\":4"))
  }

  @Test func `who wants no color on the command line gets none, whatever is set`() throws {
    var settings = Settings()
    let option = { name in try #require(Option.all.first { $0.name == name }) }
    try settings.set(option("no-color"), to: [])
    try settings.setUnlessChosen(option("color"), to: "always")
    #expect(settings.color == .never)
  }

  @Test func `values that make no sense are said in one sentence and passed over`() throws {
    let result = try run("category = jazz\\npairs = 1\\ntunes = all\\ncolor =\\nunknown = jazz\\n")
    try #require(result.lines.count == 2, "\(result)")
    #expect(result.lines[1].contains("\"category\":\"pop\"") && result.lines[1].contains("\"pairs\":8"))
    #expect(result.errors.split(separator: "\n").count == 1)
    #expect(
      result.errors.hasPrefix(
        "memory-tunes: home/settings:1: 'jazz' is not a value of category, which takes pop, "))
    #expect(result.errors.contains("; home/settings:2: '1' is not a value of pairs"))
  }

  @Test func `what is none of ours stays as it is`() throws {
    let settings = "# mine\\r\\nx = \\377\\000y\\n\\ncategory = pop\\r\\ncolor = never"
    let result = try run(
      settings,
      ">/dev/null; cat home/settings; printf '\(settings.replacing("pop", with: "metal"))\\n' | cmp - home/settings",
      input: "category metal\n")
    #expect(result.status == 0 && result.errors == "", "\(result)")
  }

  @Test func `a link to settings elsewhere is followed, and one to what is no file is set aside`() throws {
    let result = try Program.run(
      """
      mkdir home dots; ln -s ../dots/mine home/settings; echo 'pairs = 3' >dots/mine
      echo 'category rap' | $P --home home >/dev/null; cat dots/mine; [ -h home/settings ] && ls dots
      mkfifo pipe; ln -sf ../pipe home/settings; echo 'category rap' | $P --home home >/dev/null
      ls pipe; cat home/settings; [ -h home/settings.damaged ] && echo aside
      """)
    #expect(result.output == "pairs = 3\ncategory = rap\nmine\npipe\ncategory = rap\naside\n")
    #expect(result.errors == "memory-tunes: home/settings cannot be read and is now called settings.damaged\n")
  }

  @Test func `where a category is set twice, the line that counts is changed`() throws {
    let result = try run(
      "category = pop\\npairs = 3\\ncategory = rap\\n",
      ">/dev/null; cat home/settings; echo play | $P --format json --home home", input: "category metal\n")
    #expect(result.lines.prefix(3) == ["category = pop", "pairs = 3", "category = metal"], "\(result)")
    #expect(result.lines.last?.contains("\"category\":\"metal\"") == true, "\(result)")
  }

  @Test func `going back over a choice keeps what was chosen before`() throws {
    let result = try run("", ">/dev/null; cat home/settings", input: "category rap\ncategory metal\nundo\n")
    #expect(result.output == "category = rap\n")
  }
}
