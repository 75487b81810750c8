/// The rules of a game as the manual describes them: everything follows from what was done since the deal, and
/// is worked out anew each time.
struct ModelGame {
  enum Entry: Equatable {
    case flip(Int)
    case pass
    case reveal
  }

  let deal: ModelDeal
  var entries: [Entry] = []

  /// The game after some entries.
  struct Situation {
    var up: [Int] = []
    var matched: Set<Int> = []
    var seen: Set<Int> = []
    var flips = 0
    var moves = 0
    var passes = 0
    var turn = 0
    var isRevealed = false
    var scores: [(pairs: Int, moves: Int)]
    /// Completed moves and passes: the seat and the cards.
    var log: [[Int]] = []
    /// The cards turned up and the seat that turned them.
    var turned: [(card: Int, seat: Int)] = []
  }

  var now: Situation { situation(after: entries)! }
  var phase: String { phase(now) }
  var isOver: Bool { phase != "playing" }

  func phase(_ situation: Situation) -> String {
    if situation.matched.count == deal.faces.count { return "finished" }
    return situation.passes == deal.players.count ? "drawn" : situation.isRevealed ? "revealed" : "playing"
  }

  /// Nil if an entry is refused.
  func situation(after entries: [Entry]) -> Situation? {
    var now = Situation(scores: deal.players.map { _ in (0, 0) })
    for entry in entries {
      if phase(now) != "playing" { return nil }
      switch entry {
      case .flip(let card):
        guard deal.faces.indices.contains(card - 1), !now.matched.contains(card), now.up != [card] else {
          return nil
        }
        now.flips += 1
        now.seen.insert(card)
        now.turned.append((card, now.turn))
        guard now.up.count == 1 else {
          now.up = [card]
          continue
        }
        now.up.append(card)
        now.log.append([now.turn] + now.up)
        now.moves += 1
        now.passes = 0
        now.scores[now.turn].moves += 1
        if deal.faces[now.up[0] - 1] == deal.faces[card - 1] {
          now.scores[now.turn].pairs += 1
          now.matched.formUnion(now.up)
          now.up = []
        } else {
          now.turn = (now.turn + 1) % deal.players.count
        }
      case .pass:
        guard deal.players.count > 1, now.up.count != 1, now.seen.subtracting(now.matched).count >= 2 else {
          return nil
        }
        now.log.append([now.turn])
        now.passes += 1
        now.turn = (now.turn + 1) % deal.players.count
      case .reveal:
        for card in 1...deal.faces.count where !now.matched.contains(card) && !now.up.contains(card) {
          now.turned.append((card, now.turn))
        }
        now.isRevealed = true
      }
    }
    return now
  }

  /// Whether the entries can follow.
  func allows(_ more: [Entry]) -> Bool { situation(after: entries + more) != nil }

  /// The cards whose faces can be seen.
  var visible: [Int] { now.isRevealed ? Array(1...deal.faces.count) : (now.matched + now.up).sorted() }

  /// Whether a card that can be seen has this number, or shows this title or artist.
  func shows(_ text: String) -> Bool {
    let now = now
    return visible.contains { card in
      let (title, artist) = deal.deck.tunes[deal.faces[card - 1] - 1]
      let isTitle = now.matched.contains(card) ? nil : deal.areTitles?[card - 1]
      return text == "\(card)" || text == title && isTitle != false || text == artist && isTitle != true
    }
  }

  /// The mate of a card.
  func mate(of card: Int) -> Int {
    deal.faces.indices.first { $0 != card - 1 && deal.faces[$0] == deal.faces[card - 1] }! + 1
  }

  /// The members of `game` in an answer. `count`: the entries before its line.
  func members(since count: Int, _ table: ModelTable) -> [String: Any?] {
    let (before, now) = (situation(after: Array(entries.prefix(count)))!, now)
    func card(_ card: Int, _ more: [String: Any?]) -> [String: Any?] {
      let (title, artist) = deal.deck.tunes[deal.faces[card - 1] - 1]
      let isTitle = now.matched.contains(card) ? nil : deal.areTitles?[card - 1]
      let shown: [String: Any?] = [
        "card": card, "face": deal.faces[card - 1], "title": isTitle == false ? nil : title,
        "artist": isTitle == true ? nil : artist,
      ]
      return shown.merging(more) { $1 }
    }
    let match = deal.match.map { isOver ? $0.counting(self) : $0 }
    return [
      "phase": phase, "seed": "\(deal.seed)", "pairs": deal.pairs, "flips": now.flips, "moves": now.moves,
      "matched": now.matched.count / 2,
      "shown": visible.map { number in
        let side = deal.areTitles.map { $0[number - 1] ? "title" : "artist" }
        return card(number, ["matched": now.matched.contains(number), "side": side])
      }, "hints": table.hints,
      "players": zip(deal.players, now.scores).map {
        ModelDeal.person($0).merging(["pairs": $1.pairs, "moves": $1.moves]) { $1 }
      }, "turn": now.turn, "log": Array(now.log.dropFirst(before.log.count)),
      "day": deal.day.map(ModelHome.text),
      "turned": now.turned.dropFirst(before.turned.count).map { card($0.card, ["player": $0.seat]) },
      "match": match.map { ["of": $0.games, "score": $0.halves.map { Double($0) / 2 }] as [String: Any?] },
      "deck": deal.deck.json, "cards": deal.cards, "aids": table.aids,
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
  /// Twice the points of each seat.
  var halves: [Int]

  /// After a game that is over: one that was given up is not won by the one to move.
  func counting(_ game: ModelGame) -> ModelMatch {
    var match = self
    match.played += 1
    let now = game.now
    let seats = halves.indices.filter { !now.isRevealed || $0 != now.turn }
    let most = seats.map { now.scores[$0].pairs }.max()!
    let best = seats.filter { now.scores[$0].pairs == most }
    for seat in best { match.halves[seat] += best.count == 1 ? 2 : 1 }
    return match
  }

  var isDecided: Bool {
    let order = halves.sorted(by: >)
    return played == games || order[0] > order[1] + 2 * (games - played)
  }

  /// The one who begins changes, and after the last game another match begins.
  var next: ModelMatch {
    let (played, halves) = isDecided ? (0, halves.map { _ in 0 }) : (played, halves)
    return ModelMatch(games: games, played: played, halves: Array(halves.dropFirst() + halves.prefix(1)))
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
  /// The tunes that were chosen to practice; nil for any.
  let places: [Int]?
  /// The seed of the next deal.
  let nextSeed: UInt64
  /// Whether a card was turned in a home, how many flips and hints it had in all its states, and how it was
  /// first over.
  var isBegun = false
  var made = 0
  var outcome: String?

  init(
    _ deck: ModelDeck, places: [Int]? = nil, pairs: Int, seed: UInt64, isSplit: Bool, players: [String],
    day: Int? = nil, match: ModelMatch? = nil
  ) {
    let whole = isSplit ? deck.splitPlaces : Array(1...deck.tunes.count)
    let model = DealModel.deal(places ?? whole, pairs: pairs, seed: seed, isSplit: isSplit)
    (self.deck, self.seed, faces, self.players) = (deck, seed, model.cards, players)
    (self.day, self.match, self.places, nextSeed) = (day, match, places, model.nextSeed)
    areTitles = isSplit ? model.areTitles : nil
  }

  static func person(_ name: String) -> [String: Any?] { ["name": name, "kind": "person", "level": nil] }

  var isAlone: Bool { players.count == 1 }
  var cards: String { areTitles == nil ? "same" : "split" }
  var pairs: Int { faces.count / 2 }
}

/// A game on the table of a session, with what undo leaves alone.
final class ModelTable {
  let deal: ModelDeal
  var hints = 0
  var isUndone = false
  var isRepeat = false
  /// How many entries were undone.
  var undone = 0
  /// What the home counts of `made`.
  var counted = 0
  /// The faces that hints named.
  var hinted: Set<Int> = []
  /// When a card was first turned; how long it was played; whether it was ever finished or given up.
  var isBegun = false
  var played = 0
  var isRecalled = false
  var wasFinished = false
  var wasRevealed = false

  init(_ deal: ModelDeal) { self.deal = deal }

  var aids: [String] {
    (hints > 0 ? ["hints=\(hints)"] : []) + (isUndone ? ["undo"] : []) + (isRepeat ? ["repeat"] : [])
  }

  func copy() -> ModelTable {
    let copy = ModelTable(deal)
    (copy.hints, copy.isUndone, copy.isRepeat, copy.undone) = (hints, isUndone, isRepeat, undone)
    (copy.counted, copy.hinted, copy.isBegun, copy.played) = (counted, hinted, isBegun, played)
    (copy.wasFinished, copy.wasRevealed) = (wasFinished, wasRevealed)
    return copy
  }
}
