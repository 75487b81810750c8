import MemoryCore
import Wording

package enum CategoriesAction {
  case chosen(Category)
}

enum CategoriesNotice: Notice {
  /// A category was chosen, perhaps replacing the player's own deck of this name.
  case chosen(Category, insteadOf: Deck?)

  var code: AnswerCode? { .done(.categoryChosen) }
  var shows: Shown { .screen }

  func message(_ context: AnswerContext) -> String? {
    switch self {
    case .chosen(let category, nil): context.words.categoryChosen(category: category.title(context.words))
    case .chosen(let category, let deck?):
      context.words.categoryReplacesDeck(
        category: category.title(context.words), deck: deck.name(context.words))
    }
  }
}

extension GameState {
  package mutating func reduce(_ action: CategoriesAction) -> Next {
    switch action {
    case .chosen(let category):
      let deck = next.deck
      choose(category)
      return .answer(CategoriesNotice.chosen(category, insteadOf: deck))
    }
  }
}
