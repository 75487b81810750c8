import Text
import Wording

let categoryCommand = Command(
  name: "category", synonyms: ["c", "deck"], parameters: [Parameter(.name, kind: .deck)], subject: .tunes
) { arguments throws(LineRefusal) in .inquire(.deck(DeckReference(try arguments.path()), for: .choice)) }

/// A deck that was chosen.
struct ChosenDeck: Presentable {
  let deck: Deck

  var code: AnswerCode { .done(deck.identity.category == nil ? "deck-chosen" : "category-chosen") }
  var shows: AnswerLayout { .screen }

  func message(_ context: AnswerContext) -> String? {
    let (words, name) = (context.words, deck.name(context.words))
    return deck.identity.category == nil
      ? words.deckChosen(deck: name, pairs: deck.count(for: .same), isOfWords: deck.isOfWords)
      : words.categoryChosen(category: name)
  }

  func addValues(_ context: AnswerContext, to object: inout Output) {
    guard let category = deck.identity.category else {
      object.member("deck", deck.identity.name)
      object.member("pairs", deck.count(for: .same))
      return object.member("isOfWords", deck.isOfWords)
    }
    object.member("category", category.rawValue)
  }
}

/// The screen is shown, with the player's own decks.
extension ListedDecks: Presentable {
  var code: AnswerCode { .done("decks") }
  var shows: AnswerLayout { .place }

  func message(_ context: AnswerContext) -> String? {
    let words = context.words
    let missing = list.others == 0 ? nil : words.decksNotListed(count: list.others)
    guard isForWords else { return missing }
    let due = list.due.max { $0.count < $1.count }
    return words.sentences(missing ?? "", due.map { $0.sentence(words) } ?? words.decksOfWords)
  }

  func addValues(_ context: AnswerContext, to object: inout Output) {
    object.member("count", list.others)
    object.member("isForWords", isForWords)
  }

  func addMembers(_ context: AnswerContext, to object: inout Output) {
    object.member("list", objects: DeckRow.rows(list)) { row, object in
      object.member("name", row.identity.name)
      object.member("kind", row.identity.kind.rawValue)
      object.member("count", try? row.count.get())
      object.member("problem", row.failure?.message(context.words))
      object.member("themes", row.themes)
      object.member("chosen", row.isChosen(choice))
      object.member("due", row.due)
    }
  }
}
