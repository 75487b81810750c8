import MemoryGame
import Text
import Wording

extension AppState {
  /// What is read of the world for an inquiry, or the action if nothing is.
  func intent(for inquiry: Inquiry) -> Intent {
    do throws(Refusal) {
      return try answer(to: inquiry)
    } catch {
      return .refuse(error)
    }
  }

  private func answer(to inquiry: Inquiry) throws(Refusal) -> Intent {
    switch inquiry {
    case .game:
      if game.table != nil { return .act(.navigation(.opened(.game))) }
      guard asksQuestions else { throw .line(.noGame) }
      return .read(.games(forTable: true))
    case .places(let places):
      guard let table = game.table else { throw .line(.noGame) }
      if let refusal = table.programsTurn { throw .play(refusal) }
      return .read(.columns(places))
    case .daily(nil): return .read(asksQuestions ? .today : .day(asked: nil))
    case .daily(let day?): return .read(.day(asked: day))
    case .practice(let pairs): return try use(game.choice, for: .practice(pairs: pairs))
    case .practiceWords:
      guard let deck = game.wordsDeck else { return .read(.decks(dueDecks, isForWords: true)) }
      return try use(deck, for: .practice(pairs: nil))
    case .deck(let name, let use):
      let reference = try reference(name)
      if let deck = reference.builtIn(spoken) { return try self.use(deck, for: use) }
      guard case .named(let path) = reference else { return .read(.favorites(for: use)) }
      return .read(.deck(path, for: use))
    case .readDeck(let deck, let path, let use):
      return try self.use(game.deck(deck, path, for: use, in: spoken), for: use)
    case .decks: return .read(.decks(dueDecks, isForWords: false))
    case .words:
      guard let deck = game.deckWithWords else { throw .deal(.noWords) }
      return try use(deck, for: .list)
    case .tunes:
      guard let category = game.choiceIdentity.category, game.policy != .builtIn else {
        return .act(.show(.foretold(Forecast(tunes: Tunes(deck: game.choice), fetchesFirst: false))))
      }
      return .read(.forecast(category, game.policy, asksCatalog: game.asksCatalog))
    case .games: return .read(.games(forTable: false))
    case .best(let pairs, let player):
      return .read(.best(pairs: pairs, player: player, canBeDealt: try canBeDealt(pairs, "records")))
    case .statistics(let pairs):
      let canBeDealt = try canBeDealt(pairs, "stats")
      return .read(.statistics(game.settings.category, game.choice, pairs: pairs, canBeDealt: canBeDealt))
    case .days: return .read(.days)
    }
  }

  private func use(_ deck: Deck, for use: DeckUse) throws(Refusal) -> Intent {
    switch use {
    case .choice: return .act(.deal(.choose(deck)))
    case .deal(let pairs): return .act(.deal(.play(pairs: pairs, of: deck)))
    case .practice(let pairs):
      return .read(.learned(of: deck, pairs: try game.pairsToPractice(of: deck, pairs), dueDecks))
    case .list:
      guard deck.canBeSplit else { throw .deal(.cannotSplit(deck)) }
      return .read(.words(of: deck))
    }
  }

  /// Whether the chosen deck has so many pairs. A game has at least two.
  private func canBeDealt(_ pairs: Int?, _ command: String) throws(Refusal) -> Bool {
    guard let pairs else { return true }
    if pairs < 2 { throw .deal(.tooFewPairs(pairs, command: command)) }
    return game.canDeal(pairs: pairs)
  }

  /// What the menu reads when it is shown at a prompt, before the answer to the line.
  var requestOfMenu: Request<FeatureAction>? {
    guard asksQuestions, path.current == .menu, openLine != nil, let headline = answer.headline,
      headline.presentation.shows.showsScreen, !answer.isRefusal
    else { return nil }
    return .menu(dueDecks)
  }

  private var dueDecks: DueDecks { DueDecks(knowing: game.wordsDeck, spoken) }

  /// The deck of a row of the list, if it is named by a number.
  func reference(_ reference: DeckReference) throws(Refusal) -> DeckReference {
    guard case .named(let path) = reference, case let word = Word(path.text), word.isNumber else {
      return reference
    }
    let rows = DeckRow.rows(decks)
    guard let row = rows.row(word) else { throw .line(.noSuchRow(word, rows: rows.count)) }
    return row.reference
  }

  /// The meaning in other words of a line that named a deck which is not there: `play music`.
  func otherMeaning(of line: Line, after action: FeatureAction) -> Meaning? {
    guard case .refuse(.deck(.unknown(_, nearest: nil))) = action else { return nil }
    return otherMeaning(of: line)
  }
}
