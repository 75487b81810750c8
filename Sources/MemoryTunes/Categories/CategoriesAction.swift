package enum CategoriesAction {
  case chosen(Category)
  /// A word that is no category, and the one that may have been meant.
  case misnamed(Word, nearest: String?)
}

enum CategoriesNotice: Equatable {
  /// A category was chosen. `otherDeck` is the name of the deck that will be used instead, if the player chose
  /// one.
  case chosen(Category, otherDeck: String?)
  case unknown(Word, nearest: String?)

  var isRefusal: Bool {
    switch self {
    case .chosen: false
    case .unknown: true
    }
  }

  var code: AnswerCode {
    switch self {
    case .chosen: .categoryChosen
    case .unknown: .noSuchCategory
    }
  }
}

extension Category {
  /// Changes the category that the next game uses. `deck` is the player's own deck, if one was chosen.
  mutating func reduce(_ action: CategoriesAction, deck: Deck?) -> CategoriesNotice {
    switch action {
    case .chosen(let category):
      self = category
      return .chosen(category, otherDeck: deck?.name)
    case .misnamed(let word, let nearest):
      return .unknown(word, nearest: nearest)
    }
  }
}
