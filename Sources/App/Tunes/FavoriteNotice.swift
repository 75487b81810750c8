import MemoryGame
import Wording

/// The answers to `favorite`.
enum FavoriteNotice: Answer, Equatable {
  indirect case changed(FavoriteChange, Favorite)
  case noSuchCard(Int)
  /// A card whose tune may not be known.
  case hidden(Int)
  /// Without a card, the pair found last is meant.
  case noPairFound
  /// A pair of a deck of titles.
  case onlyTitles(Deck)
  case nothingSaved

  var code: AnswerCode {
    switch self {
    case .changed(let change, _): .done(change.isAdded ? .favoriteAdded : .favoriteRemoved)
    case .noSuchCard: .refused(.noSuchCard)
    case .hidden: .refused(.cardHidden)
    case .noPairFound: .refused(.noPairFound)
    case .onlyTitles: .refused(.onlyTitles)
    case .nothingSaved: .refused(.noHome)
    }
  }

  func message(_ context: AnswerContext) -> String? {
    guard let table = context.table else { return nil }
    let words = context.words
    return switch self {
    case .changed(let change, let favorite):
      change.isAdded
        ? words.favoriteAdded(tune: favorite.text(context.style), pairs: change.pairs)
        : words.sentence(words.favoriteRemoved(tune: favorite.text(context.style), pairs: change.pairs))
    case .noSuchCard(let card):
      words.noSuchCard(card: context.typed(card), last: table.game.board.cards.upperBound)
    case .hidden(let card):
      table.game.board.isUp(card)
        ? words.halfIsHidden(card: card) : words.cardIsHidden(card: card, other: table.favoriteCards.first)
    case .noPairFound: words.noPairFound(card: table.favoriteCards.first)
    case .onlyTitles(let deck): words.noFavoritesOfTitles(deck: deck.name(words))
    case .nothingSaved: words.favoritesNeedHome
    }
  }
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

  private func mayBeKnown(_ card: Int) -> Bool {
    halves == nil ? game.board.isUp(card) : game.board.isMatched(card)
  }

  /// Asks to mark the tune of a card or, without one, of the pair found last, or to take the mark back.
  func markFavorite(_ asked: Int?) -> Next {
    guard let card = asked ?? lastPair else { return .answer(FavoriteNotice.noPairFound) }
    guard game.board.cards.contains(card) else { return .answer(FavoriteNotice.noSuchCard(card)) }
    guard mayBeKnown(card) else { return .answer(FavoriteNotice.hidden(card)) }
    guard let favorite = Favorite(Int(game.board.faces[card - 1]), of: tunes.deck) else {
      return .answer(FavoriteNotice.onlyTitles(tunes.deck))
    }
    return .ask(.toggleFavorite(favorite))
  }

  /// A card of the pair found last; nil if there is none.
  private var lastPair: Int? {
    let faces = game.board.faces
    return game.moves(since: 0, turn: 0).last { move in
      move.cards.count == 2 && faces[move.cards[0] - 1] == faces[move.cards[1] - 1]
    }?.cards.first
  }
}
