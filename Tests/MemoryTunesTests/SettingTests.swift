import Testing

@testable import MemoryTunes

/// The screen of the settings, and `set`.
struct SettingTests {
  private func play(_ lines: [String]) -> Transcript {
    let transcript = Transcript { $0.echoes = false }
    for line in lines { transcript.play(line) }
    return transcript
  }

  @Test(arguments: ["settings", "3", "Settings"])
  func `the menu leads to the settings, each with its value and its choices`(line: String) {
    let transcript = Transcript { $0.echoes = false }
    #expect(
      transcript.play(line) == """
        Settings
          1  category  pop       (pop, electronic, rock, metal, rap)
          2  pairs     auto      (auto, or a number from 2)
          3  tunes     built-in  (built-in, auto, online)
          4  cards     same      (same, split)
          5  board     auto      (auto, full, small, plain)
          6  color     auto      (auto, always, never)
          7  language  auto      (auto, English, русский, 中文)
        To change one, type for example: set pairs 12

        """)
    #expect(transcript.state.path.current == .settings)
    transcript.play("back")
    #expect(transcript.state.path.current == .menu)
  }

  @Test func `in a narrow terminal the choices stand below`() {
    let transcript = Transcript(
      style: {
        var style = Style(); style.width = 30; return style
      }())
    #expect(
      transcript.play("settings").contains(
        "\n  1  category  pop\n     (pop, electronic, rock,\n     metal, rap)\n"))
  }

  @Test func `what is set holds from the next game on, and the screen stays`() {
    let transcript = play([
      "set category rock", "SET Pairs 3", "set tunes auto", "set cards split", "set color never",
    ])
    #expect(transcript.state.path.current == .menu)
    #expect(
      transcript.state.settings
        == SettingValues(
          category: .rock, pairs: 3, tunes: .auto, cards: .split, color: .never, board: .auto))
    transcript.play("play")
    #expect(transcript.state.game.table?.game.board.pairs == 3)
    #expect(transcript.state.game.table?.cards == .split)
    transcript.play("set pairs auto")
    transcript.play("play")
    #expect(transcript.state.game.table?.game.board.pairs == 8)
  }

  @Test(arguments: [
    ("set color", "'color' is auto. It can be: auto, always, never. To change it, type: set color always\n"),
    ("set pairs", "'pairs' is auto. It can be: auto, or a number from 2. To change it, type: set pairs 12\n"),
    (
      "set color blue",
      "'blue' is not one of the choices for 'color': auto, always, never. Type: set color always\n"
    ),
    (
      "set pairs 1", "'1' is not one of the choices for 'pairs': auto, or a number from 2. Type: set pairs 12\n"
    ),
    ("set categry pop", "'categry' is not a setting. Did you mean: set category\n"),
    ("set volume 3", "'volume' is not a setting. For all settings, type: settings\n"),
    (
      "set",
      "'set' needs another word: category, pairs, tunes, cards, board, color or language. Type: set NAME [VALUE]\n"
    ),
    ("set color never now", "One word too many: 'now'. Type: set NAME [VALUE]\n"),
  ])
  func `a setting is asked about, and what it cannot be is refused with what it can`(
    line: String, message: String
  ) {
    let transcript = Transcript { $0.echoes = false }
    let answer = transcript.play(line).split(separator: "\n").joined(separator: " ") + "\n"
    #expect(answer == message)
    #expect(transcript.state.settings == Transcript().state.settings)
  }

  @Test func `a row that is picked tells its choices, as its name does`() {
    let transcript = play(["settings"])
    #expect(transcript.play("6") == transcript.play("set color"))
    #expect(transcript.play("9") == "There is no row '9'. Type a number from 1 to 7.\n")
    let json = Transcript { $0.isJSON = true }
    #expect(
      json.play("set tunes").contains(
        #""code":"setting","list":[{"setting":"tunes","value":"built-in","choices":["built-in","auto","online"]}]"#
      ))
  }

  @Test(arguments: [
    ("se", ["settings", "set"].sorted()), ("set ", Setting.all.map(\.name)),
    ("set color ", ["auto", "always", "never"]), ("set pairs ", ["auto"]), ("set nothing ", []),
    ("set color never ", []),
  ])
  func `Tab offers settings and their values`(line: String, candidates: [String]) {
    #expect(
      Transcript().session.completion(of: line).candidates.filter { $0 != "seed" }.sorted()
        == candidates.sorted())
  }

  /// What a session in a home has kept.
  private func kept(_ lines: [String], set: (inout Settings) -> Void = { _ in }) -> [String: String?] {
    let machine = Machine()
    let transcript = Transcript(on: machine, set: set)
    for line in lines {
      if line == "replay" { transcript.session.beginReplay() } else { transcript.play(line) }
    }
    return machine.settings
  }

  @Test(
    arguments: [
      ([], [:]), (["category rap"], ["category": "rap"]),
      (["set category rap", "set color never"], ["category": "rap", "color": "never"]),
      (["set pairs 3", "set pairs auto"], ["pairs": "auto"]), (["categories", "5"], ["category": "rap"]),
      (["category pop"], ["category": "pop"]),
      (["category rap", "category metal", "undo"], ["category": "rap"]),
      (["cards split"], ["cards": "split"]), (["set cards split", "cards x"], ["cards": "split"]),
      (["cards split", "cards same", "undo"], ["cards": "split"]), (["cards same", "undo"], ["cards": "same"]),
      (["given setting cards split", "play 2"], [:]), (["replay", "cards split"], [:]),
      (["category rap", "undo"], ["category": nil]), (["set color blue", "play 2", "flip 1"], [:]),
      (["given category rap", "given pairs 3", "play 2"], [:]),
      (["given category rap", "category rap"], ["category": "rap"]),
      (["replay", "category rap", "set color never"], [:]),
    ] as [([String], [String: String?])])
  func `what was chosen is kept, and nothing else`(lines: [String], settings: [String: String?]) {
    #expect(kept(lines) == settings)
  }

  @Test func `an option holds for its session only`() {
    let option: (inout Settings) -> Void = {
      $0.category = .rap
      $0.pairs = 3
      $0.color = .never
    }
    #expect(kept(["play", "flip 1", "menu", "set color"], set: option) == [:])
    #expect(kept(["category metal", "undo"], set: option) == ["category": nil])
    #expect(kept(["category rap"], set: option) == ["category": "rap"])
  }
}
