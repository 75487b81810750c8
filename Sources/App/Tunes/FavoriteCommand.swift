import MemoryGame
import Saved
import Wording

package let favoriteCommand = Command<any GameAction>(
  name: "favorite", synonyms: ["like", "love"],
  parameters: [Parameter(.card, kind: .seenCard, isOptional: true)], place: .game, availability: .withGame,
  subject: .tunes
) { arguments throws(LineProblem) in FavoriteRequested(card: try arguments.optionalCount(0)) }

/// Mark the tune of a card as a favorite or, without one, the pair found last; or take the mark back.
struct FavoriteRequested: GameAction {
  let card: Int?

  func reduce(_ game: inout GameState, _ asker: Asker) -> Next {
    guard let table = game.table else { return .answer(LineProblem.noGame) }
    guard let card = card ?? table.lastPair else {
      return .answer(NoPairFound(example: table.favoriteCards.first))
    }
    guard table.game.board.cards.contains(card) else { return .answer(NoSuchCard(card: card)) }
    guard table.mayBeKnown(card) else {
      return .answer(
        CardHidden(
          card: card, isHalf: table.game.board.isUp(card), example: table.favoriteCards.first))
    }
    guard let favorite = Favorite(Int(table.game.board.faces[card - 1]), of: table.tunes.deck) else {
      return .answer(NoFavoritesOfTitles(deck: table.tunes.deck))
    }
    return .ask(.toggle(favorite))
  }
}

extension Effect {
  /// Adds a pair to the favorites, or removes it.
  static func toggle(_ favorite: Favorite) -> Effect {
    .ask(
      Query.toggleFavorite(title: favorite.title, artist: favorite.artist), .commits,
      reading: FavoriteChange.init, taking: { .state(FavoriteToggled(favorite: favorite, change: $0)) })
  }
}

/// Without a change, nothing is saved.
struct FavoriteToggled: GameAction {
  let favorite: Favorite
  let change: FavoriteChange?

  func reduce(_ game: inout GameState, _ asker: Asker) -> Next {
    .answer(change.map { FavoriteChanged(favorite: favorite, change: $0) } ?? FavoritesNeedHome())
  }
}

struct FavoriteChanged: Answer {
  let favorite: Favorite
  let change: FavoriteChange

  var code: AnswerCode { .done(change.isAdded ? "favorite-added" : "favorite-removed") }

  func message(_ context: AnswerContext) -> String? {
    let (words, tune) = (context.words, favorite.text(context.style))
    return change.isAdded
      ? words.favoriteAdded(tune: tune, pairs: change.pairs)
      : words.sentence(words.favoriteRemoved(tune: tune, pairs: change.pairs))
  }
}

/// A card whose tune may not be known.
struct CardHidden: Answer {
  let code = AnswerCode.refused("card-hidden")
  let card: Int
  /// It is up, but the other half of its tune is hidden.
  let isHalf: Bool
  /// A card whose tune may be known.
  let example: Int?

  func message(_ context: AnswerContext) -> String? {
    isHalf ? context.words.halfIsHidden(card: card) : context.words.cardIsHidden(card: card, other: example)
  }
}

/// Without a card, the pair found last is meant.
struct NoPairFound: Answer {
  let code = AnswerCode.refused("no-pair-found")
  let example: Int?

  func message(_ context: AnswerContext) -> String? { context.words.noPairFound(card: example) }
}

/// A pair of a deck of titles.
struct NoFavoritesOfTitles: Answer {
  let code = AnswerCode.refused("only-titles")
  let deck: Deck

  func message(_ context: AnswerContext) -> String? {
    context.words.noFavoritesOfTitles(deck: deck.name(context.words))
  }
}

struct FavoritesNeedHome: Answer {
  let code = AnswerCode.refused("no-home")

  func message(_ context: AnswerContext) -> String? { context.words.favoritesNeedHome }
}

extension Favorite {
  fileprivate func text(_ style: Style) -> String {
    let (title, artist) = (style.shown(title), style.shown(artist))
    return isTune
      ? style.words.tune(title: title, artist: artist) : style.words.fact(title: title, other: artist)
  }
}

extension Table {
  /// The cards whose tune may be known: of split cards, those of found pairs.
  package var favoriteCards: [Int] { game.board.cards.filter(mayBeKnown) }

  fileprivate func mayBeKnown(_ card: Int) -> Bool {
    halves == nil ? game.board.isUp(card) : game.board.isMatched(card)
  }

  /// A card of the pair found last; nil if there is none.
  fileprivate var lastPair: Int? {
    let faces = game.board.faces
    return game.moves().last { move in
      move.cards.count == 2 && faces[move.cards[0] - 1] == faces[move.cards[1] - 1]
    }?.cards.first
  }
}
