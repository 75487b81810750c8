import MenuFeature
import MemoryCore
import RecordsFeature
import Text

/// The form of a kind of reply in a recording: a word and its fields.
struct ReplyForm {
  let word: String
  /// The fields; nil for a reply of another kind.
  let fields: (Reply) -> [[UInt8]]?
  /// The reply to this effect; nil if the fields are invalid.
  let reply: (inout ReplyFields, Effect) -> Reply?

  /// The text after `#reply`, without its newline.
  static func line(_ reply: Reply) -> [UInt8] {
    for form in all {
      if let fields = form.fields(reply) { return ReplyFields.line([Array(form.word.utf8)] + fields) }
    }
    preconditionFailure("Every reply has a form.")
  }

  /// The reply of a recorded line to an effect; nil if it does not fit.
  static func reply(_ line: ArraySlice<UInt8>, to effect: Effect) -> Reply? {
    var fields = ReplyFields(line)
    guard let word = fields.next(), let form = all.first(where: { $0.word.utf8.elementsEqual(word) }),
      let reply = form.reply(&fields, effect), fields.isAtEnd
    else { return nil }
    return reply
  }

  private static var all: [ReplyForm] {
    [
      ReplyForm(word: "tunes") { reply in
        guard case .tunes(.success(let tunes)) = reply else { return nil }
        return tunes.fields
      } reply: { fields, effect in
        effect.tunesCategory.flatMap { fields.tunes(of: $0) }.map { .tunes(.success($0)) }
      },
      ReplyForm(word: "no-tunes") { reply in
        guard case .tunes(.failure(let problem)) = reply else { return nil }
        return [Array(problem.rawValue.utf8)]
      } reply: { fields, effect in
        guard effect.tunesCategory != nil else { return nil }
        return fields.word().flatMap { FetchProblem(rawValue: $0.typed) }.map { .tunes(.failure($0)) }
      },
      ReplyForm(word: "forecast") { reply in
        guard case .forecast(let forecast) = reply else { return nil }
        return [Array((forecast.fetchesFirst ? "fetches" : "has").utf8)] + (forecast.tunes?.fields ?? [])
      } reply: { fields, effect in
        guard case .describeTunes(let category, _, _) = effect, let word = fields.word()?.typed,
          ["fetches", "has"].contains(word)
        else { return nil }
        if fields.isAtEnd { return .forecast(Forecast(tunes: nil, fetchesFirst: word == "fetches")) }
        return fields.tunes(of: category).map {
          .forecast(Forecast(tunes: $0, fetchesFirst: word == "fetches"))
        }
      },
      ReplyForm(word: "removed") { reply in
        guard case .removed(let files) = reply else { return nil }
        return [Array("\(files)".utf8)]
      } reply: { fields, effect in
        switch effect {
        case .clearTunes, .forget: fields.count(in: 0...Int(Int32.max)).map { .removed(files: $0) }
        default: nil
        }
      },
      ReplyForm(word: "deck") { reply in
        guard case .deck(.success(let deck)) = reply else { return nil }
        return [Array(deck.name.utf8)] + deck.lines
      } reply: { fields, effect in
        guard case .readDeck = effect, let name = fields.next(), let lines = fields.all() else { return nil }
        let identity = DeckIdentity.file(name: DeckFile.name(of: FilePath(name)))
        return Deck(identity, lines: lines).map { .deck(.success($0)) }
      },
      ReplyForm(word: "no-deck") { reply in
        guard case .deck(.failure(let problem)) = reply else { return nil }
        return [problem.path, problem.trouble.text].map { Array($0.utf8) }
          + (problem.nearest.map { [Array($0.utf8)] } ?? [])
      } reply: { fields, effect in
        guard case .readDeck = effect, let path = fields.text(), let trouble = fields.text() else { return nil }
        let nearest = fields.isAtEnd ? nil : fields.text()
        return .deck(
          .failure(DeckFileProblem(path: path, trouble: DeckTrouble(trouble), nearest: nearest)))
      },
      ReplyForm(word: "decks") { reply in
        guard case .decks(let list) = reply else { return nil }
        return [Array("\(list.others)".utf8)] + list.decks.flatMap(\.fields)
      } reply: { fields, effect in
        guard case .listDecks = effect, let others = fields.count(in: 0...Int(Int32.max)) else { return nil }
        var decks: [ListedDeck] = []
        while !fields.isAtEnd {
          guard let deck = fields.listedDeck() else { return nil }
          decks.append(deck)
        }
        return .decks(DeckList(decks: decks, others: others))
      },
      ReplyForm(word: "day") { reply in
        guard case .day(let day) = reply else { return nil }
        return [Array(day.text.utf8)]
      } reply: { fields, effect in
        guard case .tellDay = effect else { return nil }
        return fields.word().flatMap { Day($0.typed) }.map { .day($0) }
      },
      ReplyForm(word: "records") { reply in
        guard case .records(let notice) = reply else { return nil }
        return notice.items.map { Array($0.utf8) }
      } reply: { fields, effect in
        guard case .readRecords(let request, _) = effect, let items = fields.all() else { return nil }
        return RecordsNotice(items.map { String(decoding: $0, as: UTF8.self) }, request).map { .records($0) }
      },
      ReplyForm(word: "rank") { reply in
        guard case .rank(let rank) = reply else { return nil }
        return rank?.fields ?? []
      } reply: { fields, effect in
        guard case .placeGame = effect else { return nil }
        return fields.isAtEnd ? .rank(nil) : fields.rank().map { .rank($0) }
      },
      ReplyForm(word: "learned") { reply in
        guard case .learned(let learned) = reply else { return nil }
        return learned?.fields ?? []
      } reply: { fields, effect in
        switch effect {
        case .readLearned(let deck, _): fields.learned(of: deck)
        case .learn(let game): fields.learned(of: game.deck)
        default: nil
        }
      },
      ReplyForm(word: "past") { reply in
        guard case .past(let past) = reply else { return nil }
        return past?.fields ?? []
      } reply: { fields, effect in
        guard case .recallDeal = effect else { return nil }
        return fields.isAtEnd ? .past(nil) : fields.past().map { .past($0) }
      },
      ReplyForm(word: "games") { reply in
        guard case .games(let games) = reply else { return nil }
        guard let games else { return [] }
        // After the games come the numbers of those that other programs play.
        let inUse = games.indices.filter { games[$0].isInUse }.map { Array("\($0 + 1)".utf8) }
        return [Array("\(games.count)".utf8)] + games.flatMap(\.fields) + inUse
      } reply: { fields, effect in
        guard case .listGames = effect else { return nil }
        if fields.isAtEnd { return .games(nil) }
        guard let count = fields.count(in: 0...Int(Int32.max)) else { return nil }
        var games: [ListedGame] = []
        for _ in 0..<count {
          guard let game = fields.listedGame() else { return nil }
          games.append(game)
        }
        while !fields.isAtEnd {
          guard let number = fields.count(in: 0...games.count), number > 0 else { return nil }
          games[number - 1].isInUse = true
        }
        return .games(games)
      },
      ReplyForm(word: "saved") { reply in
        switch reply {
        case .gameSaved(.success(let replaces)): return replaces ? [Array("replaced".utf8)] : []
        case .gameSaved(.failure(let problem)): return problem.fields
        default: return nil
        }
      } reply: { fields, effect in
        guard case .saveGame = effect else { return nil }
        if fields.isAtEnd { return .gameSaved(.success(false)) }
        var rest = fields
        if rest.word()?.typed == "replaced" {
          fields = rest
          return .gameSaved(.success(true))
        }
        return GamesProblem(&fields).map { .gameSaved(.failure($0)) }
      },
      ReplyForm(word: "game") { reply in
        guard case .game(.success(let game)) = reply else { return nil }
        return [game.file]
      } reply: { fields, effect in
        guard case .loadGame = effect, let file = fields.next() else { return nil }
        let game = Result { () throws(SavedGame.Problem) in try SavedGame(reading: file) }
        return .game(game.mapError { GamesProblem($0) })
      },
      ReplyForm(word: "no-game") { reply in
        guard case .game(.failure(let problem)) = reply else { return nil }
        return problem.fields
      } reply: { fields, effect in
        guard case .loadGame = effect else { return nil }
        return GamesProblem(&fields).map { .game(.failure($0)) }
      },
      ReplyForm(word: "taken-up") { reply in
        guard case .gameTakenUp(let problem) = reply else { return nil }
        return problem?.fields ?? []
      } reply: { fields, effect in
        guard case .takeUpGame = effect else { return nil }
        return fields.isAtEnd ? .gameTakenUp(nil) : GamesProblem(&fields).map { .gameTakenUp($0) }
      },
      ReplyForm(word: "found") { reply in
        guard case .gameForgotten(.success(let game)) = reply else { return nil }
        return game.fields
      } reply: { fields, effect in
        guard case .forgetGame = effect else { return nil }
        return fields.listedGame().map { .gameForgotten(.success($0)) }
      },
      ReplyForm(word: "not-found") { reply in
        guard case .gameForgotten(.failure(let problem)) = reply else { return nil }
        return problem.fields
      } reply: { fields, effect in
        guard case .forgetGame = effect else { return nil }
        return GamesProblem(&fields).map { .gameForgotten(.failure($0)) }
      },
      ReplyForm(word: "move") { reply in
        guard case .botMove(.success(let choice)) = reply else { return nil }
        return [Array(choice.text.utf8)]
      } reply: { fields, effect in
        guard case .askBot(_, let question) = effect, let answer = fields.next() else { return nil }
        guard case .success(let choice) = BotLine.choice(answer[...], to: question) else { return nil }
        return .botMove(.success(choice))
      },
      ReplyForm(word: "no-move") { reply in
        guard case .botMove(.failure(let problem)) = reply else { return nil }
        return problem.fields
      } reply: { fields, effect in
        guard case .askBot = effect else { return nil }
        return BotProblem(&fields).map { .botMove(.failure($0)) }
      },
    ]
  }
}

extension Effect {
  /// The category of the requested tunes.
  fileprivate var tunesCategory: Category? {
    switch self {
    case .loadTunes(let category, _, _), .fetchTunes(let category, _): category
    default: nil
    }
  }
}
