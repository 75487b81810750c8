import MemoryCore
import Text
import Wording

/// Which tunes the next game uses.
package enum TunesAction {
  /// Show which tunes the next game uses.
  case requested
  /// The reply to `Effect.describeTunes`.
  case described(Forecast)
  case fetchRequested
  /// The reply to `Effect.fetchTunes`. `arePlayed`: whether games use fetched tunes.
  case fetched(Result<Tunes, FetchProblem>, arePlayed: Bool)
  case clearRequested
  /// The reply to `Effect.clearTunes`.
  case cleared(files: Int)
  case decksRequested
  /// The reply to `Effect.readKnown`.
  case knownRead(KnownPairs, Language)
  /// The reply to `Effect.listDecks`.
  case decksListed(DeckList)
  case deckRequested(path: FilePath)
  /// The reply to `Effect.readDeck`, and to `Effect.readFavorites`.
  case deckRead(Result<Deck, DeckFileProblem>)
  /// Mark the tune of a card as a favorite or, without one, the pair found last; or take the mark back.
  case favoriteRequested(card: Int?)
  /// The reply to `Effect.toggleFavorite`; nil if nothing is saved.
  case favoriteToggled(Favorite, FavoriteChange?)
  /// Go back from a deck file to the tunes of the category.
  case categoryRequested
}

enum TunesNotice: Notice {
  case described(Forecast)
  case fetched(Tunes, arePlayed: Bool)
  case notFetched(FetchProblem)
  case cleared(files: Int)
  case decks(DeckList, DeckChoice)
  /// `split`: why it cannot be dealt with the split cards that are chosen.
  case deckChosen(Deck, split: SplitProblem?, instead: Category)
  case deckRefused(DeckFileProblem)
  case categoryChosen(Category)

  var code: AnswerCode? {
    switch self {
    case .described: .done(.tunes)
    case .fetched: .done(.tunesFetched)
    case .notFetched(.networkOff): .refused(.networkOff)
    case .notFetched: .refused(.noTunes)
    case .cleared: .done(.tunesCleared)
    case .decks: .done(.decks)
    case .deckChosen: .done(.deckChosen)
    case .deckRefused: .refused(.deckRefused)
    case .categoryChosen: .done(.tunesOfCategory)
    }
  }

  var shows: Shown { if case .decks = self { .listFirst } else { .screen } }

  func draw(_ context: AnswerContext, into output: inout Output) {
    guard case .decks(let list, let choice) = self else { return }
    DecksScreen(list: list, choice: choice).draw(style: context.style, into: &output)
  }

  func addMembers(_ context: AnswerContext, to object: inout Output) {
    switch self {
    case .described(let forecast):
      object.name("list")
      object.array { array in array.object { $0.members(forecast) } }
    case .decks(let list, let choice): object.members(list, chosen: choice.index(in: list), context.words)
    case .fetched, .notFetched, .cleared, .deckChosen, .deckRefused, .categoryChosen: break
    }
  }
}

extension GameState {
  package mutating func reduce(_ action: TunesAction, in language: Language) -> Next {
    switch action {
    case .requested:
      guard let tunes = tunesAtHand() else {
        return .ask(.describeTunes(settings.category, policy, asksCatalog: asksCatalog))
      }
      return .answer(TunesNotice.described(Forecast(tunes: tunes, fetchesFirst: false)))
    case .described(let forecast):
      return .answer(TunesNotice.described(forecast))
    case .fetchRequested:
      guard request == nil else { return .nothing }
      request = Request(category: settings.category, purpose: .save)
      return .ask(.fetchTunes(settings.category, arePlayed: policy != .builtIn))
    case .fetched(let result, let arePlayed):
      request = nil
      note(result)
      switch result {
      case .success(let tunes): return .answer(TunesNotice.fetched(tunes, arePlayed: arePlayed))
      case .failure(let problem): return .answer(TunesNotice.notFetched(problem))
      }
    case .clearRequested:
      return .ask(.clearTunes)
    case .cleared(let files):
      return .answer(TunesNotice.cleared(files: files))
    case .decksRequested:
      return .ask(.readKnown(language))
    case .knownRead(let known, let language):
      return .ask(.listDecks(language, known))
    case .decksListed(let list):
      return .answer(TunesNotice.decks(list, DeckChoice(self)))
    case .deckRequested(let path) where KnownDeck(Word(path.text)) == .favorites:
      return .ask(.readFavorites)
    case .deckRequested(let path):
      return .ask(.readDeck(path: path, language))
    case .deckRead(.success(let deck)):
      choose(deck: deck)
      let problem = settings.cards == .split ? deck.splitProblem : nil
      return .answer(TunesNotice.deckChosen(deck, split: problem, instead: settings.category))
    case .deckRead(.failure(let problem)):
      return .answer(TunesNotice.deckRefused(problem))
    case .favoriteRequested(let card):
      return table?.markFavorite(card) ?? .answer(LineProblem.noGame)
    case .favoriteToggled(_, nil):
      return .answer(FavoriteNotice.nothingSaved)
    case .favoriteToggled(let favorite, let change?):
      return .answer(FavoriteNotice.changed(change, favorite))
    case .categoryRequested:
      choose(deck: nil)
      return .answer(TunesNotice.categoryChosen(settings.category))
    }
  }
}
