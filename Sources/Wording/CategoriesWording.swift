/// Sentences about categories.
extension Wording {
  package var pop: String { say() }
  package var electronic: String { say() }
  package var rock: String { say() }
  package var metal: String { say() }
  package var rap: String { say() }
  package var categories: String { say() }
  package func chosenRow(category: String) -> String { say(category) }
  package func chosenRowInWords(category: String) -> String { say(category) }
  package func categoryChosen(category: String) -> String { say(category) }
  package func categoryReplacesDeck(category: String, deck: String) -> String { say(category, deck) }
  package func noCategory(word: String) -> String { say(word) }
  package var howToListCategories: String { say() }
}
