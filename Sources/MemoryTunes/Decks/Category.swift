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
  /// The category of this name or number in the list.
  init?(_ word: Word) {
    guard let category = Self.allCases.row(word) ?? Category(rawValue: word.key) else { return nil }
    self = category
  }
}
