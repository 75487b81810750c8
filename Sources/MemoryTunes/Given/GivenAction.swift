import MemoryGame
import Wording

/// What a recording notes that was not typed: the seed that chance drew, the tunes that came from outside. It
/// stands in for an option or for an answer of the world, and is no step. Anyone may type it.
package enum GivenAction: Equatable {
  case seed(UInt64)
  case category(Category)
  case pairs(Int)
  /// A setting has this value.
  case setting(Setting, String)
  /// This many hints were taken.
  case hints(Int)
  /// This many flips were undone.
  case undone(flips: Int)
  /// The first card of the game was turned at this time, in seconds since 1970.
  case began(Int)
  /// Whether the player is asked before something is lost.
  case questions(Bool)
  /// What was played so far counts as the start.
  case started
  /// Something that the world would answer; `GivenWorld` remembers it.
  case fact(GivenFact)
  /// Words that are no tune.
  case noTune(DeckProblem.Fault)
}

/// What a recording tells about the world, for the lines that follow.
package enum GivenFact: Equatable {
  /// A line of a deck file. A run of them is the deck of the deals that follow.
  case tune([UInt8])
  /// Many such lines at once.
  case tunes(TuneRun)
  /// The run that comes next is a deck of the player's own, of this name.
  case deck(name: String)
  /// The run that comes next stands for the file that the next line reads, or for what it fetches. The name is
  /// that of the deck in it, if it is another than the line names.
  case file(name: String?)
  /// Where the tunes of the last run came from.
  case source(Tunes.Origin)
  /// Why the next line gets no tunes.
  case trouble(FetchProblem)
  /// What is said against the deck file of the next line.
  case refusal(DeckFileProblem)
  /// The next line is told that the next game would fetch its tunes first.
  case fetching
  /// Which day the next line is told that it is.
  case today(Day)
  /// The next line finds this deck by its name.
  case listed(ListedDeck)
  /// It finds so many deck files that are not listed.
  case unlisted(Int)
  /// Where the game stands among the records that the next line finishes.
  case placing(Rank)
  /// The next line forgets this many files of tunes.
  case cleared(files: Int)
}

enum GivenNotice: Notice {
  case taken
  /// There is no game on the table to which that could have happened.
  case noGame
  case noTune(DeckProblem.Fault)

  var code: AnswerCode? {
    switch self {
    case .taken: .given
    case .noGame: .noGame
    case .noTune: .notATune
    }
  }

  func message(_ context: AnswerContext) -> String? {
    let words = context.words
    return switch self {
    case .taken: words.takenAsGiven
    case .noGame: words.noGameForGiven
    case .noTune(let fault): words.notATune(fault.message(words))
    }
  }
}

extension GameState {
  mutating func reduce(_ action: GivenAction) -> Next { .answer(notice(of: action)) }

  private mutating func notice(of action: GivenAction) -> GivenNotice {
    switch action {
    case .seed(let seed): next.seed = seed
    case .category(let category): next.category = category
    case .pairs(let pairs): next.pairs = pairs
    case .hints, .undone, .began: return table?.take(action) ?? .noGame
    case .setting, .questions, .started, .fact: break
    case .noTune(let fault): return .noTune(fault)
    }
    return .taken
  }
}

extension Table {
  fileprivate mutating func take(_ action: GivenAction) -> GivenNotice {
    switch action {
    case .hints(let count):
      self.count(hints: count)
    case .began(let time):
      began = time
    case .undone(let flips):
      guard game.log.canTakeBack(flips) else { return .noGame }
      game.takeBack(flips)
    case .seed, .category, .pairs, .setting, .questions, .started, .fact, .noTune:
      break
    }
    return .taken
  }
}
