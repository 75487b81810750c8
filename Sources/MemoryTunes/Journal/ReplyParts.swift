import MemoryCore
import MemoryGame
import RecordsFeature
import Wording

// The parts of replies, as fields of a recording.

extension Tunes {
  /// Their origin, the reason for the lack of newer ones and, unless they are built in, the tunes.
  var fields: [[UInt8]] {
    [Array(origin.text.utf8), Array((trouble?.rawValue ?? "").utf8)]
      + (deck.identity.isBuiltIn ? [] : deck.lines)
  }
}

extension ReplyFields {
  mutating func tunes(of category: Category) -> Tunes? {
    guard let text = text(), let origin = Tunes.Origin(text), let trouble = word()?.typed,
      trouble.isEmpty || FetchProblem(rawValue: trouble) != nil, let lines = all()
    else { return nil }
    let deck = origin == .builtIn ? category.deck : Deck(.category(category), lines: lines)
    guard let deck, origin != .file, origin != .builtIn || lines.isEmpty else { return nil }
    return Tunes(deck: deck, origin: origin, trouble: FetchProblem(rawValue: trouble))
  }

  mutating func listedDeck() -> ListedDeck? {
    guard let origin = word().flatMap({ DeckOrigin(rawValue: $0.typed) }), let name = text(),
      let contents = text()
    else { return nil }
    // The number of tunes and, optionally, of themes.
    let counts = contents.split(separator: " ").map { Word(String($0)).count }
    guard (1...2).contains(counts.count), let tunes = counts[0], let themes = counts.last ?? nil else {
      return ListedDeck(name: name, origin: origin, contents: .trouble(DeckTrouble(contents)))
    }
    var deck = ListedDeck(name: name, origin: origin, contents: .tunes(tunes))
    if counts.count > 1 {
      for _ in 0..<themes {
        guard let theme = theme() else { return nil }
        deck.themes.append(theme)
      }
    }
    return deck
  }

  private mutating func theme() -> ListedDeck.Theme? {
    let words = text()?.split(separator: " ", maxSplits: 2).map(String.init) ?? []
    guard words.count >= 2, let known = Word(words[0]).count, let pairs = Word(words[1]).count, known <= pairs
    else { return nil }
    return ListedDeck.Theme(name: words.count > 2 ? words[2] : "", pairs: pairs, known: known)
  }

  mutating func rank() -> Rank? {
    let games = 1...Int(Int32.max)
    guard let seconds = count(in: Clock.times), let rank = count(in: games),
      let count = count(in: rank...games.upperBound)
    else { return nil }
    if isAtEnd { return Rank(seconds: seconds, rank: rank, games: count, best: nil) }
    return self.count(in: games).map { Rank(seconds: seconds, rank: rank, games: count, best: $0) }
  }
}

extension Past {
  /// Each number is a field, empty for nil. A deal that was never seen has no further ones, as in 1.0.
  var fields: [[UInt8]] {
    let sightings = seen == Sightings() ? [] : [seen.begun, seen.continued, seen.revealed]
    return ([finished, best] + sightings).map { Array(($0.map(String.init) ?? "").utf8) }
  }
}

extension ReplyFields {
  mutating func past() -> Past? {
    guard let finished = word(), let best = word() else { return nil }
    let counts = [finished, best].map { word in word.count.flatMap { 1...Int(Int32.max) ~= $0 ? $0 : nil } }
    guard finished.typed.isEmpty == (counts[0] == nil), best.typed.isEmpty == (counts[1] == nil) else {
      return nil
    }
    if isAtEnd { return Past(finished: counts[0], best: counts[1]) }
    let numbers = 0...Int(Int32.max)
    guard let begun = count(in: numbers), let continued = count(in: numbers), let revealed = count(in: numbers)
    else { return nil }
    return Past(
      finished: counts[0], best: counts[1],
      seen: Sightings(begun: begun, continued: continued, revealed: revealed))
  }

  mutating func listedGame() -> ListedGame? {
    let counts = 0...Int(Int32.max)
    guard let name = text(), let deck = text(), let pairs = count(in: counts),
      let matched = count(in: 0...pairs),
      let moves = count(in: counts), let time = count(in: Clock.times)
    else { return nil }
    return ListedGame(
      name: name.isEmpty ? nil : name, deck: deck, pairs: pairs, matched: matched, moves: moves, time: time)
  }
}

extension ListedGame {
  var fields: [[UInt8]] {
    [name ?? "", deck, "\(pairs)", "\(matched)", "\(moves)", "\(time)"].map { Array($0.utf8) }
  }
}

extension GamesProblem {
  var fields: [[UInt8]] {
    let words =
      switch self {
      case .nothingSaved: ["nothing-saved"]
      case .noSuchGame: ["no-such-game"]
      case .inUse: ["in-use"]
      case .onTable: ["on-table"]
      case .nameTaken: ["name-taken"]
      case .notUnderstood(let line, let missing):
        ["not-understood"] + (line.map { ["\($0)"] } ?? []) + (missing.map { [$0] } ?? [])
      case .later: ["later"]
      case .system(let problem): ["system", DeckTrouble.system(problem).text]
      }
    return words.map { Array($0.utf8) }
  }

  init?(_ fields: inout ReplyFields) {
    switch fields.word()?.typed {
    case "nothing-saved": self = .nothingSaved
    case "no-such-game": self = .noSuchGame
    case "in-use": self = .inUse
    case "on-table": self = .onTable
    case "name-taken": self = .nameTaken
    case "not-understood":
      let line = fields.isAtEnd ? nil : fields.count(in: 1...Int(Int32.max))
      self = .notUnderstood(line: line, missing: fields.isAtEnd ? nil : fields.text())
    case "later": self = .later
    case "system":
      guard let text = fields.text() else { return nil }
      self = .system(SystemError(rawValue: text).map { .known($0) } ?? .other(text))
    default: return nil
    }
  }
}

extension ListedDeck {
  var fields: [[UInt8]] {
    let contents =
      switch contents {
      case .tunes(let count): themes.isEmpty ? "\(count)" : "\(count) \(themes.count)"
      case .trouble(let trouble): trouble.text
      }
    let themes = themes.map { "\($0.known) \($0.pairs) \($0.name)" }
    return ([origin.rawValue, name, contents] + themes).map { Array($0.utf8) }
  }
}

extension DeckTrouble {
  /// Its code, or English words if it has none.
  var text: String { code ?? message(Language.english.words) }
}

extension Rank {
  var fields: [[UInt8]] {
    [seconds, rank, games].map { Array("\($0)".utf8) } + (best.map { [Array("\($0)".utf8)] } ?? [])
  }
}

extension Learned {
  /// The day, and for each practiced pair its index in the deck, from 1, its box and when it is due.
  var fields: [[UInt8]] {
    ([today.text]
      + pairs.sorted { $0.key < $1.key }.map { "\($0.key + 1) \($0.value.box) \($0.value.next.text)" })
      .map { Array($0.utf8) }
  }
}

extension ReplyFields {
  /// Nil if the fields are invalid; a reply without a value if nothing is saved.
  mutating func learned(of deck: Deck) -> Reply? {
    if isAtEnd { return .learned(nil) }
    guard let today = word().flatMap({ Day($0.typed) }) else { return nil }
    var pairs: [Int: Learned.Pair] = [:]
    while !isAtEnd {
      let words = text()?.split(separator: " ").map { Word(String($0)) } ?? []
      guard words.count == 3, let place = words[0].count, (1...deck.count).contains(place),
        let box = words[1].count, Learned.boxes.contains(box), let next = Day(words[2].typed)
      else { return nil }
      pairs[place - 1] = Learned.Pair(box: box, next: next)
    }
    return .learned(Learned(today: today, pairs: pairs))
  }
}

extension Choice {
  /// The answer of a bot.
  package var text: String {
    switch self {
    case .flip(let card): "\(card)"
    case .pass: "pass"
    }
  }
}

extension BotProblem {
  var fields: [[UInt8]] {
    let words =
      switch self {
      case .unknown: ["unknown"]
      case .ended: ["ended"]
      case .late(let seconds): ["late", "\(seconds)"]
      case .tooLong: ["too-long"]
      case .illegal(let answer): ["illegal", answer]
      case .stalled: ["stalled"]
      case .givenUp: ["given-up"]
      }
    return words.map { Array($0.utf8) }
  }

  init?(_ fields: inout ReplyFields) {
    switch fields.word()?.typed {
    case "unknown": self = .unknown
    case "ended": self = .ended
    case "late":
      guard let seconds = fields.count(in: 0...Int(Int32.max)) else { return nil }
      self = .late(seconds: seconds)
    case "too-long": self = .tooLong
    case "illegal":
      guard let answer = fields.next() else { return nil }
      self = .illegal(String(decoding: answer, as: UTF8.self))
    case "stalled": self = .stalled
    case "given-up": self = .givenUp
    default: return nil
    }
  }
}
