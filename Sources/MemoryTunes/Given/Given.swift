/// What a recording notes that was not typed: the seed that chance drew, the tunes that came from outside. It takes
/// the place of an option or of an answer of the world, and is no step.
package enum GivenAction: Equatable {
  case seed(UInt64)
  case category(Category)
  case pairs(Int)
  /// A line of a deck file. A run of them is the deck of the deals that follow.
  case tune([UInt8])
  /// A whole run of tunes.
  case tunes(Deck)
  /// The run that comes next is a deck of the player's own, of this name.
  case deck(name: String)
  /// The run that comes next stands for the file of the next line, or for what that fetches.
  case file
  /// Where the tunes of the last run came from.
  case source(Tunes.Origin)
  /// Why the tunes of the next line were not to be had.
  case trouble(FetchProblem)
  /// What was said against the deck file of the next line.
  case refusal(String)
  /// The next game would fetch its tunes first, as far as there is telling in the next line.
  case fetching
  /// So many files of tunes were forgotten in the next line.
  case cleared(files: Int)
  /// So many hints were taken.
  case hints(Int)
  /// So many flips were undone.
  case undone(flips: Int)
  /// The first card of the game was turned then, in seconds since 1970.
  case began(Int)
}

/// What a recording has brought along and no line has made use of yet, or for good.
struct Given {
  /// The tunes that were given since the last line, in runs of which the last is still open.
  private var runs: [Run] = []
  /// The tunes that games of any category are dealt from; nil for none.
  private var tunes: Tunes?
  /// Whether they were given for this very line.
  private(set) var isFresh = false
  /// What stands for the file that this line reads, or for what it fetches.
  private var file: Tunes?
  /// Why the tunes of this line are not to be had.
  private(set) var trouble: FetchProblem?
  /// Why the deck file of this line is none.
  private(set) var refusal: String?
  /// Whether tunes would be fetched first, for all that this line can tell.
  private var isFetching = false
  /// How many files of tunes this line forgets.
  private(set) var cleared: Int?

  private struct Run {
    let purpose: Purpose
    var deck = Deck(name: "")
    var known = TuneIndex()
    var origin = Tunes.Origin.file

    enum Purpose {
      /// The deals that follow, of any category.
      case deals
      /// The same, as a deck of the player's own of this name.
      case own(name: String)
      /// The file or the fetch of the next line.
      case file
    }
  }

  fileprivate mutating func add(_ action: GivenAction) {
    switch action {
    case .deck(let name):
      runs.append(Run(purpose: .own(name: name)))
    case .file:
      runs.append(Run(purpose: .file))
    case .tune(let line):
      var run = runs.popLast() ?? Run(purpose: .deals)
      // A line that is none was refused before it became an action.
      try? run.deck.append(line[...], known: &run.known)
      runs.append(run)
    case .tunes(let deck):
      var run = runs.popLast() ?? Run(purpose: .deals)
      run.deck = deck
      runs.append(run)
    case .source(let origin):
      if !runs.isEmpty {
        runs[runs.count - 1].origin = origin
      } else if let deck = tunes?.deck {
        tunes = Tunes(deck: deck, origin: origin)
      }
    case .trouble(let problem):
      trouble = problem
    case .refusal(let message):
      refusal = message
    case .fetching:
      isFetching = true
    case .cleared(let files):
      cleared = files
    case .seed, .category, .pairs, .hints, .undone, .began:
      break
    }
  }

  /// What tunes that were given change of what the next game is dealt from.
  enum Change {
    /// It is dealt from a deck of the player's own.
    case own(Deck)
    /// It is dealt from tunes of a category, and from no deck of the player's own.
    case category
  }

  /// A line begins that is none of those that give something. Returns what changes by those before it, if anything.
  mutating func beginLine() -> Change? {
    var change: Change?
    for run in runs {
      switch run.purpose {
      case .deals:
        tunes = Tunes(deck: run.deck, origin: run.origin)
        isFresh = true
        change = .category
      case .own(let name):
        var deck = run.deck
        deck.name = name
        tunes = nil
        change = .own(deck)
      case .file:
        file = Tunes(deck: run.deck, origin: run.origin)
      }
    }
    if !runs.isEmpty { runs = [] }
    return change
  }

  mutating func endLine() {
    isFresh = false
    file = nil
    trouble = nil
    refusal = nil
    isFetching = false
    cleared = nil
  }

  /// What was given for this line alone, called like this.
  func file(named name: String) -> Tunes? {
    guard let file else { return nil }
    return file.named(name)
  }

  /// What a game of a category would use, if that was given.
  func forecast(of category: Category) -> Forecast? {
    let tunes = isFetching && !isFresh ? nil : tunes(of: category)
    return tunes == nil && !isFetching ? nil : Forecast(tunes: tunes, fetchesFirst: isFetching)
  }

  /// The tunes of a category that were given, if they were.
  func tunes(of category: Category) -> Tunes? {
    guard var tunes = tunes?.named(category.title) else { return nil }
    tunes.trouble = isFresh ? trouble : nil
    return tunes
  }
}

extension Tunes {
  fileprivate func named(_ name: String) -> Tunes {
    var deck = deck
    deck.name = name
    return Tunes(deck: deck, origin: origin)
  }
}

func reduceGiven(_ state: inout GameState, _ action: GivenAction) -> [Effect] {
  switch action {
  case .seed(let seed):
    state.next.seed = seed
  case .category(let category):
    state.next.category = category
  case .pairs(let pairs):
    state.next.pairs = pairs
  case .deck, .file, .tune, .tunes, .source, .trouble, .refusal, .fetching, .cleared:
    state.given.add(action)
  case .hints(let count):
    if state.table == nil { state.notice = .noGame } else { state.table!.hints = count }
  case .undone(let flips):
    guard let table = state.table, table.log.canTakeBack(flips) else {
      state.notice = .noGame
      return []
    }
    state.table!.takeBack(flips)
  case .began(let time):
    if state.table == nil { state.notice = .noGame } else { state.table!.began = time }
  }
  return []
}
