import Testing
import Text
import Wording
@testable import MemoryTunes

/// Random sessions, line by line, against the model of the whole: the answers in JSON and on the screen, what a
/// restart finds, and what the records say.
struct WholeTests {
  private static let own = ModelDeck(
    name: "own.tsv", kind: "file", tunes: (1...30).map { ("title\($0)x", "artist\($0)x") })
  private static let words = ModelDeck(
    name: "words.tsv", kind: "file", tunes: (1...9).map { ("word\($0)x", "wort\($0)x") }, isSplit: true)
  /// For short games, which often end in a tie.
  private static let small = ModelDeck(name: "small.tsv", kind: "file", tunes: Array(own.tunes.prefix(4)))
  /// All of them, by name.
  private static let decks = Dictionary(
    uniqueKeysWithValues: BuiltInDeck.categories.map { category in
      let deck = category.deck
      let tunes = (0..<deck.count).map { (deck.text(.title, at: $0), deck.text(.artist, at: $0)) }
      return (category.rawValue, ModelDeck(name: category.rawValue, kind: "category", tunes: tunes))
    } + [own, words, small].map { ($0.name, $0) })

  private static func file(_ path: FilePath) -> Result<[UInt8], SystemFailure> {
    guard let deck = [own, words, small].first(where: { $0.name == path.text }) else {
      return .failure(.known(.noSuchFile))
    }
    let lines = deck.tunes.map { "\($0.title)\t\($0.artist)\n" }.joined()
    return .success(Array(((deck.isSplit ? "# cards: split\n" : "") + lines).utf8))
  }

  @Test func `every answer, every restart and every record is what the lines say, and each kind occurs`()
    async throws
  {
    let counts = try await withThrowingTaskGroup(of: [String: Int].self) { group in
      for seed in 0..<50 as Range<UInt64> {
        group.addTask {
          let player = try Player(seed: seed)
          try player.play(lines: 80)
          return player.counts
        }
      }
      return try await group.reduce(into: [:]) { $0.merge($1, uniquingKeysWith: +) }
    }
    let kinds = [
      "command": Set(CommandList.all.commands.map(\.name)).subtracting(Self.otherCommands),
      "code": Set(AnswerCode.words).subtracting(Self.otherCodes),
      "screen": Set(Route.allCases.map(\.rawValue) + ["of a game in text"]),
    ]
    for (kind, names) in kinds {
      #expect(names.filter { counts["\(kind) \($0)"] == nil }.sorted() == [])
    }
    let others = Self.otherCommands.map { "command \($0)" } + Self.otherCodes.map { "code \($0)" }
    #expect(others.filter { counts[$0] != nil }.sorted() == [])
  }

  /// What the model does not know: computer players, other decks, tunes of the catalog, and settings.
  private static let otherCommands: Set = ["against", "cards", "repeat", "words"]
  static let otherCodes: Set = [
    "bot-ended", "bot-given-up", "bot-illegal", "bot-late", "bot-stalled", "bot-too-long", "cannot-split",
    "cards-chosen", "day-finished", "game-in-use", "no-words", "words",
    "game-refused", "left", "line-too-long", "network-off", "no-home", "no-such-bot", "no-tunes",
    "not-your-turn", "nothing-saved", "nothing-to-do", "one-card-only", "only-titles", "question",
    "too-large-to-review", "too-many-pairs", "tunes-cleared", "tunes-fetched", "which-deck",
  ]

  /// Types lines in a session, and in the model.
  private final class Player {
    let chance: Chance
    let language: Language
    /// What a session is about.
    let subject: Subject

    enum Subject: UInt64 { case matches, shortGames, days, copies, anything }
    let machine = Machine()
    let home = ModelHome()
    var seed: UInt64
    var model: ModelSession
    var session: Transcript
    /// The same lines with answers in text, in some sessions.
    var screen: Transcript?
    let screenMachine = Machine()
    var played: [String] = []
    /// How often a command, a code and a screen occurred.
    var counts: [String: Int] = [:]

    init(seed: UInt64) throws {
      chance = Chance(seed: seed)
      (self.seed, subject) = (seed + 1, Subject(rawValue: seed % 5)!)
      language = Language.allCases[Int(seed / 5) % Language.allCases.count]
      machine.time = home.time
      session = Self.session(on: machine, self.seed, language)
      model = ModelSession(home, seed: self.seed, category: "pop", decks)
      try begin()
    }

    static func session(
      on machine: Machine, _ seed: UInt64, _ language: Language, isJSON: Bool = true
    ) -> Transcript {
      Transcript(
        seed: seed, on: machine,
        set: {
          ($0.isJSON, $0.echoes) = (isJSON, false)
          $0.values.presentation.language = language
          try! $0.setUnlessChosen(.category, to: (machine.settings["category"] ?? nil) ?? "pop")
        }, world: { $0.readFile = file })
    }

    /// Compares what a new session finds.
    func begin() throws {
      screenMachine.time = home.time
      screen = subject == .anything ? Self.session(on: screenMachine, seed, language, isJSON: false) : nil
      session.session.flush()
      let start = try JSONValue(json: session.text)
      count(start, "")
      try expect(start, model.answer, "start: ")
      try expect(start["next"], model.next, "start: next")
    }

    func play(lines: Int) throws {
      let players = chance.pick(["players ann you", "players a b c"])
      let beginnings: [Subject: [String]] = [
        .matches: ["deck small.tsv", players, "match 3"], .shortGames: ["deck small.tsv", "play 2"],
        .days: ["daily"],
        .copies: ["deck small.tsv", chance.pick(["players you", "players you", "players ann you"]), "play 3"],
      ]
      for line in beginnings[subject] ?? [] { try play(line) }
      for _ in 0..<lines {
        let isDone = subject == .days && model.state.game?.isOver == true
        if chance.below(isDone ? 2 : 4) == 0 {
          let longest = isDone ? 70_000 : subject == .days ? 20_000 : 200_000
          let seconds = chance.pick([1, 5, 60, 4000, longest / 4, longest])
          home.time += seconds
          machine.time += seconds
        }
        if chance.below(played.last?.hasPrefix("hint") == true ? 5 : subject == .matches ? 10 : 25) == 0 {
          try restart()
        } else {
          let line = line
          try play(line)
          if model.isCutOff { try restart() }
        }
        if chance.below(6) == 0 { try expectRecords() }
      }
    }

    /// Usually one that is carried out.
    var line: String {
      let pick = chance.pick as ([String]) -> String
      // There and back again, also over games that were loaded.
      let last = played.last?.prefix { $0 != "@" }.dropLast() ?? ""
      if subject == .copies, chance.below(3) > 0, let deal = home.deals.last {
        if last == "(restart" || last == "forget records" { return "seed \(deal.seed)" }
        if last.hasPrefix("seed ") { return "play \(deal.pairs)" }
        if last.hasPrefix("undo ") { return "redo" + last.dropFirst(4) }
        if chance.below(2) == 0 {
          let files = ["save a", "save b", "load a", "load a", "load b", "games", "load 1", "load 2", "load 3"]
          return pick(files + (2...5).map { "undo \($0)" } + ["forget game a", "forget records", "hint"])
        }
      }
      if last.hasPrefix("hint"), chance.below(2) == 0 { return "hint" }
      if last.hasPrefix("favorite"), chance.below(3) == 0 { return String(last) }
      if last == "games" && chance.below(4) == 0 { return "forget game 1" }
      if last == "games" || last == "load 1" || last.hasPrefix("forget game"), chance.below(2) == 0 {
        return "load 1"
      }
      if last == "(restart", chance.below(3) == 0 { return "load a" }
      if last.hasPrefix("save "), chance.below(2) == 0 {
        return pick(["save b", "games", "forget game" + last.dropFirst(4)])
      }
      if last.hasPrefix("players "), chance.below(2) == 0 { return pick(["seed 1", "again"]) }
      if last == "seed 1", chance.below(2) == 0 { return "play 2" }
      if last.hasPrefix("load"), chance.below(2) == 0 {
        return pick(["load 1", "load 2", "load a", "undo 2", "undo 2", "undo 2", "undo 3"])
      }
      if last.hasPrefix("undo"), chance.below(2) == 0 { return "redo" + last.dropFirst(4) }
      if model.state.game?.isOver == true, chance.below(last == "reveal" ? 2 : 6) == 0 {
        return pick(["undo 1", "undo 1", "undo 2"])
      }
      let staysIn = chance.below(subject == .days ? 20 : 4) > 0
      if model.state.path.last == "game", let game = model.state.game, !game.isOver, staysIn {
        let isNearlyKnown = game.seen.subtracting(game.matched).count == 1
        let passes = chance.below(game.passes > 0 || isNearlyKnown ? 2 : game.deal.pairs < 5 ? 3 : 12) == 0
        if game.deal.players.count > 1, passes { return "pass" }
        if game.moves == 0, !game.deal.isAlone, chance.below(game.deal.players.count > 2 ? 2 : 8) == 0 {
          let (players, first) = (game.deal.players, chance.below(game.deal.players.count))
          return "players " + (players[first...] + players[..<first]).joined(separator: " ")
        }
        if subject == .shortGames, chance.below(game.moves == 0 ? 3 : 8) == 0 { return "hint" }
        let cards = game.deal.faces.count
        let open = (1...cards).filter { game.adding([.flip($0)]) != nil }
        let first = chance.below(8) == 0 ? 1 + chance.below(cards + 1) : chance.pick(open)
        if game.up.count == 1, chance.below(2) == 0 {
          return "flip \(chance.below(12) == 0 ? game.up[0] : game.deal.mate(of: game.up[0]))"
        }
        if chance.below(3) == 0 || first > cards { return "flip \(first)" }
        let isKnown = chance.below(subject == .days ? 12 : 3) > 0
        return "flip \(first) \(isKnown ? game.deal.mate(of: first) : 1 + chance.below(cards))"
      }
      if model.state.game?.isOver == true, chance.below(3) > 0 {
        let isSaved = home.rows.contains { $0.name == "a" && $0.game?.deal === model.state.table?.deal }
        if isSaved, chance.below(2) == 0 { return "forget records" }
        switch subject {
        case .matches: return "again"
        case .shortGames: return pick(["play 2", "again", "practice 2", "practice 3", "watch", "share"])
        case .days: return pick(["daily", "daily", "daily", "forget records"])
        case .copies, .anything: break
        }
      }
      let day = ModelHome.text(home.today - 1 - chance.below(2))
      let up = model.state.game.map { game in game.visible.map(game.deal.tune) } ?? []
      let names = (1...9).map(String.init) + up.flatMap { [$0.title, $0.artist] }
      let lines: [(weight: Int, of: [String])] = [
        (3, ["play 2", "play 2", "play 3", "play 4", "play 99"]), (1, ["again"]),
        (1, ["practice 2", "practice 3"]),
        (1, ["daily", "daily", "daily \(day)", "challenge rock-2-7", "challenge rock-2-7-in-3"]),
        (1, model.state.choices.players.count > 1 ? ["match 3", "match 5", "match 4"] : ["match 4"]),
        (3, ["undo 1", "undo 2", "undo 3"]), (1, ["redo 1", "redo 2"]),
        (1, (0..<12).map { "goto \($0)" }), (1, ["save a", "save b"]),
        (2, ["load a", "load b", "load 1", "load 2"]), (2, ["games"]), (1, ["favorite 1", "favorite 2"]),
        (1, ["players you", "players ann you", "players you ann", "players ann bob", "players a b c"]),
        (1, ["seed 0", "seed 1", "seed 2"]), (1, ["menu", "categories", "settings", "back"]),
        (1, ["category rock", "deck own.tsv", "deck small.tsv", "deck words.tsv", "deck words.tsv"]),
        (2, ["reveal", "reveal", "pass", "hint"]), (1, ["hint"]), (1, (names + ["x"]).map { "recall \($0)" }),
        (1, ["forget records", "forget learned", "forget games", "forget game", "forget game 1"]),
        // Among the categories, the first is a deck.
        (1, ["game"]), (1, [model.state.path.last == "categories" ? "game" : "favorite"]), (9, Self.queries),
      ]
      return pick(chance.pick(lines.flatMap { Array(repeating: $0.of, count: $0.weight) }))
    }

    /// Lines that may be refused, and change nothing that the model knows.
    private static let queries = [
      "show", "par", "log", "review", "share", "watch", "score", "help", "rules", "tunes", "players", "records",
      "stats", "set speed fast", "xyzzy", "yes", "no", "77", "menu x", "flip", "flip x", "goto x",
      "category jazz", "set xyzzy", "set speed x", "help xyzzy", "challenge x", "daily list", "daily x",
      "daily 9999-01-01", "practice x", "players a a", "save a\u{1}b", "records x", "language", "save", "load",
      "seed 99999999999999999999", "place 99 99",
    ]

    /// The line with its command in the language of the session.
    private func typed(_ line: String) -> String {
      let words = line.split(separator: " ", maxSplits: 1).map(String.init)
      return ([language.words.command(words[0])] + words.dropFirst()).joined(separator: " ")
    }

    func play(_ line: String) throws {
      played.append("\(line) @\(home.time)")
      let text = session.play(typed(line))
      let answer = try JSONValue(json: text)
      let next = JSONValue(model.next)
      let isQuery = Self.queries.contains(line) || line.hasPrefix("recall")
      let isDone = model.play(isQuery ? "?" : line)
      count(answer, line)
      try expect(answer["ok"], isQuery ? answer["ok"] == .bool(true) : isDone, "ok")
      if line.hasPrefix("recall") {
        try expect(answer["ok"], model.state.game?.shows(String(line.dropFirst(7))) ?? false, "recalled")
      }
      if line == "hint", isDone {
        guard let card = answer["hint"]?["card"]?.count else { throw Fault(description: "no hint: \(text)") }
        model.count(hint: card)
      }
      try expect(answer, model.answer, "")
      try expectScreen(line)
      let isSame = answer["next"] == nil && JSONValue(model.next) == next
      try expect(answer["next"] ?? .null, isSame ? nil : model.next, "next")
      if model.hasEnded { try expectEnd(answer) }
      let isEnd = model.state.game?.isOver == true && model.before?.isOver == false
      try require(((answer["result"] ?? .null) != .null) == isEnd, "result: \(text)\n\(story)")
      if line == "games" { try expectGames(answer["list"]) }
      try expect(JSONValue(machine.all("favorites")), home.favorites, "favorites")
      if let replaces = answer["values"]?["replaces"] { try expect(replaces, model.hasReplaced, "replaces") }
      try expectPositions()
    }

    private func count(_ answer: JSONValue, _ line: String) {
      let kinds =
        ["command \(line.prefix { $0 != " " })"]
        + ["code", "screen"].compactMap { kind in answer[kind]?.text.map { "\(kind) \($0)" } }
      for kind in kinds { counts[kind, default: 0] += 1 }
    }

    private func expectEnd(_ answer: JSONValue) throws {
      let (game, table, result) = (model.state.game!, model.state.table!, answer["result"])
      try expect(result?["moves"], game.moves, "moves")
      home.ends[home.ends.count - 1].worth = [result?["regret"], result?["luck"]]
      let outcome = table.deal.beat.map { game.moves < $0 ? "won" : game.moves == $0 ? "tied" : "lost" }
      try expect(result?["challenge"], game.phase == "finished" ? outcome : nil, "challenge")
      let rank = game.phase == "finished" && table.deal.isAlone ? home.rankOfLast : nil
      try expect(result?["rank"], rank, "rank")
      try expect(result?["best"], rank.map { $0 == 1 && table.marks.aids.isEmpty }, "best")
      try expect(
        result?["streak"], rank == nil || table.deal.day == nil ? nil : home.streak(on: home.today), "streak")
      guard rank != nil, table.deal.areTitles != nil else { return }
      let rows = try JSONValue(json: session.play("review"))["review"]?.elements ?? []
      home.learn(game, table.marks, rows.map { ($0.elements![0].count!, $0.elements![4].number!) })
    }

    private func expectGames(_ list: JSONValue?) throws {
      let games = home.others(than: model.row).map { row -> [String: Any?] in
        let game = row.game!
        return [
          "name": row.name, "deck": game.deal.deck.name, "pairs": game.deal.pairs,
          "matched": game.matched.count / 2, "moves": game.moves, "when": Record.date(row.time), "inUse": false,
        ]
      }
      try expect(list, games, "games")
    }

    /// What the home has of each position, the one played last at the end.
    private func expectPositions() throws {
      let found = try machine.database.rows(
        """
        SELECT name, found, positions.moves, is_over, time, positions.made, deals.made, text
        FROM positions LEFT JOIN deals ON deals.id = deal ORDER BY latest
        """)
      func value(_ field: String, _ row: [String]) -> String {
        let line = row.last!.split(separator: "\n").first { $0.hasPrefix("\(field): ") }
        return line.map { String($0.dropFirst(field.count + 2)) } ?? ""
      }
      let rows = home.rows.sorted { $0.latest < $1.latest }
      let expected = rows.map { row in
        guard let game = row.game else {
          return [row.name ?? "", "0", "0", "0", "\(row.time)", "0", "", "", ""]
        }
        let numbers = [
          game.matched.count / 2, game.moves, game.isOver ? 1 : 0, row.time, row.made, game.deal.made,
        ]
        let played = row.marks.played > 0 ? "\(row.marks.played)" : ""
        return [row.name ?? ""] + numbers.map(String.init) + [played, row.marks.aids.joined(separator: " ")]
      }
      let positions = found.map { row in Array(row.dropLast()) + ["played", "aids"].map { value($0, row) } }
      try expect(JSONValue(positions), expected, "positions")
      for (found, row) in zip(found, rows) where row.game != nil {
        let hinted = value("hinted", found).split(separator: " ").map { row.game!.deal.faces[Int($0)! - 1] }
        try require(Set(hinted) == row.marks.hinted, "hinted: \(hinted)\n\(story)")
      }
    }

    private func restart() throws {
      played.append("(restart)")
      count(try JSONValue(json: session.play("quit")), "quit")
      screen?.play("quit")
      model.tick()
      seed += 1000
      let category = (machine.settings["category"] ?? nil) ?? "pop"
      session = Self.session(on: machine, seed, language)
      model = ModelSession(home, seed: seed, category: category, decks)
      try begin()
    }

    /// A card can be seen if it is up, or was turned by this line or in the last round.
    private func expectScreen(_ line: String) throws {
      screenMachine.time = home.time
      guard let screen else { return }
      let text = screen.play(typed(line))
      try require(screen.state.isRefusal == session.state.isRefusal, "\(text)\n\(story)")
      guard !screen.state.isRefusal, let game = model.state.game else { return }
      if line == "menu" {
        try require(text.contains("\n  7  ") == !game.isOver, "\(text)\n\(story)")
      }
      guard model.state.path.last == "game", game.deal.deck.kind == "file",
        ["flip", "pass", "play", "again", "undo", "redo", "goto", "load", "game"]
          .contains(line.prefix { $0 != " " })
      else { return }
      counts["screen of a game in text", default: 0] += 1
      let words = text.split(separator: "\n").joined(separator: " ")
      let round = game.log.suffix(game.deal.players.count).flatMap { $0.dropFirst() }
      let turned = game.turned.dropFirst(model.before?.turned.count ?? 0)
      var known = game.visible + round + turned.map(\.card)
      // After a miss in practice, both sides of its cards are named.
      if game.deal.places != nil { known += known.map(game.deal.mate) }
      for card in 1...game.deal.faces.count {
        let (title, artist) = game.deal.tune(of: card)
        let half = game.deal.areTitles?[card - 1] == false ? artist : title
        let isShown = words.contains(half) && game.texts(of: card).title.map(words.contains) != false
        let isHidden = game.deal.areTitles != nil || !known.contains(game.deal.mate(of: card))
        let isRight =
          game.visible.contains(card) ? isShown : known.contains(card) || !isHidden || !words.contains(half)
        try require(isRight, "\(card): \(text)\n\(story)")
      }
    }

    private var story: String { played.joined(separator: "\n") }

    private func expectRecords() throws {
      let stats = try JSONValue(json: session.play("stats"))
      try expect(stats["list"], home.groups(model.state.choices.category), "stats")
      try expect(stats["summary"], home.summary, "summary")
      try expect(stats["days"], home.dayStats, "days")
      try expect(stats["matches"], home.matches, "matches")
      try expect(stats["learned"], home.boxes(model.deck), "learned")
      let pairs = chance.pick([nil, 2, 3])
      let records = try JSONValue(json: session.play(pairs.map { "records \($0)" } ?? "records"))
      let kept = records["list"]?.elements?.map { record in
        JSONValue.object(
          record.members!.filter {
            !["regret", "luck"].contains($0.key) || record["players"]?.elements?.count == 1
          })
      }
      try expect(.array(kept ?? []), home.list(pairs), "records")
    }

    /// The members of an answer and of its game.
    private func expect(_ answer: JSONValue, _ members: [String: Any?], _ note: String) throws {
      for (name, value) in members {
        if name == "game", let game = value as? [String: Any?] {
          try expect(answer[name] ?? .null, game, note)
        } else {
          try expect(answer[name], value, note + name)
        }
      }
    }

    private func expect(_ found: JSONValue?, _ expected: Any?, _ name: String) throws {
      let expected = JSONValue(expected)
      try require(found ?? .null == expected, "\(name): \(found ?? .null)\nand not \(expected)\n\(story)")
    }
  }
}
