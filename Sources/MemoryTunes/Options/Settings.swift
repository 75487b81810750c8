import Manual
import Wording
import Text

/// What a session begins with.
package struct Settings {
  /// Nil to choose a seed by chance.
  package var seed: UInt64?
  package internal(set) var category = Category.pop
  /// The pairs of a game for which the player names no number; nil for the usual number.
  var pairs: Int?
  /// What the two cards of a pair show.
  var cards = CardContent.same
  package var isJSON = false
  /// Whether each line that is read is printed before its answer.
  var echoes = true
  /// Whether the first refused line ends the session.
  var isStrict = false
  /// The path of a deck file to play with, whatever the category.
  package var deck: FilePath?
  /// Where the tunes of a category come from; nil if this was not chosen.
  var tunes: TunePolicy?
  /// The folder in which everything is saved; nil for the places that the system names.
  package var home: FilePath?
  /// Whether anything is saved and read; nil if this was not chosen.
  package var keeps: Bool?
  /// The path of a file to record the session to, and of a file to play first.
  package var recording: FilePath?
  /// Whether the recording may replace a file.
  package var overwrites = false
  package var replay: FilePath?
  /// Whether each action is shown on standard error.
  package var traces = false
  package var color = ColorChoice.auto
  package var board = BoardSize.auto
  /// What asked for the board in words; nil if nothing did.
  package var plainReason: PlainReason?
  /// What is spoken; nil if this was not chosen.
  package var language: Language?
  /// Whether the operands are transcripts to check, and whether those that differ are rewritten.
  package var checks = false
  package var updates = false
  /// What is printed instead of playing.
  package var generated: GameFile?

  /// The options that were applied, with their values as typed.
  private(set) var chosen: [(name: String, value: String)] = []

  /// Whether an option says how boards are drawn.
  package var choosesBoard: Bool { chooses("board") }

  package enum ColorChoice: String {
    case auto, always, never
  }

  /// The value of a setting that is left to the program.
  static let automatic = "auto"

  package init() {}

  /// Applies an option, which has to be one of `Option.all`.
  package mutating func set(_ option: Option, to value: [UInt8]) throws(OptionProblem) {
    try option.apply(&self, Word(value))
    chosen.append((option.name, String(decoding: value, as: UTF8.self)))
  }

  /// Changes each path that an option names.
  package mutating func changePaths(_ change: (FilePath) -> FilePath) {
    deck = deck.map(change)
    home = home.map(change)
    recording = recording.map(change)
    replay = replay.map(change)
  }

  /// Takes back the choice of color, which has no effect on a script.
  package mutating func ignoreColor() {
    color = .auto
    chosen.removeAll { ["color", "no-color"].contains($0.name) }
  }

  /// Heeds what was set in an earlier session, where no option says otherwise.
  package mutating func setUnlessChosen(_ option: Option, to value: String) throws(OptionProblem) {
    if chooses(option.name) { return }
    try option.apply(&self, Word(value))
    if option.name == "board", board == .plain { plainReason = .setting }
  }

  /// Whether the option of this name was applied, or another one that stands for it.
  func chooses(_ name: String) -> Bool {
    chosen.contains { option, _ in
      switch (name, option) {
      case ("color", "no-color"), ("board", "plain"), ("board", "screen-reader"): true
      default: option == name
      }
    }
  }
}
