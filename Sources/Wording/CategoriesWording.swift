/// Sentences about categories.
package protocol CategoriesWording {
  var pop: String { get }
  var electronic: String { get }
  var rock: String { get }
  var metal: String { get }
  var rap: String { get }
  /// The heading of the list.
  var categories: String { get }
  /// The row of the category that is chosen, in columns and as part of a sentence.
  func chosenRow(_ category: String) -> String
  func chosenRowInWords(_ category: String) -> String
  func categoryChosen(_ category: String) -> String
  /// The same, replacing the player's own deck.
  func categoryChosen(_ category: String, insteadOf deck: String) -> String
  func noCategory(_ word: String) -> String
  /// `nearest` is the suggested category.
  func noCategory(_ word: String, nearest: String) -> String
}
