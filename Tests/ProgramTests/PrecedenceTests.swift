import Foundation
import Testing

/// Who decides about each setting: an option, the environment, or the settings file.
struct PrecedenceTests {
  /// Each setting with its default, a value saved, and one for the option.
  private static let settings = [
    ("category", "pop", "rap", "metal"), ("pairs", "auto", "3", "4"), ("tunes", "built-in", "auto", "built-in"),
    ("cards", "same", "split", "same"), ("board", "auto", "full", "small"),
    ("color", "auto", "never", "always"),
    ("language", "auto", "ru", "zh"), ("speed", "normal", "fast", "slow"),
  ]

  /// In JSON, the environment has no effect.
  @Test(arguments: ["", "ACCESSIBLE", "MEMORY_TUNES_PLAIN"], [false, true])
  func `an option beats the environment, and that the settings file`(variable: String, isReplay: Bool) throws {
    var expected: [String] = []
    var script = "touch none\n"
    for (name, usual, saved, option) in Self.settings {
      for (isSaved, isOption) in [(false, false), (true, false), (false, true), (true, true)] {
        script += """
          rm -rf h; mkdir h; \(isSaved ? "echo '\(name) = \(saved)' >h/settings" : ":")
          echo 'set \(name)' | $P --home h --format json \(isReplay ? "--replay none" : "") \
            \(isOption ? "--\(name) \(option)" : "") 2>/dev/null | grep -o '"value":"[^"]*"'

          """
        // A replayed script is played as any script is, but shown as the settings say. Scripts have no color.
        let isHeeded = !isReplay || ["board", "color", "language", "speed"].contains(name)
        var value = isSaved && isHeeded ? saved : usual
        if isOption, name != "color" { value = option }
        expected.append("\(name): \"value\":\"\(value)\"")
      }
    }
    let result = try Program.run(script, environment: variable.isEmpty ? [:] : [variable: "1"])
    let found = zip(Self.settings.flatMap { Array(repeating: $0.0, count: 4) }, result.lines).map {
      "\($0): \($1)"
    }
    #expect(found == expected)
  }

  @Test(arguments: [
    "category = rock", "pairs = 3", "cards = split", "board = small", "board = plain", "language = ru",
    "tunes = auto",
    "category = Rap\npairs = 2\nlanguage = zh\nboard = plain\ncolor = always\nspeed = fast",
  ])
  func `a script names the settings of its home, and agrees without it`(settings: String) throws {
    let result = try Program.run(
      """
      mkdir home; printf '\(settings)\n' >home/settings
      $P --home home --seed 7 <in >text; $P --home home --seed 7 --format json <in >json; rm -r home
      $P --check text json; grep -o '^> #options:.*' text; grep -o '"options":.*' json
      """, input: "set pairs\nsettings\ntunes\n")
    #expect(
      result.status == 0 && result.lines.prefix(3) == ["1..2", "ok 1 - text", "ok 2 - json"], "\(result)")
    let names = settings.split(separator: "\n").compactMap { $0.split(separator: " ").first }
    for line in result.lines.suffix(2) {
      for name in names { #expect(line.contains("--\(name) "), "\(result)") }
    }
  }

  @Test(arguments: [
    ("board = plain", "", ""), ("", "ACCESSIBLE", ""), ("", "MEMORY_TUNES_PLAIN", ""),
    ("", "", "--screen-reader"),
    ("board = plain", "", "--plain"), ("board = full", "ACCESSIBLE", ""),
  ])
  func `a replay gives the reason for plain output that its session gave`(
    settings: String, variable: String, option: String
  ) throws {
    let result = try Program.run(
      """
      mkdir home; echo '\(settings)' >home/settings
      \(variable.isEmpty ? "" : "\(variable)=1") $P --home home --seed 7 \(option) --record r <in >first
      $P --replay r </dev/null >second; head -n 1 first; head -n 1 second; $P --check first
      """, input: "set pairs\nsettings\n")
    #expect(result.lines[0].contains("in plain mode") && result.lines[0] == result.lines[1], "\(result)")
    #expect(result.lines.last == "ok 1 - first", "\(result)")
  }
}
