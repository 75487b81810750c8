import MemoryGame
import Text
import Wording

extension AppState {
  /// What a line with this action reads of the world first; nil if it can be carried out.
  func reading(for action: FeatureAction) -> Reading? {
    switch action {
    case .navigation(.opened(.game)) where game.table == nil && asksQuestions: .games(forTable: true)
    case .navigation(.opened(.categories)): .decks(dueDecks, isForWords: false)
    case .play(.flipPlaces(let places)) where game.table?.programsTurn == nil && game.table != nil:
      .columns(places)
    case .deal(let action): reading(for: action)
    case .tunes(.foretell): game.readingOfTunes
    case .games(.list): .games(forTable: false)
    case .records(let action): action.reading(game)
    case .navigation, .play, .review, .tunes, .games, .settings, .steps, .confirmation, .show, .repeatRequested,
      .mistyped, .quit, .recalled, .todayRead, .dayOpened, .decksListed, .gameIsSaved:
      nil
    }
  }

  /// What the menu reads when it is shown at a prompt, before the answer to the line.
  var readingOfMenu: Reading? {
    guard asksQuestions, path.current == .menu, openLine != nil, let headline = answer.headline,
      headline.presentation.shows.showsScreen, !answer.isRefusal
    else { return nil }
    return .menu(dueDecks)
  }

  private func reading(for action: DealAction) -> Reading? {
    switch action {
    case .daily(nil): asksQuestions ? .today : .day(asked: nil)
    case .daily(let asked?): .day(asked: asked)
    // Nothing is saved.
    case .todayRead(nil): .day(asked: nil)
    case .practice(let pairs): reading(of: game.choice, for: .practice(pairs: pairs))
    case .practiceWords:
      game.wordsDeck.map { reading(of: $0, for: .practice(pairs: nil)) } ?? .decks(dueDecks, isForWords: true)
    case .listWords: game.deckWithWords.flatMap { reading(of: $0, for: .list) }
    case .deck(let reference, let use): reading(of: self.reference(reference), for: use)
    case .deckRead(let deck, let path, let use):
      (try? game.deck(deck, path, for: use, in: spoken).get()).flatMap { reading(of: $0, for: use) }
    case .play, .again, .against, .match, .challenge, .seed, .players, .showPlayers, .dayTold, .todayRead,
      .learnedRead:
      nil
    }
  }

  private func reading(of reference: DeckReference?, for use: DeckUse) -> Reading? {
    guard let reference else { return nil }
    if let deck = reference.builtIn(spoken) { return reading(of: deck, for: use) }
    guard case .named(let path) = reference else { return .favorites(for: use) }
    return .deck(path, for: use)
  }

  private func reading(of deck: Deck, for use: DeckUse) -> Reading? {
    switch use {
    case .practice(let pairs):
      (try? game.pairsToPractice(of: deck, pairs).get()).map { .learned(of: deck, pairs: $0, dueDecks) }
    case .list: deck.canBeSplit ? .words(of: deck) : nil
    case .choice, .deal: nil
    }
  }

  private var dueDecks: DueDecks { DueDecks(knowing: game.wordsDeck, spoken) }

  /// The deck of a row of the list, if it is named by a number; nil if there is no such row.
  func reference(_ reference: DeckReference) -> DeckReference? {
    guard case .named(let path) = reference, Word(path.text).isNumber else { return reference }
    return DeckRow.rows(decks).row(Word(path.text))?.reference
  }

  /// The meaning in other words of a line that named a deck which is not there: `play music`.
  func otherMeaning(of line: Line, after action: FeatureAction) -> Meaning? {
    guard case .deal(.deckRead(let deck, let path, let use)) = action,
      case .failure(.deck(.unknown(_, nearest: nil))) = game.deck(deck, path, for: use, in: spoken)
    else { return nil }
    return otherMeaning(of: line)
  }
}
