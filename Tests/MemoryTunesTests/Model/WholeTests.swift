import Testing
import Text
import Wording
@testable import App
@testable import MemoryTunes

/// Random sessions, line by line, against the model of the whole: the answers in JSON and on the screen, what a
/// restart finds, and what the records say.
struct WholeTests {
  private static let own = ModelDeck(
    name: "own.tsv", kind: "file", tunes: (1...30).map { ("title\($0)x", "artist\($0)x") })
  private static let words = ModelDeck(
    name: "words.tsv", kind: "file", tunes: (1...9).map { ("word\($0)x", "wort\($0)x") }, isSplit: true)
  private static let categories = Dictionary(
    uniqueKeysWithValues: App.Category.allCases.map { category in
      let deck = category.deck
      let tunes = (0..<deck.count).map { (deck.text(.title, at: $0), deck.text(.artist, at: $0)) }
      return (category.rawValue, ModelDeck(name: category.rawValue, kind: "category", tunes: tunes))
    })

  private static func file(_ path: FilePath) -> Result<[UInt8], SystemProblem> {
    guard let deck = [own, words].first(where: { $0.name == path.text }) else {
      return .failure(.known(.noSuchFile))
    }
    let lines = deck.tunes.map { "\($0.title)\t\($0.artist)\n" }.joined()
    return .success(Array(((deck.isSplit ? "# cards: split\n" : "") + lines).utf8))
  }

  @Test(arguments: 0..<60)
  func `every answer, every restart and every record is what the lines say`(seed: UInt64) throws {
    try Player(seed: seed).play(lines: 80)
  }

  /// Types lines in a session, and in the model.
  private final class Player {
    let chance: Chance
    let language: Int
    let machine = Machine()
    let home = ModelHome()
    var seed: UInt64
    var model: ModelSession
    var session: Transcript
    /// The same lines with answers in text, in some sessions.
    var screen: Transcript?
    let screenMachine = Machine()
    var played: [String] = []

    init(seed: UInt64) throws {
      chance = Chance(seed: seed)
      self.seed = seed + 1
      language = chance.below(3)
      machine.time = home.time
      session = Self.session(on: machine, self.seed, language)
      model = ModelSession(home, seed: self.seed, category: "pop", categories)
      try begin()
    }

    static func session(on machine: Machine, _ seed: UInt64, _ language: Int, isJSON: Bool = true) -> Transcript
    {
      Transcript(
        seed: seed, on: machine,
        set: {
          ($0.isJSON, $0.echoes) = (isJSON, false)
          $0.language = Language.allCases[language]
          try! $0.setUnlessChosen(.category, to: (machine.settings["category"] ?? nil) ?? "pop")
        }, world: { $0.readFile = file })
    }

    /// Compares what a new session finds.
    func begin() throws {
      screenMachine.time = home.time
      screen = seed % 4 == 0 ? Self.session(on: screenMachine, seed, language, isJSON: false) : nil
      session.session.flush()
      let start = try JSONValue(session.text)
      try expect(start, model.answer, "start: ")
      try expect(start["next"], model.next, "start: next")
    }

    func play(lines: Int) throws {
      for _ in 0..<lines {
        if chance.below(4) == 0 {
          let seconds = chance.pick([1, 5, 60, 4000, 50_000, 200_000])
          home.time += seconds
          machine.time += seconds
        }
        if chance.below(25) == 0 {
          try restart()
        } else {
          let line = line
          try play(line)
          // Steps across deals that are forgotten are not told here.
          if case .forget("records") = line { try restart() }
        }
        if chance.below(6) == 0 { try expectRecords() }
      }
    }

    /// Usually one that is carried out.
    var line: ModelSession.Line {
      let game = model.state.game
      if model.state.path.last == "game", let game, !game.isOver, chance.below(4) > 0 {
        let cards = game.deal.faces.count
        let open = (1...cards).filter { game.allows([.flip($0)]) }
        let first = chance.below(8) == 0 ? 1 + chance.below(cards + 1) : chance.pick(open)
        if game.now.up.count == 1, chance.below(2) == 0 { return .flip([game.mate(of: game.now.up[0])]) }
        if chance.below(3) == 0 { return .flip([first]) }
        if first <= cards, chance.below(3) > 0 { return .flip([first, game.mate(of: first)]) }
        return .flip([first, 1 + chance.below(cards)])
      }
      let name = chance.pick(["a", "b", "1", "2"])
      switch chance.below(24) {
      case 0...2: return .deal(chance.pick([2, 2, 2, 3, 4, 99]))
      case 3: return .again
      case 4: return .practice(chance.pick([2, 3]))
      case 5: return .daily
      case 6: return .match(chance.pick([3, 5, 4]))
      case 7...9: return .undo(1 + chance.below(3))
      case 10: return .redo(1 + chance.below(2))
      case 11: return .goto(chance.below(12))
      case 12: return .save(chance.pick(["a", "b"]))
      case 13, 14: return .load(name)
      case 15: return .games
      case 16:
        return .players(
          chance.pick([["you"], ["ann", "you"], ["you", "ann"], ["ann", "bob"], ["a", "b", "c"]]))
      case 17: return .seed(UInt64(chance.below(3)))
      case 18: return chance.pick([.menu, .categories, .back, .game, .game])
      case 19: return chance.pick([.category("rock"), .deck(own), .deck(words), .deck(words)])
      case 20: return chance.pick([.reveal, .pass, .pass, .hint])
      case 21: return .hint
      case 22: return chance.below(4) == 0 ? .forget(chance.pick(["records", "learned"])) : .game
      default: return .game
      }
    }

    func play(_ line: ModelSession.Line) throws {
      played.append("\(line.text(language)) @\(home.time)")
      let text = session.play(line.text(language))
      let answer = try JSONValue(text)
      let next = model.next
      let isDone = model.play(line)
      try expect(answer["ok"], .bool(isDone), "ok")
      if case .hint = line, isDone {
        guard let card = answer["hint"]?["card"]?.count else { throw Fault(description: "no hint: \(text)") }
        model.count(hint: card)
      }
      try expect(answer, model.answer, "")
      try expectScreen(line)
      try expect(answer["next"], answer["next"] == nil && model.next == next ? nil : model.next, "next")
      if model.hasEnded { try expectEnd(answer) }
      if case .games = line { try expectGames(answer["list"]) }
    }

    private func expectEnd(_ answer: JSONValue) throws {
      let (game, table) = (model.state.game!, model.state.table!)
      try expect(answer["result"]?["moves"], .number(Double(game.now.moves)), "moves")
      let isRanked = game.phase == "finished" && table.deal.isAlone
      try expect(answer["result"]?["rank"], isRanked ? .number(Double(home.rankOfLast!)) : .null, "rank")
      try expect(
        answer["result"]?["best"], isRanked ? .bool(home.rankOfLast == 1 && table.aids.isEmpty) : .null, "best")
      let streak =
        isRanked && table.deal.day != nil ? JSONValue.number(Double(home.streak(on: home.today))) : .null
      try expect(answer["result"]?["streak"], streak, "streak")
      guard isRanked, table.deal.areTitles != nil else { return }
      let rows = try JSONValue(session.play("review"))["review"]?.elements ?? []
      home.learn(game, table, rows.map { ($0.elements![0].count!, $0.elements![4].number!) })
    }

    private func expectGames(_ list: JSONValue?) throws {
      let rows = home.others(than: model.row)
      try expect(
        list,
        .array(
          rows.map { row in
            let now = row.game!.now
            return .object([
              "name": row.name.map { .string($0) } ?? .null, "deck": .string(row.game!.deal.deck.name),
              "pairs": .number(Double(row.game!.deal.pairs)), "matched": .number(Double(now.matched.count / 2)),
              "moves": .number(Double(now.moves)), "when": .string(Record.date(row.time)),
              "inUse": .bool(false),
            ])
          }), "games")
    }

    private func restart() throws {
      played.append("(restart)")
      session.play("quit")
      screen?.play("quit")
      model.tick()
      seed += 1000
      let category = (machine.settings["category"] ?? nil) ?? "pop"
      session = Self.session(on: machine, seed, language)
      model = ModelSession(home, seed: seed, category: category, categories)
      try begin()
    }

    /// A card can be seen if it is up, or was turned by this line or in the last round.
    private func expectScreen(_ line: ModelSession.Line) throws {
      screenMachine.time = home.time
      guard let screen else { return }
      let text = screen.play(line.text(language))
      try require(screen.state.isRefusal == session.state.isRefusal, "\(text)\n\(story)")
      guard !screen.state.isRefusal, let game = model.state.game else { return }
      if model.state.path.last == "menu", line.isMenu {
        try require(text.contains("\n  7  ") == !game.isOver, "\(text)\n\(story)")
      }
      guard model.state.path.last == "game", game.deal.deck.kind == "file", line.showsBoard else { return }
      let words = text.split(separator: "\n").joined(separator: " ")
      let round = game.now.log.suffix(game.deal.players.count).flatMap { $0.dropFirst() }
      let turned = game.now.turned.dropFirst(
        game.situation(after: Array(game.entries.prefix(model.entriesBefore)))!.turned.count)
      let visible = game.visible
      for card in 1...game.deal.faces.count {
        let (title, artist) = game.deal.deck.tune(game.deal.faces[card - 1])
        let isWhole = game.deal.areTitles == nil || game.now.matched.contains(card)
        let half = game.deal.areTitles?[card - 1] == false ? artist : title
        if visible.contains(card) {
          try require(words.contains(half) && (!isWhole || words.contains(title)), "\(card): \(text)\n\(story)")
        }
        let isKnown = visible + round + turned.map(\.card)
        let mate = game.mate(of: card)
        guard !isKnown.contains(card) else { continue }
        let isHidden = game.deal.areTitles != nil || !isKnown.contains(mate)
        try require(!isHidden || !words.contains(half), "\(card): \(text)\n\(story)")
      }
    }

    private var story: String { played.joined(separator: "\n") }

    private func expectRecords() throws {
      let category = model.state.choices.category
      let deck = model.state.choices.deck ?? categories[category]!
      let stats = try JSONValue(session.play("stats"))
      try expect(stats["list"], home.groups(category), "stats")
      try expect(stats["summary"], home.summary, "summary")
      try expect(stats["days"], home.dayStats, "days")
      try expect(stats["matches"], home.matches, "matches")
      try expect(stats["learned"], home.boxes(deck), "learned")
      let pairs = chance.pick([nil, 2, 3])
      let records = try JSONValue(session.play(pairs.map { "records \($0)" } ?? "records"))
      let kept = records["list"]?.elements?.map { record in
        JSONValue.object(record.members!.filter { !["when", "regret", "luck", "hints"].contains($0.key) })
      }
      try expect(.array(kept ?? []), home.best(pairs), "records")
    }

    /// The members of an answer and of its game.
    private func expect(_ answer: JSONValue, _ members: [String: JSONValue], _ note: String) throws {
      for (name, value) in members {
        if name == "game", case .object(let game) = value {
          try expect(answer[name] ?? .null, game, note)
        } else {
          try expect(answer[name], value, note + name)
        }
      }
    }

    private func expect(_ found: JSONValue?, _ expected: JSONValue?, _ name: String) throws {
      let (one, other) = (found.map { "\($0)" } ?? "none", expected.map { "\($0)" } ?? "none")
      try require(found == expected, "\(name): \(one)\nand not \(other)\n\(story)")
    }
  }
}

extension ModelSession.Line {
  fileprivate var isMenu: Bool { if case .menu = self { true } else { false } }

  /// Whether the answer to such a line has the board.
  fileprivate var showsBoard: Bool {
    switch self {
    case .flip, .pass, .deal, .again, .undo, .redo, .goto, .load, .game: true
    default: false
    }
  }
}
