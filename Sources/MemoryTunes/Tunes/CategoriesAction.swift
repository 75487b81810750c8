package enum CategoriesAction {
  case chosen(Category)
}

enum CategoriesNotice: Notice {
  /// A category was chosen. `otherDeck` is the name of the deck that will be used instead, if the player chose
  /// one.
  case chosen(Category, otherDeck: String?)

  var code: AnswerCode? { .categoryChosen }
  var showsScreen: Bool { true }

  func message(_ context: AnswerContext) -> String? {
    switch self {
    case .chosen(let category, nil): context.words.categoryChosen(category.title(context.words))
    case .chosen(let category, let deck?):
      context.words.categoryChosen(category.title(context.words), butUsing: deck)
    }
  }
}

extension Category {
  /// Changes the category that the next game uses. `deck` is the player's own deck, if one was chosen.
  mutating func reduce(_ action: CategoriesAction, deck: Deck?) -> Next {
    switch action {
    case .chosen(let category):
      self = category
      return .answer(CategoriesNotice.chosen(category, otherDeck: deck?.name))
    }
  }
}
