import Testing
import Wording
@testable import MemoryTunes

/// The screen of the settings, and `set`.
struct SettingTests {
  @Test(arguments: Setting.allCases, ["menu", "settings", "categories", "play 2"])
  func `while a value is asked for, a number picks it on every screen`(setting: Setting, screen: String) {
    for (index, choice) in setting.choices.enumerated() {
      let transcript = Transcript(isTyped: true)
      transcript.play(lines: [screen, "set \(setting)"])
      #expect(transcript.session.completion(of: "\(index + 1)").candidates == ["\(index + 1)"])
      transcript.play("\(index + 1)")
      #expect(setting.value(transcript.state.settings) == choice)
    }
  }

  @Test func `any other line cancels, and in a script a number never picks a value`() {
    let typed = Transcript(isTyped: true)
    typed.play(lines: ["play 2", "set speed", "1 2", "3"])
    #expect(Setting.speed.value(typed.state.settings) == "normal")
    #expect(typed.state.game.table?.game.board.flips == 3)
    let script = Transcript()
    script.play(lines: ["play 2", "set speed", "1"])
    #expect(Setting.speed.value(script.state.settings) == "normal")
    #expect(script.state.game.table?.game.board.flips == 1)
  }

  @Test func `the way back to the earlier size is shown only when plain output begins or ends`() {
    let session = Transcript()
    let lines: [(line: String, earlier: String?)] = [
      ("board full", nil), ("board plain", "full"), ("speed fast", nil), ("board plain", nil),
      ("board auto", "plain"), ("speed slow", nil),
    ]
    for (line, earlier) in lines {
      let way = session.play("set \(line)").firstMatch(of: #/To go back, type: set board (\w+)/#)
      #expect(way.map { String($0.1) } == earlier, "\(line)")
    }
  }

  @Test(arguments: Language.allCases, ["menu", "play 2", "settings", "categories"])
  func `the name of a setting shows its choices, and with a value sets it`(language: Language, screen: String) {
    let words = language.words
    for setting in Setting.allCases where setting != .language {
      let start = "language \(language.rawValue)"
      let name = setting.name(words)
      let session = Transcript()
      session.play(lines: [start, screen])
      // Some are whole commands, which come first.
      if session.state.exactIntent(of: Line(Array(name.utf8).span)).refusal != nil {
        session.play(name)
        guard case .toldChoices(let choices)? = session.state.answer.headline else {
          Issue.record("\(name): \(session.text)")
          continue
        }
        #expect(choices.setting == setting)
      }
      for choice in setting.choices + (setting.number.map { [$0.example] } ?? []) {
        let session = Transcript()
        session.play(lines: [start, screen, "\(name) \(setting.word(for: choice, words))"])
        let value = setting.value(session.state.settings)
        #expect(value == choice, "\(name) \(choice): \(session.text)")
      }
    }
  }

  @Test(arguments: Language.allCases)
  func `a row of the settings can be typed as it is shown`(language: Language) {
    for (number, setting) in zip(1..., Setting.allCases) {
      let session = Transcript()
      let line = "\(number) \(setting.name(language.words))"
      session.play(lines: ["language \(language.rawValue)", "settings", line])
      guard case .toldChoices(let choices)? = session.state.answer.headline else {
        Issue.record("\(line): \(session.text)")
        continue
      }
      #expect(choices.setting == setting)
    }
  }

  @Test(arguments: ColorChoice.allCases, BoardSize.allCases)
  func `plain output has no color, whatever is chosen`(color: ColorChoice, board: BoardSize) {
    let session = Transcript(
      isTyped: true, set: { $0.values.tunes = .builtIn }, isColored: { $0 == .always })
    session.play(lines: ["set color \(color)", "set board \(board)"])
    let answers = ["play 2", "flip 1 2", "records", "menu", "settings", "help all"].map(session.play)
    #expect(answers.joined().contains("\u{1B}") == (color == .always && board != .plain))
  }

  /// The settings saved by a session.
  private func kept(
    _ lines: [String], isTyped: Bool = false, set: (inout Settings) -> Void = { _ in }
  ) -> [String: String?] {
    let machine = Machine()
    let isReplay = lines.first == "replay"
    let transcript = Transcript(
      isTyped: isTyped, on: machine, replaying: isReplay ? RecordingStart() : nil, set: set)
    for line in lines.dropFirst(isReplay ? 1 : 0) { transcript.play(line) }
    return machine.settings
  }

  @Test(
    arguments: [
      ([], [:]), (["category rap"], ["category": "rap"]),
      (["set category rap", "set color never"], ["category": "rap", "color": "never"]),
      (["set pairs 3", "set pairs auto"], ["pairs": "auto"]), (["categories", "5"], ["category": "rap"]),
      (["category pop"], ["category": "pop"]),
      (["cards split"], ["cards": "split"]), (["set cards split", "cards x"], ["cards": "split"]),
      (["replay", "cards split"], [:]),
      (["set color blue", "play 2", "flip 1"], [:]),
      (["replay", "category rap", "set color never"], [:]),
    ] as [([String], [String: String?])])
  func `only chosen settings are saved`(lines: [String], settings: [String: String?]) {
    #expect(kept(lines) == settings)
  }

  @Test func `--no-color overrides the color setting`() throws {
    var settings = Settings()
    try settings.set(.noColor, to: [])
    try settings.setUnlessChosen(.color, to: "always")
    #expect(settings.values.presentation.color == .never)
  }

  @Test func `an option applies to its session only`() {
    let option: (inout Settings) -> Void = {
      $0.values.category = .rap
      $0.values.pairs = 3
      $0.values.tunes = .builtIn
      $0.values.presentation.color = .never
    }
    #expect(kept(["play", "flip 1", "menu", "set color"], set: option) == [:])
    #expect(kept(["category rap"], set: option) == ["category": "rap"])
    for (lines, category) in [
      (["play metal", "no"], [:]), (["play metal", "yes"], ["category": "metal"]),
      (["play rap", "flip 2", "yes"], [:]), (["play rap", "yes"], ["category": "rap"]),
    ] as [([String], [String: String?])] {
      #expect(kept(["play", "flip 1"] + lines, isTyped: true, set: option) == category, "\(lines)")
    }
  }
}
