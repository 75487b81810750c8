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
  private(set) var deck: Deck?
  private(set) var origin = Tunes.Origin.file
  /// What there was before the last run, and is again when that was for one line alone.
  private var before: (deck: Deck?, origin: Tunes.Origin) = (nil, .file)
  /// Nil when no run is open.
  private var known: TuneIndex?
  /// What the player calls the deck that is being given; nil for tunes of a category.
  private var name: String?
  /// Why the tunes of this line are not to be had.
  private(set) var trouble: FetchProblem?
  /// Why the deck file of this line is none.
  private(set) var refusal: String?
  /// Whether tunes would be fetched first, for all that this line can tell.
  private var isFetching = false
  /// How many files of tunes this line forgets.
  private(set) var cleared: Int?
  /// Whether the deck was given for this very line.
  private(set) var isFresh = false

  fileprivate mutating func add(_ action: GivenAction) {
    switch action {
    case .deck(let name):
      begin(name: name)
    case .tune(let line):
      if known == nil { begin(name: nil) }
      // A line that is none was refused before it became an action.
      try? deck!.append(line[...], known: &known!)
    case .tunes(let tunes):
      if known == nil { begin(name: nil) }
      deck = tunes
      deck!.name = name ?? ""
    case .source(let origin):
      self.origin = origin
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

  private mutating func begin(name: String?) {
    before = (deck, origin)
    deck = Deck(name: name ?? "")
    self.name = name
    origin = .file
    known = TuneIndex()
  }

  /// A line begins that is none of those that give something. Returns the deck of the player's own that was given
  /// for it and all that follow, if there was one.
  mutating func beginLine() -> Deck? {
    guard known != nil else { return nil }
    known = nil
    isFresh = name == nil
    guard name != nil else { return nil }
    defer { deck = nil }
    return deck
  }

  mutating func endLine() {
    isFresh = false
    trouble = nil
    refusal = nil
    isFetching = false
    cleared = nil
  }

  /// The tunes that were given for this line alone, called like this.
  mutating func take(name: String) -> Tunes? {
    guard isFresh, var taken = deck else { return nil }
    defer { (deck, origin) = before }
    isFresh = false
    taken.name = name
    return Tunes(deck: taken, origin: origin)
  }

  /// What a game of a category would use, if that was given.
  func forecast(of category: Category) -> Forecast? {
    let tunes = isFetching && !isFresh ? nil : tunes(of: category)
    return tunes == nil && !isFetching ? nil : Forecast(tunes: tunes, fetchesFirst: isFetching)
  }

  /// The tunes of a category that were given, if they were.
  func tunes(of category: Category) -> Tunes? {
    guard var deck else { return nil }
    deck.name = category.title
    return Tunes(deck: deck, origin: origin, trouble: isFresh ? trouble : nil)
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
  case .deck, .tune, .tunes, .source, .trouble, .refusal, .fetching, .cleared:
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
