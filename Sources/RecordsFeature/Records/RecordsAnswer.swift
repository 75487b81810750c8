import MemoryCore

extension RecordsNotice {
  /// How many games of several players are listed.
  private static let mostOfSeveral = 10

  /// The answer to a request; `today` is the day of the question.
  package init(_ request: RecordsRequest, in files: RecordSource, today: Day) {
    let games = Record.all(in: files)
    switch request {
    case .best(let pairs, let player):
      var selection = RecordsSelection(pairs: pairs, player: player)
      let solo = Dictionary(grouping: games.filter(selection.ranks), by: \.pairs).sorted { $0.key < $1.key }
      if player == nil { selection.others = Self.others(games) }
      self = .best(
        solo.flatMap { Self.best($0.value, most: pairs == nil ? 1 : 10) },
        ofSeveral: games.filter { $0.players.count > 1 && selection.has($0) }.suffix(Self.mostOfSeveral)
          .reversed(), of: selection)
    case .days:
      self = .days(DayCalendar(of: Record.ofDays(in: files), today: today))
    case .stats(let category, let pairs):
      var stats = Stats(
        of: games.filter { pairs == nil || $0.pairs == pairs },
        begun: BegunGame.all(in: files).filter { pairs == nil || $0.pairs == pairs }, category: category,
        today: today)
      stats.pairs = pairs
      self = .stats(stats)
    }
  }

  /// The people besides the one at the keyboard who finished games alone, latest last.
  private static func others(_ games: [Record]) -> [String] {
    let names = games.filter { $0.players.count == 1 }.map { $0.players[0] }
    return Set(names).filter { $0 != Record.you && Player.isPerson(written: $0) }.sorted()
      .prefix(mostOfSeveral).map { Player.name(written: $0) }
  }

  /// The best games. Of equal games, the earlier one stays first.
  private static func best(_ games: [Record], most: Int) -> [Record] {
    var best: [Record] = []
    for game in games where best.count < most || game.precedes(best[most - 1]) {
      best.insert(game, at: best.firstIndex { game.precedes($0) } ?? best.count)
      if best.count > most { best.removeLast() }
    }
    return best
  }
}

extension Stats {
  /// The most games whose accuracy is shown. One of unknown accuracy counts as one of them.
  private static let mostSkills = 40

  init(of games: [Record], begun: [BegunGame], category: Category, today: Day) {
    let solo = games.filter { $0.isSolo(of: Record.you) }
    var matches = MatchStats()
    for game in games where game.players.count > 1 { matches.add(game) }
    for game in begun { matches.addMatch(game.match, of: game.players) }
    let begun = begun.filter { $0.isSolo(of: Record.you) }
    self.init(
      groups: Group.all(solo, begun, category: nil)
        + Group.all(
          solo.filter { $0.deck == category.rawValue }, begun.filter { $0.deck == category.rawValue },
          category: category),
      skills: Dictionary(grouping: solo, by: \.cards).mapValues {
        $0.suffix(Self.mostSkills).compactMap(\.skill)
      },
      days: DayStats(of: solo, today: today),
      matches: matches == MatchStats() ? nil : matches)
  }
}

extension Stats.Group {
  /// A group for each number of pairs in ascending order: first the games with equal cards, then those with
  /// split ones.
  fileprivate static func all(_ games: [Record], _ begun: [BegunGame], category: Category?) -> [Stats.Group] {
    CardContent.allCases.flatMap { cards in
      let games = Dictionary(grouping: games.filter { $0.cards == cards }, by: \.pairs)
      let events = Dictionary(grouping: begun.filter { $0.cards == cards }, by: \.pairs)
        .mapValues { $0.map(\.event) }
      let begun = events.filter { $1.contains(.begun) }
      return Set(games.keys).union(begun.keys).sorted().map { pairs in
        let finished = games[pairs] ?? []
        let events = events[pairs] ?? []
        return Stats.Group(
          category: category, cards: cards, pairs: pairs, begun: events.count { $0 == .begun },
          revealed: events.count { $0 == .revealed },
          best: finished.filter { !$0.isAssisted }.map(\.moves).min(),
          moves: Dictionary(grouping: finished, by: \.moves).map { (moves: $0, games: $1.count) }
            .sorted { $0.moves < $1.moves })
      }
    }
  }
}
