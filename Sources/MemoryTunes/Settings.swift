/// What a session is begun with.
package struct Settings {
  /// Nil for a seed drawn by chance.
  package var seed: UInt64?
  var category = Category.pop
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
  package var color = ColorChoice.auto

  package enum ColorChoice: String {
    case auto, always, never
  }

  package init() {}

  /// Heeds an option, which has to be one of `Option.all`.
  package mutating func set(_ option: Option, to value: String) throws(OptionProblem) {
    try option.apply(&self, Word(value))
  }
}
