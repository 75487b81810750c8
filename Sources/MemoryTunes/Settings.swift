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
  /// What that deck is called on the screen: the file's name without the folders.
  package var deckName: String? { deck.map { OutsideText.shown(String($0.split(separator: "/").last ?? "/")) } }
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
