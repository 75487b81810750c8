import MemoryGame
import Text
import Wording

/// The pairs and the deck come in either order.
let playCommand = Command(
  name: "play", synonyms: ["p", "new"], parameters: Parameter.pairsAndDeck, consequence: .deals
) { arguments throws(LineRefusal) in
  // "new game", typed in other words than the title of the row.
  let isTitle = arguments.words.count == 1 && arguments.words[0].choice(of: ["game"]) != nil
  let (pairs, deck) = try isTitle ? (nil, nil) : arguments.pairsAndDeck()
  if let deck { return .inquire(.deck(deck, for: .deal(pairs: pairs))) }
  return .act(.deal(.play(pairs: pairs)))
}

extension Parameter {
  static let pairsAndDeck = [
    Parameter(.pairs, kind: .pairsOrDeck, isOptional: true),
    Parameter(.deck, kind: .pairsOrDeck, isOptional: true),
  ]
}

extension Arguments {
  /// The number, before or after the name of a deck, which may have several words.
  func pairsAndDeck() throws(LineRefusal) -> (pairs: Int?, deck: DeckReference?) {
    var words = words[...]
    guard !words.isEmpty else { return (nil, nil) }
    let isFirst = words[0].isNumber
    let number = isFirst ? words.popFirst() : words.last!.isNumber ? words.popLast() : nil
    if let word = words.first(where: { !$0.hasLetter }) {
      throw word.isNumber ? .tooManyWords(first: word, usage: usage) : .notANumber(word, usage: usage)
    }
    let name = words.map(\.typed).joined(separator: " ")
    return (number?.count, name.isEmpty ? nil : DeckReference(FilePath(name)))
  }
}

extension GameState {
  mutating func requestGame(pairs: Int?, of deck: Deck?) -> Reduction {
    if pairs == nil, deck == nil, isBetweenGamesOfMatch { return requestAnother() }
    return requestTunes(RequestedGame(pairs: pairs, choice: deck))
  }

  /// Deals at once if the tunes are available, otherwise loads them.
  mutating func requestTunes(_ game: RequestedGame) -> Reduction {
    let choice = game.choice ?? choice
    guard let category = choice.identity.category, policy != .builtIn else {
      return deal(game, Tunes(deck: choice))
    }
    load(category, policy, asksCatalog: asksCatalog, for: .game(game))
    return Reduction()
  }

  /// Deals the game that waited for these tunes.
  mutating func take(_ tunes: Result<Tunes, FetchFailure>, for game: RequestedGame) -> Reduction {
    switch tunes {
    case .success(let tunes): return deal(game, tunes)
    case .failure(let failure): return .refuse(.deal(.noTunes(failure)))
    }
  }

  func deal(_ game: RequestedGame, _ tunes: Tunes) -> Reduction {
    let players = game.players ?? next.players
    let cards = game.again?.cards ?? cards(of: tunes.deck)
    let count = tunes.deck.count(for: cards)
    // Another deck may be smaller.
    let asked = game.again == nil ? game.pairs : game.pairs.map { min($0, count) }
    let pairs = asked ?? min(settings.pairs ?? players.usualPairs, count)
    guard pairs >= 2, pairs <= count else {
      return .refuse(.deal(.pairs(pairs, most: count, of: tunes.deck, command: "play")))
    }
    guard pairs <= NextGame.mostPairsOfPrograms || !players.hasPrograms else {
      return .refuse(.deal(.tooManyForPrograms))
    }
    return .deal(
      PendingDeal(
        tunes: tunes, pairs: pairs, cards: cards, players: players, selection: game.again?.selection,
        match: game.again?.match ?? game.games.flatMap { Match(of: $0, points: players.list.map { _ in 0 }) },
        choice: game.choice, choosesPlayers: game.players != nil && game.again == nil,
        isUnsplit: game.again?.cards == nil && settings.cards == .split && !tunes.deck.canBeSplit))
  }
}
