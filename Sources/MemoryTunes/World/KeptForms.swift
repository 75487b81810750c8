import MemoryGame
import Saved
import Text

// How facts of what is kept are written in a recording.

extension ReplyForm {
  static func isFamiliar() -> ReplyForm where Value == Bool {
    ReplyForm("kind", write: { [$0 ? "familiar" : "new"] }) { fields throws(Misfit) in
      try fields.choice(["familiar", "new"]) == "familiar"
    }
  }

  static func past() -> ReplyForm where Value == DealHistory? {
    .optional(
      ReplyForm<DealHistory>(
        "past",
        write: { past in
          [
            Fields.text(past.made), past.isOver ? "over" : "", past.isSeen ? "seen" : "",
            Fields.text(past.finished),
            Fields.text(past.best),
          ]
        }
      ) { fields throws(Misfit) in
        DealHistory(
          made: try fields.optionalCount(), isOver: try fields.flag("over"), isSeen: try fields.flag("seen"),
          finished: try fields.optionalCount(), best: try fields.optionalCount())
      })
  }

  /// The rank and the boxes are no facts.
  static func history(before game: EndedGame) -> ReplyForm where Value == EndedGameHistory {
    switch game {
    case .alone:
      ReplyForm<DealHistory?>.past().mapped(to: { .alone($0) }) { history in
        if case .alone(let past, _, _) = history { past } else { nil }
      }
    case .againstLevel(_, let inSession):
      ReplyForm<LevelHistory>.levelGames().mapped(to: { .againstLevel($0) }) { history in
        if case .againstLevel(let past) = history { past } else { inSession }
      }
    }
  }

  private static func levelGames() -> ReplyForm where Value == LevelHistory {
    ReplyForm(
      "levelGames",
      write: { levelGames in
        ["\(levelGames.run)", "\(levelGames.won)"]
          + Level.allCases.filter(levelGames.beaten.contains).map(\.rawValue)
      }
    ) { fields throws(Misfit) in
      let (run, won) = (try fields.count(), try fields.count())
      var beaten: Set<Level> = []
      while !fields.isEmpty { beaten.insert(try fields.value(Level.init)) }
      return LevelHistory(run: run, won: won, beaten: beaten)
    }
  }

  static func game() -> ReplyForm where Value == Result<SavedGame, GamesFailure> {
    .result(
      ReplyForm<SavedGame>("game", write: \.lines) { fields throws(Misfit) in
        try fields.all { try? SavedGame(lines: $0) }
      }, or: .gamesFailure())
  }

  static func waitingGame() -> ReplyForm where Value == Result<SavedGame, GamesFailure>? { .optional(.game()) }

  static func saved() -> ReplyForm where Value == Result<Bool, GamesFailure> {
    .result(
      ReplyForm<Bool>("saved", write: { [$0 ? "replaced" : "new"] }) { fields throws(Misfit) in
        try fields.choice(["replaced", "new"]) == "replaced"
      }, or: .gamesFailure())
  }

  static func listedGame() -> ReplyForm where Value == Result<ListedGame, GamesFailure> {
    .result(
      ReplyForm<ListedGame>(
        "listed",
        write: { game in
          [
            game.name ?? "", game.deck, "\(game.pairs)", "\(game.matched)", "\(game.moves)", "\(game.time)",
            game.isInUse ? "in-use" : "",
          ]
        }
      ) { fields throws(Misfit) in
        let (name, deck) = (try fields.text(), try fields.text())
        return ListedGame(
          name: name.isEmpty ? nil : name, deck: deck, pairs: try fields.count(), matched: try fields.count(),
          moves: try fields.count(), time: try fields.value { Int($0) }, isInUse: try fields.flag("in-use"))
      }, or: .gamesFailure())
  }

  private static func gamesFailure() -> ReplyForm where Value == GamesFailure {
    ReplyForm(
      "no-game",
      write: { failure in
        switch failure {
        case .nothingSaved: ["no-home"]
        case .position(let failure): [failure.rawValue]
        case .notUnderstood: ["not-understood"]
        case .system(let failure): ["system", failure.text]
        }
      }
    ) { fields throws(Misfit) in
      switch try fields.text() {
      case "no-home": .nothingSaved
      case "not-understood": .notUnderstood
      case "system": .system(SystemFailure(try fields.text()))
      case let word:
        if let failure = PositionRefusal(rawValue: word) { .position(failure) } else { throw Misfit() }
      }
    }
  }

  static func today() -> ReplyForm where Value == Today? {
    .optional(
      ReplyForm<Today>(
        "today",
        write: { today in
          let result = today.result.map { result in
            [
              "\(result.moves)", "\(result.seconds)", result.regret.map { "\($0)" } ?? "",
              result.aids.words.joined(separator: " "),
            ]
          }
          return ["\(today.time)", "\(today.streak)"] + (result ?? [])
        }
      ) { fields throws(Misfit) in
        let (time, streak) = (try fields.value { Int($0) }, try fields.count())
        if fields.isEmpty { return Today(time: time, streak: streak) }
        let result = DayResult(
          moves: try fields.count(), seconds: try fields.count(), regret: Double(try fields.text()),
          aids: Aids(words: try fields.text().split(separator: " ")))
        return Today(time: time, result: result, streak: streak)
      })
  }

  static func favoriteChange() -> ReplyForm where Value == Result<FavoriteChange, SystemFailure>? {
    .optional(
      .result(
        ReplyForm<FavoriteChange>("favorite", write: { [$0.isAdded ? "added" : "removed", "\($0.pairs)"] }) {
          fields throws(Misfit) in
          let isAdded = try fields.choice(["added", "removed"]) == "added"
          return FavoriteChange(isAdded: isAdded, pairs: try fields.count())
        },
        or: ReplyForm<SystemFailure>("no-favorite", write: { [$0.text] }) { fields throws(Misfit) in
          SystemFailure(try fields.text())
        }))
  }

  static func practice() -> ReplyForm where Value == (Learned?, [DueDeck]) {
    ReplyForm(
      "practice",
      write: { learned, due in
        let pairs = (learned?.pairs ?? [:]).sorted { $0.key < $1.key }
        return [learned?.today.text ?? "", "\(pairs.count)"]
          + pairs.flatMap { ["\($0)", "\($1.box)", $1.next.text] } + due.flatMap { [$0.name, "\($0.count)"] }
      }
    ) { fields throws(Misfit) in
      let (day, count) = (try fields.text(), try fields.count())
      var pairs: [Int: Learned.Pair] = [:]
      for _ in 0..<count {
        let (index, box) = (try fields.count(), try fields.count())
        guard Learned.boxes.contains(box) else { throw Misfit() }
        pairs[index] = Learned.Pair(box: box, next: try fields.value { Day($0) })
      }
      var due: [DueDeck] = []
      while !fields.isEmpty {
        due.append(DueDeck(name: OutsideText.shown(try fields.text()), count: try fields.count()))
      }
      if day.isEmpty { return (nil, due) }
      guard let today = Day(day) else { throw Misfit() }
      return (Learned(today: today, pairs: pairs), due)
    }
  }
}
