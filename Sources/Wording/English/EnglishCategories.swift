extension English {
  var pop: String { "Pop" }
  var electronic: String { "Electronic" }
  var rock: String { "Rock" }
  var metal: String { "Metal" }
  var rap: String { "Rap" }

  var categories: String { "Categories" }
  func chosenRow(_ category: String) -> String { "\(category)  (chosen)" }
  func chosenRowInWords(_ category: String) -> String { "\(category), chosen" }

  func categoryChosen(_ category: String) -> String { "\(category) is chosen." }
  func categoryChosen(_ category: String, insteadOf deck: String) -> String {
    "\(category) is chosen. The deck \(quoted(deck)) is no longer used."
  }

  func noCategory(_ word: String) -> String {
    "\(quoted(word)) is not a category. For a list, type: categories"
  }
  func noCategory(_ word: String, nearest: String) -> String {
    "\(quoted(word)) is not a category. \(didYouMean(nearest))"
  }
}
