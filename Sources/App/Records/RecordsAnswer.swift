import MemoryGame
import Saved
import Text

extension RecordsRequest {
  /// The most games whose accuracy is shown. One of unknown accuracy counts as one of them.
  private static let mostSkills = 40
  /// The most names of others, of whom a few may be computer players.
  private static let mostOthers = 10

  /// What is asked; `deck` is the one whose boxes are shown.
  package func queries(_ deck: Deck) -> [Query] {
    switch self {
    case .best(let pairs, let player, _):
      let (name, bot) = (player ?? Record.you, player.map(Player.written(bot:)))
      let best = [name, bot].compactMap(\.self).map { name in
        pairs.map { .bestGames(of: name, pairs: $0) } ?? Query.bestGames(of: name)
      }
      return best + [.latestGamesOfSeveral(name: player, or: bot, pairs: pairs)]
        + (player == nil ? [.namesOfSinglePlayers(most: 2 * Self.mostOthers)] : [])
    case .stats(let category, let pairs, _):
      let regrets = CardContent.allCases.map { cards in
        Query.regrets(of: Record.you, cards: cards.rawValue, pairs: pairs, most: Self.mostSkills)
      }
      return [.games(of: Record.you, pairs: pairs, deck: category.rawValue)] + regrets + [
        .results(pairs: pairs)
      ]
        + (pairs ?? Day.pairs == Day.pairs ? [.days(of: Record.you)] : []) + Learned.queries(of: deck)
    case .days:
      return [.now, .month(of: Record.you), .days(of: Record.you)]
    }
  }
}

extension RecordsRequest {
  /// What the rows of the reply say; nil if they answer something else. Invalid rows are skipped.
  package func answer(_ rows: [Row], _ deck: Deck) -> (any Answer)? {
    if case .system(let problem)? = GamesProblem(rows) { return GameRefused(.system(problem), FilePath("")) }
    switch self {
    case .best(let pairs, let player, let canBeDealt):
      let others = rows.rows("player", columns: 1).map { OutsideText.shown($0[0]) }.filter {
        $0 != Record.you && Player.isPerson(written: $0)
      }
      return BestGames(
        games: rows.rows("best", columns: Record.columns).compactMap(Record.init),
        ofSeveral: rows.rows("several", columns: Record.columns).compactMap(Record.init),
        selection: RecordsSelection(
          pairs: pairs, player: player, others: Array(others.prefix(Self.mostOthers)), canBeDealt: canBeDealt))
    case .stats(let category, let pairs, let canBeDealt):
      guard let learned = Learned(rows, of: deck) else { return nil }
      return Stats(
        rows, category, pairs: pairs, boxes: Boxes(learned, of: deck), canBeDealt: canBeDealt)
    case .days:
      return DayCalendar(rows)
    }
  }
}

extension Stats {
  fileprivate init(_ rows: [Row], _ category: Category, pairs: Int?, boxes: Boxes?, canBeDealt: Bool) {
    let games = rows.rows("games", columns: 8).compactMap(PlayedGames.init)
    let matches = MatchStats(rows)
    self.init(
      groups: Group.all(games, nil) + Group.all(games, category),
      skills: Dictionary(grouping: rows.rows("regret", columns: 3).compactMap(Skill.init), by: \.cards)
        .mapValues { $0.map(\.value) },
      days: DayStats(rows), matches: matches == MatchStats() ? nil : matches, boxes: boxes, pairs: pairs,
      canBeDealt: canBeDealt)
  }
}

/// The accuracy of a game.
private struct Skill {
  let cards: CardContent
  let value: Double

  init?(_ row: Row) {
    guard let cards = CardContent(rawValue: row[0]), let pairs = row[1].countInRow, pairs > 0,
      let regret = Double(row[2]), regret >= 0
    else { return nil }
    (self.cards, value) = (cards, Par(pairs: pairs).skill(regret: regret))
  }
}

/// How many games of one size ended in one way.
private struct PlayedGames {
  let cards: CardContent
  let pairs: Int
  let outcome: String
  let moves: Int
  /// How many there are, and how many of them without aids: of all decks, and of that of the category.
  let all: (games: Int, unaided: Int)
  let ofCategory: (games: Int, unaided: Int)

  init?(_ row: Row) {
    let numbers = row[3...].compactMap(\.countInRow)
    guard let cards = CardContent(rawValue: row[0]), let pairs = row[1].countInRow, pairs > 0,
      numbers.count == 5
    else { return nil }
    (self.cards, self.pairs, outcome, moves) = (cards, pairs, row[2], numbers[0])
    (all, ofCategory) = ((numbers[1], numbers[3]), (numbers[2], numbers[4]))
  }
}

extension Stats.Group {
  /// A group for each number of pairs in ascending order: first the games with equal cards, then those with
  /// split ones.
  fileprivate static func all(_ games: [PlayedGames], _ category: Category?) -> [Stats.Group] {
    CardContent.allCases.flatMap { cards in
      Dictionary(grouping: games.filter { $0.cards == cards }, by: \.pairs).sorted { $0.key < $1.key }
        .map { Stats.Group(category, cards, pairs: $0, $1) }
    }.filter { $0.begun > 0 }
  }

  private init(_ category: Category?, _ cards: CardContent, pairs: Int, _ games: [PlayedGames]) {
    func count(_ games: PlayedGames) -> (games: Int, unaided: Int) {
      category == nil ? games.all : games.ofCategory
    }
    let finished = games.filter { $0.outcome == "finished" && count($0).games > 0 }
    self.init(
      category: category, cards: cards, pairs: pairs, begun: games.reduce(0) { $0 + count($1).games },
      revealed: games.filter { $0.outcome == "revealed" }.reduce(0) { $0 + count($1).games },
      best: finished.filter { count($0).unaided > 0 }.map(\.moves).min(),
      moves: Dictionary(finished.map { ($0.moves, count($0).games) }, uniquingKeysWith: +)
        .map { (moves: $0, games: $1) }.sorted { $0.moves < $1.moves })
  }
}
