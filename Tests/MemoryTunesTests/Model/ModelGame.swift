/// The rules of a game as the manual describes them.
struct ModelGame {
  enum Entry: Equatable { case flip(Int), pass, reveal }

  let deal: ModelDeal
  private(set) var entries: [Entry] = []
  private(set) var up: [Int] = []
  private(set) var matched: Set<Int> = []
  private(set) var seen: Set<Int> = []
  private(set) var (flips, moves, passes, turn) = (0, 0, 0, 0)
  private(set) var isRevealed = false
  private(set) var scores: [(pairs: Int, moves: Int)]
  /// Completed moves and passes: the seat and the cards.
  private(set) var log: [[Int]] = []
  /// The cards turned up and the seat that turned them.
  private(set) var turned: [(card: Int, seat: Int)] = []

  init(_ deal: ModelDeal) {
    self.deal = deal
    scores = deal.players.map { _ in (0, 0) }
  }

  var phase: String {
    if matched.count == deal.faces.count { return "finished" }
    return passes == deal.players.count ? "drawn" : isRevealed ? "revealed" : "playing"
  }

  var isOver: Bool { phase != "playing" }

  /// The game after some more entries; nil if one is refused.
  func adding(_ more: [Entry]) -> ModelGame? {
    var game = self
    return more.allSatisfy { game.add($0) } ? game : nil
  }

  private mutating func add(_ entry: Entry) -> Bool {
    if isOver { return false }
    entries.append(entry)
    switch entry {
    case .flip(let card):
      if !deal.faces.indices.contains(card - 1) || matched.contains(card) || up == [card] { return false }
      flips += 1
      seen.insert(card)
      turned.append((card, turn))
      up = up.count == 1 ? up + [card] : [card]
      if up.count == 2 { endMove() }
    case .pass:
      if deal.isAlone || up.count == 1 || seen.subtracting(matched).count < 2 { return false }
      log.append([turn])
      passes += 1
      turn = (turn + 1) % deal.players.count
    case .reveal:
      for card in 1...deal.faces.count where !matched.contains(card) && !up.contains(card) {
        turned.append((card, turn))
      }
      isRevealed = true
    }
    return true
  }

  private mutating func endMove() {
    log.append([turn] + up)
    (moves, passes) = (moves + 1, 0)
    scores[turn].moves += 1
    if deal.mate(of: up[0]) == up[1] {
      scores[turn].pairs += 1
      matched.formUnion(up)
      up = []
    } else {
      turn = (turn + 1) % deal.players.count
    }
  }

  /// The cards whose faces can be seen.
  var visible: [Int] { isRevealed ? Array(1...deal.faces.count) : (matched + up).sorted() }

  /// What can be read on a card that is up.
  func texts(of card: Int) -> (title: String?, artist: String?) {
    let (title, artist) = deal.tune(of: card)
    let isTitle = matched.contains(card) ? nil : deal.areTitles?[card - 1]
    return (isTitle == false ? nil : title, isTitle == true ? nil : artist)
  }

  /// Whether a card that can be seen has this number, or shows this title or artist.
  func shows(_ text: String) -> Bool {
    visible.contains { text == "\($0)" || text == texts(of: $0).title || text == texts(of: $0).artist }
  }

  /// The tune of a card that is known as a whole; by default, that of the last pair.
  func favorite(_ card: Int?) -> [String]? {
    guard let card = card ?? log.last(where: { matched.contains($0.last!) })?.last, visible.contains(card),
      case let (title?, artist?) = texts(of: card)
    else { return nil }
    return [title, artist]
  }

  /// The members of `game` in an answer. `before`: the game before its line.
  func members(since before: ModelGame?, _ marks: ModelMarks) -> [String: Any?] {
    func card(_ card: Int, _ more: [String: Any?]) -> [String: Any?] {
      let (title, artist) = texts(of: card)
      return ["card": card, "face": deal.faces[card - 1], "title": title, "artist": artist].merging(more) { $1 }
    }
    let match = deal.match.map { isOver ? $0.counting(self) : $0 }
    return [
      "phase": phase, "seed": "\(deal.seed)", "pairs": deal.pairs, "flips": flips, "moves": moves,
      "matched": matched.count / 2,
      "shown": visible.map { number in
        card(number, ["matched": matched.contains(number), "side": deal.side(of: number)])
      }, "hints": marks.hints,
      "players": zip(deal.players, scores).map {
        ModelDeal.person($0).merging(["pairs": $1.pairs, "moves": $1.moves]) { $1 }
      }, "turn": turn, "log": Array(log.dropFirst(before?.log.count ?? 0)),
      "day": deal.day.map(ModelHome.text),
      "turned": turned.dropFirst(before?.turned.count ?? 0).map {
        card($0.card, ["player": $0.seat, "side": deal.side(of: $0.card)])
      },
      "match": match.map { ["of": $0.games, "score": $0.points] as [String: Any?] },
      "deck": deal.deck.json, "cards": deal.cards, "aids": marks.aids, "beat": deal.beat,
    ]
  }
}

/// Where tunes come from.
struct ModelDeck {
  let name: String
  let kind: String
  let tunes: [(title: String, artist: String)]
  var isSplit = false

  var json: [String: Any?] { ["name": name, "kind": kind] }
  /// The faces that split cards can have.
  var splitPlaces: [Int] { DealModel.splitPlaces(tunes) }
}

/// A match before one of its games.
struct ModelMatch {
  let games: Int
  var played = 0
  /// Of each seat.
  var points: [Double]

  /// After a game that is over: one that was given up is not won by the one to move.
  func counting(_ game: ModelGame) -> ModelMatch {
    var match = self
    match.played += 1
    let seats = points.indices.filter { !game.isRevealed || $0 != game.turn }
    let best = seats.filter { game.scores[$0].pairs == seats.map { game.scores[$0].pairs }.max() }
    for seat in best { match.points[seat] += best.count == 1 ? 1 : 0.5 }
    return match
  }

  var isDecided: Bool {
    let order = points.sorted(by: >)
    return played == games || order[0] > order[1] + Double(games - played)
  }

  /// The one who begins changes, and after the last game another match begins.
  var next: ModelMatch {
    let points = isDecided ? points.map { _ in 0 } : points
    return ModelMatch(
      games: games, played: isDecided ? 0 : played, points: Array(points.dropFirst() + points.prefix(1)))
  }
}

/// A deal: one game in all its states and copies.
final class ModelDeal {
  let deck: ModelDeck
  let seed: UInt64
  let faces: [Int]
  /// Whether each card shows the title; nil if all show both.
  let areTitles: [Bool]?
  let players: [String]
  /// Counted from 1970.
  let day: Int?
  let match: ModelMatch?
  /// The moves to beat.
  let beat: Int?
  /// The tunes that were chosen to practice; nil for any.
  let places: [Int]?
  /// The seed of the next deal.
  let nextSeed: UInt64
  /// When its first card was turned in a home, how many flips and hints it had in all its states, and how it
  /// was first over.
  var began: Int?
  var isBegun: Bool { began != nil }
  var made = 0
  var outcome: String?

  /// What a card shows; nil if all cards show both.
  func side(of card: Int) -> String? { areTitles.map { $0[card - 1] ? "title" : "artist" } }

  init(
    _ deck: ModelDeck, places: [Int]?, pairs: Int, seed: UInt64, isSplit: Bool, players: [String], day: Int?,
    match: ModelMatch?, beat: Int?
  ) {
    let whole = isSplit ? deck.splitPlaces : Array(1...deck.tunes.count)
    let model = DealModel.deal(places ?? whole, pairs: pairs, seed: seed, isSplit: isSplit)
    (self.deck, self.seed, faces, self.players) = (deck, seed, model.cards, players)
    (self.day, self.match, self.beat, self.places, nextSeed) = (day, match, beat, places, model.nextSeed)
    areTitles = isSplit ? model.areTitles : nil
  }

  static func person(_ name: String) -> [String: Any?] { ["name": name, "kind": "person", "level": nil] }

  var isAlone: Bool { players.count == 1 }
  var cards: String { areTitles == nil ? "same" : "split" }
  var pairs: Int { faces.count / 2 }

  func tune(of card: Int) -> (title: String, artist: String) { deck.tunes[faces[card - 1] - 1] }

  func mate(of card: Int) -> Int {
    faces.indices.first { $0 != card - 1 && faces[$0] == faces[card - 1] }! + 1
  }
}

/// What undo leaves alone of a game.
struct ModelMarks {
  var hints = 0
  var isUndone = false
  var isRepeat = false
  /// How many entries were undone.
  var undone = 0
  /// The faces that hints named.
  var hinted: Set<Int> = []
  /// Whether a card was turned; how long it was played; whether it was ever finished or given up.
  /// When its first card was turned.
  var began: Int?
  var isBegun: Bool { began != nil }
  var played = 0
  var wasFinished = false
  var wasRevealed = false

  var aids: [String] {
    (hints > 0 ? ["hints=\(hints)"] : []) + (isUndone ? ["undo"] : []) + (isRepeat ? ["repeat"] : [])
  }
}

/// A game on the table of a session.
final class ModelTable {
  let deal: ModelDeal
  var marks: ModelMarks
  /// How many of its entries the home has counted, and whether it was asked about the deal.
  var counted = 0
  var isRecalled = false
  /// Whether a move of it is completed, and so the next player begins the next game.
  var hasMove = false

  init(_ deal: ModelDeal, _ marks: ModelMarks = ModelMarks()) { (self.deal, self.marks) = (deal, marks) }
}
