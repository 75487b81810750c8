/// What a session is begun with.
package struct Settings {
  /// Nil for a seed drawn by chance.
  package var seed: UInt64?
  package internal(set) var category = Category.pop
  /// Pairs of a game for which none are named; nil for the usual number.
  var pairs: Int?
  package var isJSON = false
  /// Whether each line that is read is printed before its answer.
  var echoes = true
  /// Whether the first line that is refused ends the session.
  var isStrict = false
  /// The path of a deck file to play with, whatever the category.
  package var deck: String?
  /// Where the tunes of a category come from; nil where nobody has said.
  var tunes: TunePolicy?
  /// The folder in which everything is kept; nil for the places that the system names.
  package var home: String?
  /// Whether anything is kept and read; nil where nobody has said.
  package var keeps: Bool?
  /// The path of a file to record the session to, and of one to play first.
  package var recording: String?
  package var replay: String?
  /// Whether each action is told on standard error.
  package var traces = false
  package var color = ColorChoice.auto

  /// The options that were heeded.
  private var chosen: [String] = []

  package enum ColorChoice: String {
    case auto, always, never
  }

  package init() {}

  /// Heeds an option, which has to be one of `Option.all`.
  package mutating func set(_ option: Option, to value: String) throws(OptionProblem) {
    try option.apply(&self, Word(value))
    chosen.append(option.name)
  }

  /// Heeds what was set in an earlier session, where no option says otherwise.
  package mutating func setUnlessChosen(_ option: Option, to value: String) throws(OptionProblem) {
    if chosen.contains(option.name) || option.name == "color" && chosen.contains("no-color") { return }
    try option.apply(&self, Word(value))
  }
}
