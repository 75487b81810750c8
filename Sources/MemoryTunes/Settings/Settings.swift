import Text
import Wording

/// The configuration of a session's start.
package struct Settings {
  package var values = SettingValues.usual
  /// Nil to draw a seed.
  package var seed: UInt64?
  package var isJSON = false
  /// Whether lines are echoed before their answers.
  var echoes = true
  /// Whether the first refused line ends the session.
  var isStrict = false
  /// Whether the name of a deck that is typed can be the path of a file.
  package var readsFiles = true
  package var bots: [BotCommand] = []
  package var deck: FilePath?
  /// The names of the players of the next games; nil if not chosen.
  package var players: String?
  /// The folder for saved data; nil for the system's places.
  package var home: FilePath?
  /// The path of a file to record the session to, and of a file to play first.
  package var recording: FilePath?
  package var replay: FilePath?
  /// The path of a file to write the trace to; `-` is standard error.
  package var trace: FilePath?
  /// The reason for plain output; nil if it is off.
  package var plainReason: PlainReason?
  /// A file to print instead of playing.
  package var generated: GeneratedGameFile?

  /// The options that were applied, in the order of the command line.
  package private(set) var chosen: [ChosenOption] = []
  /// The options that stand for what the settings file, the environment or a home has chosen.
  private(set) var preset: [Preference: String] = [:]

  /// Whether a script stays off the network although tunes may come from there, because a saved setting says so
  /// and no option.
  var isOffline = false

  package init() {}

  init(values: SettingValues, seed: UInt64? = nil, plainReason: PlainReason? = nil) {
    (self.values, self.seed, self.plainReason) = (values, seed, plainReason)
  }

  var namedPlayers: Players? {
    players.flatMap { try? Players(typed: Line(Array($0.utf8).span).words, bots: bots.map(\.name)) }
  }

  /// Notes what a home has chosen for the next games, so that a transcript says it.
  mutating func note(choicesOf game: GameState) {
    if !chooses(.seed), game.next.isSeedChosen { preset[.seed] = "\(game.next.seed)" }
    if !chooses(.players), game.next.players != .alone {
      preset[.players] = game.next.players.list.map(\.name).joined(separator: " ")
    }
    if !chooses(.deck), let deck = game.next.deck {
      let theme = deck.identity.isBuiltIn ? deck.theme.map { " \($0.lowercased())" } : nil
      preset[.deck] = deck.identity.name + (theme ?? "")
    }
  }

  package mutating func set(_ option: Preference, to value: [UInt8]) throws(RefusalText) {
    try option.row.set(&self, to: value, name: "--" + option.rawValue)
    chosen.append(ChosenOption(option: option, value: value))
    if option.subject == .board {
      let words = option == .board ? "board plain" : option.rawValue
      plainReason = values.presentation.board == .plain ? PlainReason(rawValue: "--" + words) : nil
    }
  }

  package mutating func changePaths(_ change: (FilePath) -> FilePath) {
    deck = deck.map(change)
    home = home.map(change)
    recording = recording.map(change)
    trace = trace.map(change)
    replay = replay.map(change)
  }

  /// Removes the choice of color, which has no effect in a script.
  package mutating func ignoreColor() {
    guard chooses(.color) else { return }
    values.presentation.color = .auto
    chosen.removeAll { $0.option.subject == .color }
  }

  /// Applies a saved setting unless an option overrides it.
  package mutating func setUnlessChosen(_ setting: Setting, to value: String) throws(RefusalText) {
    // A recording has its own settings, and a replayed script those of any script.
    if chooses(setting.preference) || replay != nil && !setting.isOfListener { return }
    try setting.preference.row.set(&self, to: Array(value.utf8), name: setting.rawValue)
    preset[setting.preference] = setting.value(values)
    if setting == .tunes { isOffline = asksForNetwork }
    if setting == .board { plainReason = values.presentation.board == .plain ? .setting : nil }
  }

  package mutating func makePlain(because reason: PlainReason) {
    (values.presentation.board, plainReason) = (.plain, reason)
    preset[.board] = Setting.board.value(values)
  }

  /// Applies the options of a recording, unless an option overrides them.
  package mutating func obey(_ recorded: Settings) {
    let own = self
    // They were valid in the recording.
    for given in recorded.chosen where !own.chooses(given.option.subject) {
      try? set(given.option, to: given.value)
    }
    if !own.chooses(.board) { plainReason = recorded.plainReason }
  }

  /// Whether these options let a script use the network.
  package var allowNetwork: Bool { !isOffline && asksForNetwork }

  private var asksForNetwork: Bool { values.tunes == .auto || values.tunes == .online }

  package func has(_ option: Preference) -> Bool { chosen.contains { $0.option == option } }

  /// Whether an option for this preference was given.
  package func chooses(_ subject: Preference) -> Bool { chosen.contains { $0.option.subject == subject } }

  /// Whether data is saved and read; nil if not chosen.
  package var saves: Bool? { chosen.last { $0.option.subject == .home }.map { $0.option == .home } }
}

/// An option that was given, with its value as typed.
package struct ChosenOption {
  let option: Preference
  let value: [UInt8]
}
