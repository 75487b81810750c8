import MemoryGame
import Text
@testable import MemoryTunes

/// What is asked of the world and enters the game: recordings have the replies.
enum Fact: CaseIterable {
  case favorites, deck, learned, today, day, forecast, columns, tunes, move
  case kind, deal, end, levelGame, load, openDay, save, forgetGame, forget, favorite, clearTunes

  /// Nil for what is no fact.
  init?(_ reading: Reading) {
    switch reading {
    case .favorites: self = .favorites
    case .deck: self = .deck
    case .learned: self = .learned
    case .today: self = .today
    case .day: self = .day
    case .forecast: self = .forecast
    case .columns: self = .columns
    case .best, .statistics, .days, .games, .decks, .words: return nil
    }
  }

  init?(_ effect: Effect) {
    switch effect {
    case .recallKind: self = .kind
    case .recallDeal: self = .deal
    case .recallBefore(.alone): self = .end
    case .recallBefore(.againstLevel): self = .levelGame
    case .load: self = .load
    case .openDay: self = .openDay
    case .save: self = .save
    case .forgetGame: self = .forgetGame
    case .forget: self = .forget
    case .favorite: self = .favorite
    case .clearTunes: self = .clearTunes
    case .checkGameIsSaved: return nil
    }
  }

  /// An example of its request: which fact that is, whether recordings have the replies, and what follows from
  /// a recorded one.
  struct Example {
    let fact: Fact?
    let isFact: Bool
    let intent: (_ reply: ArraySlice<UInt8>) -> Intent?

    fileprivate init(_ fact: Fact?, _ request: Request<Intent>) {
      (self.fact, isFact) = (fact, request.isFact)
      intent = { request.recordedReply($0)?.outcome }
    }

    fileprivate init(_ fact: Fact?, _ request: Request<FeatureAction>) {
      (self.fact, isFact) = (fact, request.isFact)
      intent = { request.recordedReply($0).map { .act($0.outcome) } }
    }
  }

  var example: Example {
    func reading(_ reading: Reading) -> Example { Example(Fact(reading), reading.request) }
    func effect(_ effect: Effect) -> Example { Example(Fact(effect), effect.request) }
    let (name, deck) = (FilePath("a"), BuiltInDeck.capitals.deck)
    let deal = RecordedDeal(number: 1, seed: 1, pairs: 8, cards: .same, player: Player.you.name)
    let levelGame = LevelGame(["you", "easy"], pairs: [2, 0])!
    switch self {
    case .favorites: return reading(.favorites(for: .choice))
    case .deck: return reading(.deck(name, for: .choice))
    case .learned: return reading(.learned(of: deck, pairs: 2, DueDecks(knowing: deck, .english)))
    case .today: return reading(.today)
    case .day: return reading(.day(asked: nil))
    case .forecast: return reading(.forecast(.pop, .online, asksCatalog: true))
    case .columns: return reading(.columns([.at(row: .number(1), column: .last)]))
    case .tunes:
      let use = TunesUse.later(arePlayed: true)
      return Example(self, .tunes(TunesLoad(category: .pop, policy: .online, asksCatalog: true, use: use)))
    case .move:
      let board = Board(faces: [0, 1, 0, 1])
      return Example(
        self, .move(of: "a", BotQuestion(board, seat: 0, turned: [], isNewGame: true, mayPass: true)))
    case .kind: return effect(.recallKind(isShared: false, .same))
    case .deal: return effect(.recallDeal(deal))
    case .end:
      let game = GameAlone(
        deal: deal, made: 16, moves: 8, seconds: 9, day: nil, aids: .none, practiced: nil)
      return effect(.recallBefore(.alone(game)))
    case .levelGame:
      let inSession = LevelHistory(before: levelGame, in: [])
      return effect(.recallBefore(.againstLevel(levelGame, inSession: inSession)))
    case .load: return effect(.load(name))
    case .openDay: return effect(.openDay(Day(time: 0), seeks: true, leaves: false))
    case .save: return effect(.save(GameState(next: NextGame(seed: 1)), as: name, replaces: true))
    case .forgetGame: return effect(.forgetGame(name, isSure: true))
    case .forget: return effect(.forget(.records))
    case .favorite: return effect(.favorite(Favorite(0, of: deck)!, removes: true))
    case .clearTunes: return effect(.clearTunes)
    }
  }
}
