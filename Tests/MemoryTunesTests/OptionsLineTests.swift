import Testing
import Text
@testable import MemoryTunes

/// `#options:` gives the settings again, whatever was typed.
struct OptionsLineTests {
  /// The settings of the echoed line.
  private func settings(of line: String) throws -> Settings {
    let echo = "> #options: " + TypedLine.shown(line)
    let file = TranscriptFile(Array("memory-tunes\n\(echo)\n".utf8))
    return try Settings(transcript: file.options)
  }

  private func path(_ chance: Chance) -> [UInt8] {
    let parts =
      [
        "'", "\\", " ", "\t", "\n", "\r", "\"", "$'", "$", "\\x07", "\\u{202E}", "\u{301}", "é", "…", "\u{7}",
        "\u{202E}", "#", "--", "=", "a", "\\'", "漢", "\u{FFFD}", "\u{FEFF}",
      ].map { Array($0.utf8) } + [[0xFF], [0xC3], [0xE6, 0xBC]]
    return [UInt8(ascii: "x")] + (0...chance.below(7)).flatMap { _ in chance.pick(parts) }
  }

  private func chosen(_ chance: Chance) throws -> Settings {
    var settings = Settings()
    for _ in 0..<chance.below(6) {
      let (option, value): (Preference, [UInt8]) = chance.pick([
        (.deck, path(chance)), (.deck, path(chance)), (.seed, Array("00\(chance.below(9))".utf8)),
        (.pairs, Array("\(2 + chance.below(9))".utf8)), (.board, Array(chance.pick(["plain", "small"]).utf8)),
        (.plain, []), (.screenReader, []), (.strict, []), (.language, Array(chance.pick(["ru", "auto"]).utf8)),
        (.category, Array(chance.pick(["Rock", "рэп"]).utf8)), (.cards, Array("split".utf8)),
        (.tunes, Array("auto".utf8)), (.players, Array("you  easy, hard".utf8)),
      ])
      try settings.set(option, to: value)
    }
    if chance.below(3) == 0 { try settings.setUnlessChosen(.board, to: chance.pick(["plain", "full"])) }
    if chance.below(3) == 0 { try settings.setUnlessChosen(.category, to: "metal") }
    if chance.below(4) == 0, !settings.chooses(.board) {
      settings.makePlain(because: chance.pick([.variableOfAll, .terminal]))
    }
    return settings
  }

  @Test(arguments: [
    "--players 'ann ben' --seed 7", "--players \"ann ben\" --seed 7", "--players ann\\ ben --seed 7",
    "--players $'ann\\x20ben' --seed 7", "--seed 7 --players 'ann'\" \"ben",
  ])
  func `words are quoted as in a shell`(line: String) throws {
    let settings = try Settings(transcript: Array(line.utf8)[...])
    #expect(settings.namedPlayers?.list.map(\.name) == ["ann", "ben"] && settings.seed == 7)
  }

  @Test(arguments: 0..<60 as Range<UInt64>)
  func `the options of the next script deal what a home has chosen`(seed: UInt64) throws {
    let (chance, machine) = (Chance(seed: seed), Machine())
    let session = Transcript(on: machine)
    for _ in 0..<1 + chance.below(7) {
      session.play(
        chance.pick([
          "seed \(chance.below(9))", "players you hard", "players ann ben", "players you", "deck one.tsv",
          "category rap", "category english-russian food", "category animals", "set pairs 3", "cards split",
          "play 2", "flip 1 2", "undo",
        ]))
    }
    let next = Transcript(on: machine) { settings in
      for case (let name, let value?) in machine.settings {
        try! settings.setUnlessChosen(Setting(rawValue: name)!, to: value)
      }
    }
    let options = try Settings(transcript: Array((next.session.settings.answerOptions ?? "").utf8)[...])
    let deck = try options.deck.map { try Deck(named: $0, in: .none, .english, read: Machine.readFile) }
    let script = Transcript(deck: deck) { $0 = options }
    let (found, expected) = (script.state.game, next.state.game)
    #expect(
      Output.text { $0.value(nextDealOf: found) } == Output.text { $0.value(nextDealOf: expected) },
      "\(options)")
    #expect(found.next.deck == expected.next.deck)
    let other = Transcript(on: machine, set: { try! $0.set(.players, to: Array("ben ann".utf8)) })
    #expect(other.session.settings.answerOptions?.contains("--players 'ben ann'") == true)
    #expect(other.state.game.next.players.list.map(\.name) == ["ben", "ann"])
  }

  @Test(arguments: 0..<250)
  func `the line of any options gives the same settings`(seed: UInt64) throws {
    let settings = try chosen(Chance(seed: seed))
    guard let line = settings.answerOptions else { return #expect(settings.values == .usual) }
    let found = try self.settings(of: line)
    // Everything that changes answers.
    #expect(found.values == settings.values && found.plainReason == settings.plainReason, "\(line)")
    #expect(found.seed == settings.seed && found.isStrict == settings.isStrict, "\(line)")
    #expect(found.deck == settings.deck, "\(line) gives \(found.deck as Any), not \(settings.deck as Any)")
    #expect(found.players == settings.players, "\(line)")
    let named = Array("#options: \(line)".utf8)
    #expect(settings.optionsMissing(from: named.span) == nil, "\(line)")
  }

  @Test(arguments: 0..<100)
  func `a recording has the settings of its session`(seed: UInt64) throws {
    var settings = try chosen(Chance(seed: seed))
    settings.seed = settings.seed ?? seed
    settings.values.tunes = settings.values.tunes ?? .builtIn
    var replayed = Settings()
    var start = RecordingStart()
    _ = start.read(Array("#options: \(settings.recordedOptions)".utf8)[...])
    try replayed.obey(Settings(transcript: start.options))
    #expect(replayed.values == settings.values && replayed.plainReason == settings.plainReason)
  }

  @Test func `of a repeated option of a recording, the last counts, unless the command line has it`() throws {
    var start = RecordingStart()
    _ = start.read(Array("#options: --pairs 2 --plain --pairs 3 --board small".utf8)[...])
    var settings = Settings()
    try settings.obey(Settings(transcript: start.options))
    #expect(
      settings.values.pairs == 3 && settings.values.presentation.board == .small && settings.plainReason == nil)
    var others = Settings()
    try others.set(.screenReader, to: [])
    try others.obey(Settings(transcript: start.options))
    #expect(others.values.presentation.board == .plain && others.plainReason == .screenReaderOption)
  }
}
