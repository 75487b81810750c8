import Text

/// The world as recordings describe it: it answers what the player's lines ask of the world with what was
/// given. No reducer knows of it.
///
/// Tunes hold for all deals that follow; other facts hold for the next line only.
final class GivenWorld {
  /// The tunes that were given since the last line, in runs of which the last is still open.
  private var runs: [Run] = []
  /// Whether the last run is a file or a deck of the player's own that takes no more tunes.
  private var isRunOver = false
  /// The tunes from which games of any category are dealt; nil for none.
  private var tunes: Tunes?
  /// Whether they were given for the present line.
  private var isFresh = false
  /// What stands for the file that this line reads, or for what it fetches.
  private var file: Tunes?
  /// The name of the deck in that file, if it was given.
  private var fileName: String?
  private var trouble: FetchProblem?
  private var refusal: DeckFileProblem?
  private var isFetching = false
  /// Which day it is.
  private var today: Day?
  /// The decks that this line finds by their names, and how many it does not list; nil if that was not given.
  private var listed: [ListedDeck]?
  private var unlisted = 0
  /// Where the game stands that this line finishes.
  private var place: Rank?
  /// How many files of tunes this line forgets.
  private var cleared: Int?
  /// How many files of anything else it forgets, and what it reads of the records.
  private(set) var forgotten: Int?
  private var recordLines: [String] = []
  /// Whether it has answered something that the present line asked.
  private(set) var hasAnswered = false

  private struct Run {
    let purpose: Purpose
    var tunes = TuneRun()
    var origin = Tunes.Origin.file

    enum Purpose {
      /// The deals that follow, of any category.
      case deals
      /// The same, as a deck of the player's own of this name.
      case own(name: String)
      /// The file or the fetch of the next line.
      case file(name: String?)
    }
  }

  func add(_ fact: GivenFact) {
    switch fact {
    case .deck(let name):
      begin(Run(purpose: .own(name: name)))
    case .file(let name):
      begin(Run(purpose: .file(name: name)))
    case .tune(let line):
      if isRunOver { begin(Run(purpose: .deals)) }
      var run = runs.popLast() ?? Run(purpose: .deals)
      // A line that is no tune was refused before it became a fact.
      try? run.tunes.append(line[...])
      runs.append(run)
    case .tunes(let tunes):
      if isRunOver { begin(Run(purpose: .deals)) }
      var run = runs.popLast() ?? Run(purpose: .deals)
      run.tunes.append(tunes)
      runs.append(run)
    case .source(let origin):
      if !runs.isEmpty {
        runs[runs.count - 1].origin = origin
      } else if let deck = tunes?.deck {
        tunes = Tunes(deck: deck, origin: origin)
      }
    case .trouble(let problem): trouble = problem
    case .refusal(let problem): refusal = problem
    case .fetching: isFetching = true
    case .today(let day): today = day
    case .listed(let deck):
      listed = listed ?? []
      listed?.append(deck)
    case .unlisted(let others):
      listed = listed ?? []
      unlisted = others
    case .placing(let placing): place = placing
    case .cleared(let files): cleared = files
    }
  }

  /// Takes the text after `#reply` in a recording.
  func add(reply: String) {
    let words = reply.split(separator: " ", maxSplits: 1)
    if words.first == "forgotten" {
      forgotten = words.last.flatMap { Word(String($0)).count }
    } else {
      recordLines.append(reply)
    }
  }

  private func begin(_ run: Run) {
    runs.append(run)
    isRunOver = false
  }

  /// A category was given: tunes that follow are those of the category.
  func endOwnRun() {
    switch runs.last?.purpose {
    case .own, .file: isRunOver = true
    case .deals, nil: break
    }
  }

  /// What given tunes change about the next games.
  enum Change {
    /// They are dealt from a deck of the player's own.
    case own(Deck)
    /// They are dealt from tunes of a category.
    case category
  }

  /// A line begins that gives nothing, or `given start`. Returns what changes by the lines before it, if
  /// anything.
  func beginLine() -> Change? {
    guard !runs.isEmpty else { return nil }
    var change: Change?
    for run in runs {
      switch run.purpose {
      case .deals:
        tunes = Tunes(deck: run.tunes.deck, origin: run.origin)
        isFresh = true
        change = .category
      case .own(let name):
        tunes = nil
        change = .own(run.tunes.deck.identified(as: .file(name: name)))
      case .file(let name):
        fileName = name
        file = Tunes(deck: run.tunes.deck, origin: run.origin)
      }
    }
    (runs, isRunOver) = ([], false)
    return change
  }

  func endLine() {
    isFresh = false
    (file, fileName) = (nil, nil)
    trouble = nil
    refusal = nil
    isFetching = false
    today = nil
    (listed, unlisted) = (nil, 0)
    place = nil
    cleared = nil
    forgotten = nil
    recordLines = []
    hasAnswered = false
  }
}

// The answers; each is nil if nothing was given.
extension GivenWorld {
  /// The tunes to deal a game of a category from.
  func tunes(of category: Category) -> Result<Tunes, FetchProblem>? {
    if let trouble, !isFresh { return answer(.failure(trouble)) }
    return deals(of: category).map { answer(.success($0)) }
  }

  /// What a game of a category would use.
  func forecast(of category: Category) -> Forecast? {
    let tunes = isFetching && !isFresh ? nil : deals(of: category)
    return tunes == nil && !isFetching ? nil : answer(Forecast(tunes: tunes, fetchesFirst: isFetching))
  }

  /// What a fetch comes to.
  func fetched(_ category: Category) -> Result<Tunes, FetchProblem>? {
    if let file {
      guard file.deck.count >= 2 else { return answer(.failure(.tooFewTunes)) }
      let deck = file.deck.identified(as: .category(category))
      return answer(.success(Tunes(deck: deck, origin: file.origin)))
    }
    return trouble.map { answer(.failure($0)) }
  }

  /// The deck in a file.
  func deck(_ path: FilePath) -> Result<Deck, DeckFileProblem>? {
    if let refusal { return answer(.failure(refusal)) }
    guard let file else { return nil }
    guard file.deck.count >= 2 else {
      let problem = DeckProblem(line: nil, fault: .tooFewTunes(file.deck.count))
      return answer(.failure(DeckFileProblem(path: DeckFile.shown(path), trouble: .deck(problem))))
    }
    return answer(.success(file.deck.identified(as: .file(name: fileName ?? DeckFile.name(of: path)))))
  }

  /// Which day it is.
  var day: Day? { today.map { answer($0) } }

  /// The decks that are found by their names.
  var decks: DeckList? { listed.map { answer(DeckList(decks: $0, others: unlisted)) } }
  /// Where a game that was just finished stands among the records.
  var placing: Rank? { place.map { answer($0) } }

  /// How many files of tunes are forgotten.
  var clearedFiles: Int? { cleared.map { answer($0) } }

  /// What is read of the records.
  var records: RecordsNotice? { RecordsNotice(reply: recordLines) }

  /// The tunes that were given for deals, as those of a category.
  func deals(of category: Category) -> Tunes? {
    guard let tunes else { return nil }
    var deals = Tunes(deck: tunes.deck.identified(as: .category(category)), origin: tunes.origin)
    deals.trouble = isFresh ? trouble : nil
    return deals
  }

  private func answer<Reply>(_ reply: Reply) -> Reply {
    hasAnswered = true
    return reply
  }
}

extension Deck {
  fileprivate func identified(as identity: DeckIdentity) -> Deck {
    var deck = self
    deck.identity = identity
    return deck
  }
}
