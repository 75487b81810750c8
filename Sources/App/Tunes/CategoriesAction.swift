import Text
import Wording

/// What the next game is dealt from.
package enum CategoriesAction {
  case chosen(DeckReference)
  /// The reply to `Effect.readDeck`.
  case deckRead(Result<Deck, DeckFileProblem>, DeckRequest)
}

package enum CategoriesNotice: Answer, Equatable {
  case chosen(DeckChoice)
  /// The screen is shown, with the player's own decks.
  case listed(DeckList, DeckChoice)

  package var code: AnswerCode {
    switch self {
    case .chosen(.category): .done(.categoryChosen)
    case .chosen(.deck): .done(.deckChosen)
    case .listed: .done(.decks)
    }
  }

  package var shows: Shown { if case .listed = self { .place } else { .screen } }

  package func message(_ context: AnswerContext) -> String? {
    let words = context.words
    return switch self {
    case .chosen(.category(let category)): words.categoryChosen(category: category.title(words))
    case .chosen(.deck(let deck)): words.deckChosen(deck: deck.name(words), pairs: deck.count(for: .same))
    case .listed(let list, _): list.others == 0 ? nil : words.decksNotListed(count: list.others)
    }
  }

  package func addMembers(_ context: AnswerContext, to object: inout Output) {
    guard case .listed(let list, let choice) = self else { return }
    object.name("list")
    object.objects(DeckRow.rows(list)) { row, object in
      object.member("name", row.name)
      object.member("kind", row.kind)
      object.member("count", row.count)
      object.member("problem", row.listed?.trouble?.message(context.words))
      object.name("themes")
      object.array { array in for theme in row.themes { array.value(theme) } }
      object.member("chosen", row.isChosen(choice))
    }
  }
}

extension GameState {
  package mutating func reduce(_ action: CategoriesAction, in language: Language) -> Next {
    switch action {
    case .chosen(let deck): answer(search(deck, for: .choice, in: language))
    case .deckRead(let deck, let request): answer(search(deck, request, in: language))
    }
  }

  private mutating func answer(_ search: DeckSearch) -> Next {
    switch search {
    case .ask(let effect): return .ask(effect)
    case .refused(let refusal): return .answer(refusal)
    case .found(let choice):
      choose(choice)
      return .answer(CategoriesNotice.chosen(choice))
    }
  }
}
