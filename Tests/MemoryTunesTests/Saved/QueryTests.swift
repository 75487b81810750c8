import MemoryGame
import Saved
import Testing

extension SplitMix64: RandomNumberGenerator {}

/// The answers of queries, compared with what an array of the same games says.
struct QueryTests {
  private static let names = [
    "ann", "you", "easy", "ann bob", "bob ann", "you easy", "easy you", "anna", "zoe easy", "zoe anna",
    "joann bob", "bot:mine",
  ]

  /// Few values each, so that there are many ties.
  private static func games(_ seed: UInt64, count: Int) -> [FinishedGame] {
    var generator = SplitMix64(seed: seed)
    return (0..<count).map { _ in
      var game = FinishedGame()
      game.players = names.randomElement(using: &generator)!
      game.deck = ["pop", "rock"].randomElement(using: &generator)!
      game.cards = ["same", "split"].randomElement(using: &generator)!
      game.pairs = .random(in: 2...4, using: &generator)
      game.seed = .random(in: 1...5, using: &generator)
      game.ended = .random(in: 1000...1040, using: &generator)
      game.outcome = ["finished", "finished", "finished", "revealed", "drawn"].randomElement(using: &generator)!
      game.moves = .random(in: 4...6, using: &generator)
      game.seconds = .random(in: 7...9, using: &generator)
      let won = Int.random(in: 0...4, using: &generator)
      game.won = game.players.contains(" ") ? "\(won) \(4 - won)" : "4"
      game.aids = ["", "", "hints=1", "undo repeat"].randomElement(using: &generator)!
      return game
    }
  }

  /// Sizes, kinds of cards, players: all of a home with 0, 1, 2 and many games.
  private static let homes =
    [(1, 0), (1, 1), (2, 1), (3, 2), (4, 2), (5, 30), (6, 300), (7, 300)] as [(UInt64, Int)]

  private typealias Place = EnumeratedSequence<[FinishedGame]>.Element

  private static func isEarlier(_ one: Place, _ other: Place) -> Bool {
    (one.element.ended, one.offset) < (other.element.ended, other.offset)
  }

  @Test(arguments: homes)
  func `the last games of several players come latest first`(seed: UInt64, count: Int) throws {
    let games = Self.games(seed, count: count)
    let database = try Database.having(games)
    for (name, pairs) in [(nil, nil), ("ann", nil), ("easy", 3), (nil, 2)] as [(String?, Int?)] {
      let several = games.enumerated().filter { _, game in
        let players = game.players.split(separator: " ").map(String.init)
        return game.outcome == "finished" && players.count > 1 && name.map(players.contains) ?? true
          && pairs ?? game.pairs == game.pairs
      }.sorted { Self.isEarlier($1, $0) }.prefix(10)
      let rows = try database.values(.latestGamesOfSeveral(name: name, or: "bot:x", pairs: pairs))
      #expect(rows.map { [$0[0], $0[10], $0[11]] } == several.map { ["\($1.ended)", $1.players, $1.won] })
    }
    let finished = games.filter { $0.outcome == "finished" && !$0.players.contains { " :".contains($0) } }
    let single = Set(finished.map(\.players)).sorted()
    #expect(try database.values(.namesOfSinglePlayers(most: 3)) == single.prefix(3).map { [$0] })
  }

  @Test(arguments: homes)
  func `what is known of a deal leaves it out, and a rank is of its kind`(seed: UInt64, count: Int) throws {
    let games = Self.games(seed, count: count)
    let database = try Database.having(games)
    for deal in [nil, 1, 2, count] where deal ?? 1 <= count && deal != 0 {
      for (pairs, cards) in [2, 3, 4].flatMap({ [($0, "same"), ($0, "split")] }) {
        let began = deal.map { games[$0 - 1].ended - games[$0 - 1].seconds } ?? .max
        let others = games.enumerated().filter { number, game in
          number + 1 != deal && game.seed == 2 && game.pairs == pairs
            && (game.outcome == "revealed" || game.ended - game.seconds <= began)
        }
        let finished = others.filter { $1.outcome == "finished" }.min(by: Self.isEarlier)
        let kind = games.filter {
          $0.outcome == "finished" && $0.players == "ann" && $0.pairs == pairs && $0.cards == cards
        }
        let best = kind.filter(\.aids.isEmpty).map(\.moves).min()
        if let deal {
          #expect(try database.values(.deal(deal)) == [["\(2 * games[deal - 1].moves)", "1"]])
        }
        let seen = try database.values(.seen(seed: 2, pairs: pairs, except: deal))
        #expect(seen == (others.isEmpty ? [] : [[finished.map { "\($0.element.moves)" } ?? ""]]))
        let fewest = try database.values(.fewestMoves(of: "ann", pairs: pairs, cards: cards))
        #expect(fewest == (best.map { [["\($0)"]] } ?? []))
        let before = kind.count { ($0.aids.isEmpty ? 0 : 1, $0.moves, $0.seconds) <= (0, 5, 8) }
        let isFirst = !games.contains { $0.outcome == "finished" }
        let rank = try database.values(
          .rank(of: "ann", pairs: pairs, cards: cards, moves: 5, seconds: 8, isAssisted: false))
        let counts = ["\(before + 1)", "\(kind.count + 1)", best.map(String.init) ?? ""]
        #expect(rank == [counts + [isFirst ? "1" : "0"]])
      }
    }
  }

  @Test(arguments: homes)
  func `records and statistics are those of a search over all games`(seed: UInt64, count: Int) throws {
    let games = Self.games(seed, count: count)
    let database = try Database.having(games)
    func kind(_ pairs: Int?, _ cards: String, deck: String = "") -> [Place] {
      games.enumerated().filter { _, game in
        game.players == "ann" && game.cards == cards && pairs ?? game.pairs == game.pairs
          && ["", game.deck].contains(deck)
      }
    }
    func best(_ pairs: Int, _ cards: String) -> [[String]] {
      func worth(_ place: Place) -> (Int, Int, Int, Int, Int) {
        let game = place.element
        return (game.aids.isEmpty ? 0 : 1, game.moves, game.seconds, game.ended, place.offset)
      }
      let finished = kind(pairs, cards).filter { $1.outcome == "finished" }
      return finished.sorted { worth($0) < worth($1) }.prefix(10).map { _, game in
        ["\(game.ended)", game.cards, "\(pairs)", "\(game.moves)", "\(game.seconds)", game.aids]
      }
    }
    func found(_ query: Query) throws -> [[String]] {
      try database.values(query).map { row in [0, 2, 3, 4, 6, 13].map { row[$0] } }
    }
    let sizes = [2, 3, 4].flatMap { [($0, "same"), ($0, "split")] }
    for pairs in [2, 3, 4] {
      #expect(try found(.bestGames(of: "ann", pairs: pairs)) == best(pairs, "same") + best(pairs, "split"))
    }
    #expect(try found(.bestGames(of: "ann")) == sizes.flatMap { best($0, $1).prefix(1) })
    for asked in [nil, 2, 3, 4] {
      let groups = ["", "pop"].flatMap { deck in
        ["same", "split"].flatMap { cards in
          [2, 3, 4].filter { asked ?? $0 == $0 }.compactMap { pairs -> [String]? in
            let all = kind(pairs, cards, deck: deck).map(\.element)
            let finished = all.filter { $0.outcome == "finished" }
            let least = finished.filter(\.aids.isEmpty).map(\.moves).min()
            let moves = [4, 5, 6].map { moves in finished.count { $0.moves == moves } }
            return all.isEmpty
              ? nil
              : [
                deck, cards, "\(pairs)", "\(all.count)", "\(all.count { $0.outcome == "revealed" })",
                least.map(String.init) ?? "", "\(moves)",
              ]
          }
        }
      }
      let rows = try database.values(.games(of: "ann", pairs: asked, deck: "pop")).map { row -> [String] in
        let counts = row[6].split(separator: " ").map { Int($0)! }
        let moves = [4, 5, 6].map { moves -> Int in
          let place = stride(from: 0, to: counts.count, by: 2).first { counts[$0] == moves }
          return place.map { counts[$0 + 1] } ?? 0
        }
        return Array(row[..<6]) + ["\(moves)"]
      }
      #expect(rows == groups)
      let last = kind(asked, "same").filter { $1.outcome == "finished" }.sorted(by: Self.isEarlier).suffix(4)
      let regrets = try database.values(.regrets(of: "ann", cards: "same", pairs: asked, most: 4))
      #expect(regrets == last.map { ["\($1.pairs)", "0.5"] })
      var results: [(key: [String], count: Int)] = []
      for game in games where game.players.contains(" ") && asked ?? game.pairs == game.pairs {
        guard game.outcome == "finished" else { continue }
        let key = [game.players, "1", game.won, ""]
        let place = results.firstIndex { $0.key == key }
        if let place { results[place].count += 1 } else { results.append((key, 1)) }
      }
      let sums = try database.values(.results(pairs: asked)).filter { $0[1] == "1" }
      #expect(sums == results.map { $0.key + ["\($0.count)"] })
    }
  }

  @Test(arguments: homes)
  func `levelGames are those of the two in either seat, the latest first`(seed: UInt64, count: Int) throws {
    let games = Self.games(seed, count: count)
    let margins = games.enumerated().filter {
      $1.outcome == "finished" && ["you easy", "easy you"].contains($1.players)
    }.sorted { Self.isEarlier($1, $0) }.map { _, game in
      let won = game.won.split(separator: " ").map { Int($0)! }
      return game.players == "you easy" ? won[0] - won[1] : won[1] - won[0]
    }
    let database = try Database.having(games)
    let hasWon = margins.contains { $0 > 0 }
    let beaten = try database.values(.beaten(by: "you", among: ["easy", "hard"]))
    #expect(beaten == (hasWon ? [["easy"]] : []))
    #expect(try database.values(.won(by: "you", against: "easy")) == [[hasWon ? "1" : "0"]])
    let rows = try database.values(.levelGames(of: "you", against: "easy"))
    #expect(rows.map { $0[0] } == margins.prefix(30).map { "\($0)" })
  }
}

/// Games of the day.
struct DayQueryTests {
  private static let day = 86_400

  private func game(_ day: Int, late: Int, aids: String) -> FinishedGame {
    FinishedGame(seed: UInt64(day), day: day, ended: (day + late) * Self.day + 5, aids: aids)
  }

  @Test(arguments: 0..<20 as Range<UInt64>)
  func `streaks are those of a search over all days, whatever the order of the games`(seed: UInt64) throws {
    var generator = SplitMix64(seed: seed)
    let days = (100..<160).filter { _ in Int.random(in: 0...3, using: &generator) > 0 }
    let games = days.flatMap { day in
      (0...Int.random(in: 0...2, using: &generator)).map { _ in
        game(
          day, late: Int.random(in: 0...6, using: &generator) / 5,
          aids: Int.random(in: 0...5, using: &generator) == 0 ? "repeat" : "")
      }
    }
    let counted = games.filter(\.aids.isEmpty)
    let inTime = Set(counted.filter { $0.ended / Self.day == $0.day }.compactMap(\.day))
    func streak(to last: Int) -> Int { (0...).first { !inTime.contains(last - $0) }! }
    for today in [100, 130, 159, 160, 161] {
      // Forgotten days do not count.
      let database = try Database.having((90..<170).map { game($0, late: 0, aids: "") })
      _ = try SavedGames(database, holds: Holds()) { 0 }.forgetRecords()
      for game in games.filter({ $0.day! <= today }).shuffled(using: &generator) { try game.add(to: database) }
      try database.countArrivals()
      let played = Set(counted.compactMap(\.day).filter { $0 <= today })
      let longest = (100...today).map(streak).max()!
      let current = streak(to: today) > 0 ? streak(to: today) : streak(to: today - 1)
      let expected: [[String]] = played.isEmpty ? [] : [["\(played.count)", "\(current)", "\(longest)"]]
      let found = try database.values(.days(of: "you", at: today * Self.day + 7))
      #expect(found == expected, "\(today)")
    }
  }

  @Test func `a month has no game of the next one`() throws {
    // 2001-09-30 is day 11,595.
    let database = try Database.having([11_595, 11_596].map { game($0, late: 0, aids: "") })
    let days = try database.values(.month(of: "you", at: 11_595 * Self.day))
    #expect(days == [["2001-09-30", "12", "1"]])
  }
}

/// How queries find their rows.
struct QueryPlanTests {
  private static let queries =
    [
      Query.bestGames(of: "you"), .bestGames(of: "you", pairs: 8), .namesOfSinglePlayers(most: 10),
      .latestGamesOfSeveral(name: nil, or: nil, pairs: nil), .levelGames(of: "you", against: "easy"),
      .beaten(by: "you", among: ["easy", "hard"]),
      .rank(of: "you", pairs: 8, cards: "same", moves: 12, seconds: 9, isAssisted: false),
      .days(of: "you", at: 9), .month(of: "you", at: 9), .today(of: "you", at: 9),
      .games(of: "you", pairs: nil, deck: "pop"),
      .regrets(of: "you", cards: "same", pairs: nil, most: 40),
      .deal(1), .seen(seed: 7, pairs: 8, except: 1), .fewestMoves(of: "you", pairs: 8, cards: "same"),
      .won(by: "you", against: "easy"),
    ]

  @Test func `an index leads to each game; only the results of several players are counted`() throws {
    let database = try Database.empty()
    func plan(_ query: Query) throws -> [String] {
      try database.rows("EXPLAIN QUERY PLAN \(query.sql)", query.values).map { $0[3] }.filter {
        $0.contains(" deals") || $0.contains(" game ")
      }
    }
    for query in Self.queries {
      let steps = try plan(query)
      #expect(steps.allSatisfy { $0.contains("SEARCH") }, "\(query.sql) \(steps)")
    }
    #expect(try plan(.results(pairs: nil)) == ["SCAN deals USING COVERING INDEX results_of_several"])
  }
}
