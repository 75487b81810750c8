/// A kind of tunes, in the order of the list from which the player chooses.
package enum Category: String, CaseIterable {
  case pop
  case electronic
  case rock
  case metal
  case rap

  var title: String {
    switch self {
    case .pop: "Pop"
    case .electronic: "Electronic"
    case .rock: "Rock"
    case .metal: "Metal"
    case .rap: "Rap"
    }
  }
}

extension Category {
  /// The category of this name, in any language, or of this number in the list.
  init?(_ word: Word) {
    let name = word.isForeign ? Vocabulary.all.categories[word.key] ?? word.key : word.key
    guard let category = Self.allCases.row(word) ?? Category(rawValue: name) else { return nil }
    self = category
  }
}
