import MemoryGame
import Saved
import Text

// What is kept of finished games. Invalid rows are left out.

extension World {
  /// What `read` tells of what is kept.
  private func told(_ read: (SavedGames) throws(DatabaseFailure) -> Event) -> Event {
    switch kept(.reads, read) {
    case nil: .keepsNoRecords
    case .success(let event)?: event
    case .failure(let failure)?: .refused(.games(.failure(.system(failure), FilePath(""))))
    }
  }

  /// The games of the days of this month.
  func listDays() -> Event {
    told { games throws(DatabaseFailure) in .listedDays(try games.calendar()) }
  }

  /// The best games with this many pairs, or with any number, of a player other than the one at the keyboard if
  /// named. `canBeDealt`: whether a game of so many pairs can.
  func listBest(pairs: Int?, player: String?, canBeDealt: Bool) -> Event {
    told { games throws(DatabaseFailure) in
      .listedRecords(try games.best(pairs: pairs, player: player, canBeDealt: canBeDealt))
    }
  }

  /// Statistics over all decks and for this category, of games with this many pairs or with any number, and the
  /// boxes of a deck.
  func tellStatistics(_ category: BuiltInDeck, _ deck: Deck, pairs: Int?, canBeDealt: Bool) -> Event {
    told { games throws(DatabaseFailure) in
      .toldStatistics(try games.statistics(category, deck, pairs: pairs, canBeDealt: canBeDealt))
    }
  }
}

extension SavedGames {
  private static let mostOthers = 10

  fileprivate func best(pairs: Int?, player: String?, canBeDealt: Bool) throws(DatabaseFailure) -> BestGames {
    let bot = player.map(Player.written(bot:))
    var best: [Record] = []
    for name in [player ?? Player.you.name, bot].compactMap(\.self) {
      best += try all(pairs.map { .bestGames(of: name, pairs: $0) } ?? .bestGames(of: name), Record.init)
    }
    let several = try all(.latestGamesOfSeveral(name: player, or: bot, pairs: pairs), Record.init)
    // A few of the others may be computer players.
    let names =
      player == nil ? try all(.namesOfSinglePlayers(most: 2 * Self.mostOthers)) { $0.text("name") } : []
    let others = names.map { OutsideText.shown($0) }.filter {
      $0 != Player.you.name && Player.isPerson(written: $0)
    }
    return BestGames(
      games: best, ofSeveral: several, pairs: pairs, player: player,
      others: Array(others.prefix(Self.mostOthers)), canBeDealt: canBeDealt)
  }

  /// The most games whose accuracy is shown. One of unknown accuracy counts as one of them.
  private static let mostSkills = 40

  fileprivate func statistics(
    _ category: BuiltInDeck, _ deck: Deck, pairs: Int?, canBeDealt: Bool
  ) throws(DatabaseFailure) -> Statistics {
    let you = Player.you.name
    let groups = try all(.games(of: you, pairs: pairs, deck: category.rawValue)) {
      Statistics.Group($0, category)
    }
    var skills: [CardContent: [Double]] = [:]
    for cards in CardContent.allCases {
      let regrets = Query.regrets(of: you, cards: cards.rawValue, pairs: pairs, most: Self.mostSkills)
      let found = try all(regrets) { row -> Double? in
        guard let pairs = row.count("pairs"), pairs > 0, let regret = row.real("regret"), regret >= 0 else {
          return nil
        }
        return Par(pairs: pairs).skill(regret: regret)
      }
      if !found.isEmpty { skills[cards] = found }
    }
    let matches = MatchStats(try all(.results(pairs: pairs), GameResults.init))
    return Statistics(
      groups: groups, skills: skills, days: (pairs ?? Day.pairs) == Day.pairs ? try days(of: you) : nil,
      matches: matches == MatchStats() ? nil : matches, boxes: Boxes(try learned(of: deck), of: deck),
      pairs: pairs, canBeDealt: canBeDealt)
  }
}

extension Statistics.Group {
  fileprivate init?(_ row: borrowing Row, _ category: BuiltInDeck) {
    guard let cards = CardContent(rawValue: row.text("cards")), let pairs = row.count("pairs"), pairs > 0,
      let begun = row.count("begun"), begun > 0, let revealed = row.count("revealed")
    else { return nil }
    let moves = row.counts("moves")
    let bars = stride(from: 0, to: moves.count - 1, by: 2).map { Bar(value: moves[$0], count: moves[$0 + 1]) }
    self.init(
      category: row.text("deck").isEmpty ? nil : category, cards: cards, pairs: pairs, begun: begun,
      revealed: revealed, best: row.count("best"), moves: bars.sorted { $0.value < $1.value })
  }
}
