import MemoryGame
import Saved
import Text

extension Inquiry {
  /// Asks the records. `read` makes an answer of the rows; nil if they answer something else. It skips invalid
  /// rows.
  private static func askRecords(
    _ queries: [Query], reading read: @escaping ([Row]) -> Event?
  ) -> Inquiry {
    .ask(queries) { rows in
      if case .system(let problem)? = GamesProblem(rows) {
        return .refused(.games(.problem(.system(problem), FilePath(""))))
      }
      return read(rows)
    } taking: {
      .show($0 ?? .keepsNoRecords)
    }
  }

  /// The games of the days of this month.
  static var days: Inquiry {
    askRecords([.now, .month(of: Player.you.name), .days(of: Player.you.name)]) {
      DayCalendar($0).map(Event.listedDays)
    }
  }

  /// The best games with this many pairs, or with any number, of a player other than the one at the keyboard if
  /// named. `canBeDealt`: whether a game of so many pairs can.
  static func best(pairs: Int?, player: String?, canBeDealt: Bool) -> Inquiry {
    let (name, bot) = (player ?? Player.you.name, player.map(Player.written(bot:)))
    let best = [name, bot].compactMap(\.self).map { name in
      pairs.map { .bestGames(of: name, pairs: $0) } ?? Query.bestGames(of: name)
    }
    // A few of the others may be computer players.
    let others = player == nil ? [Query.namesOfSinglePlayers(most: 2 * mostOthers)] : []
    return askRecords(best + [.latestGamesOfSeveral(name: player, or: bot, pairs: pairs)] + others) { rows in
      let others = rows.rows("player", columns: 1).map { OutsideText.shown($0[0]) }.filter {
        $0 != Player.you.name && Player.isPerson(written: $0)
      }
      let games = BestGames(
        games: rows.rows("best", columns: Record.columns).compactMap(Record.init),
        ofSeveral: rows.rows("several", columns: Record.columns).compactMap(Record.init),
        pairs: pairs, player: player, others: Array(others.prefix(mostOthers)), canBeDealt: canBeDealt)
      return .listedRecords(games)
    }
  }

  private static let mostOthers = 10

  /// Statistics over all decks and for this category, of games with this many pairs or with any number, and the
  /// boxes of a deck.
  static func statistics(
    _ category: BuiltInDeck, _ deck: Deck, pairs: Int?, canBeDealt: Bool
  ) -> Inquiry {
    let regrets = CardContent.allCases.map { cards in
      Query.regrets(of: Player.you.name, cards: cards.rawValue, pairs: pairs, most: mostSkills)
    }
    let days = pairs ?? Day.pairs == Day.pairs ? [Query.days(of: Player.you.name)] : []
    return askRecords(
      [.games(of: Player.you.name, pairs: pairs, deck: category.rawValue)] + regrets + [.results(pairs: pairs)]
        + days + Learned.queries(of: deck)
    ) { rows in
      guard let learned = Learned(rows, of: deck) else { return nil }
      let matches = MatchStats(rows)
      var skills: [CardContent: [Double]] = [:]
      for row in rows.rows("regret", columns: 3) {
        guard let cards = CardContent(rawValue: row[0]), let pairs = row[1].countInRow, pairs > 0,
          let regret = Double(row[2]), regret >= 0
        else { continue }
        skills[cards, default: []].append(Par(pairs: pairs).skill(regret: regret))
      }
      let statistics = Statistics(
        groups: rows.rows("games", columns: 7).compactMap { Statistics.Group($0, category) }, skills: skills,
        days: DayStats(rows), matches: matches == MatchStats() ? nil : matches, boxes: Boxes(learned, of: deck),
        pairs: pairs, canBeDealt: canBeDealt)
      return .toldStatistics(statistics)
    }
  }

  /// The most games whose accuracy is shown. One of unknown accuracy counts as one of them.
  private static let mostSkills = 40
}

extension Statistics.Group {
  fileprivate init?(_ row: Row, _ category: BuiltInDeck) {
    let numbers = row[2...4].compactMap(\.countInRow)
    let moves = row[6].split(separator: " ").compactMap { String($0).countInRow }
    guard let cards = CardContent(rawValue: row[1]), numbers.count == 3, numbers[0] > 0, numbers[1] > 0 else {
      return nil
    }
    self.init(
      category: row[0].isEmpty ? nil : category, cards: cards, pairs: numbers[0], begun: numbers[1],
      revealed: numbers[2], best: row[5].countInRow,
      moves: zip(moves, moves.dropFirst()).enumerated()
        .compactMap { $0.isMultiple(of: 2) ? Bar(value: $1.0, count: $1.1) : nil }.sorted {
          $0.value < $1.value
        })
  }
}
