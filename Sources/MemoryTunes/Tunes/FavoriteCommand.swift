import MemoryGame
import Text
import Wording

let favoriteCommand = Command(
  name: "favorite", synonyms: ["like", "love"],
  parameters: [Parameter(.card, kind: .seenCard, isOptional: true)], place: .game, availability: .withGame,
  subject: .tunes
) { arguments throws(LineRefusal) in .act(.tunes(.favorite(card: try arguments.optionalCount(0)))) }

extension GameState {
  /// Marks the tune of a card as a favorite or, without one, the pair found last; or, if `removes`, takes the
  /// mark back.
  func requestFavorite(_ card: Int?, removes: Bool) -> Reduction {
    guard let table else { return .refuse(.line(.noGame)) }
    let example = table.favoriteCards.first
    guard let card = card ?? table.game.moves().last(where: \.isPair)?.cards.first else {
      return .refuse(.tunes(.noPairFound(example: example)))
    }
    guard table.game.board.cards.contains(card) else { return .refuse(.play(.noSuchCard(card))) }
    guard table.mayBeKnown(card) else {
      // Of a split card, the other half of its tune is hidden.
      let isHalf = table.game.board.isUp(card)
      return .refuse(.tunes(.hidden(card: card, isHalf: isHalf, example: example)))
    }
    let deck = table.tunes.deck
    guard let favorite = Favorite(Int(table.game.board.faces[card - 1]), of: deck) else {
      return .refuse(.tunes(.onlyTitles(deck)))
    }
    return .ask(.favorite(favorite, removes: removes))
  }
}

extension Notice {
  static func favored(_ favorite: Favorite, _ change: FavoriteChange) -> Notice {
    Notice(
      change.isAdded ? "favorite-added" : "favorite-removed",
      ["title": favorite.title, "artist": favorite.artist, "pairs": change.pairs]
    ) { context in
      let (words, tune) = (context.words, favorite.text(context.style))
      return change.isAdded
        ? words.favoriteAdded(tune: tune, pairs: change.pairs)
        : words.sentence(words.favoriteRemoved(tune: tune, pairs: change.pairs))
    }
  }
}

extension TunesRefusal {
  var notice: Notice {
    switch self {
    case .noPairFound(let example):
      .refused("no-pair-found", ["card": example]) { $0.words.noPairFound(card: example) }
    case .hidden(let card, let isHalf, let example):
      .refused("card-hidden", ["card": card, "isHalf": isHalf, "other": example]) {
        isHalf ? $0.words.halfIsHidden(card: card) : $0.words.cardIsHidden(card: card, other: example)
      }
    case .onlyTitles(let deck):
      .refused("only-titles", ["deck": deck.identity.name]) {
        $0.words.noFavoritesOfTitles(deck: deck.name($0.words))
      }
    case .needsHome: .refused("no-home") { $0.words.favoritesNeedHome }
    case .notSaved(let failure):
      .refused(thing: .favorites, for: failure.text) {
        $0.words.favoriteNotSaved(failure: failure.message($0.words))
      }
    case .notFetched(let failure):
      .refused(failure == .networkOff ? "network-off" : "no-tunes", ["problem": failure.rawValue]) {
        let text = $0.words.fetchFailure(failure: failure)
        return failure == .networkOff
          ? $0.words.tunesNotFetched(failure: text) : $0.words.tunesNotFetchedYet(failure: text)
      }
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
  var favoriteCards: [Int] { game.board.cards.filter(mayBeKnown) }

  fileprivate func mayBeKnown(_ card: Int) -> Bool {
    halves == nil ? game.board.isUp(card) : game.board.isMatched(card)
  }
}
