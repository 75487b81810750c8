import MemoryCore
import MemoryGame
import Text

/// The header of a game file.
struct GameFileHeader {
  private struct Entry {
    /// Its line, from 1.
    let line: Int
    let value: ArraySlice<UInt8>
  }

  private var values: [GameFile.Key: Entry] = [:]
  private var tunes: [Entry] = []
  private var nextTunes: [Entry] = []
  /// How many lines it has, with the empty one at its end.
  private(set) var lines = 0

  /// Reads the lines up to the first empty one.
  init(reading file: inout ArraySlice<UInt8>) throws(SavedGame.Problem) {
    while let line = file.popLine() {
      lines += 1
      if line.isEmpty {
        guard value(.format) == "\(GameFile.format)" else { throw fault(.format) }
        return
      }
      guard let colon = line.firstIndex(of: UInt8(ascii: ":")) else { throw .notUnderstood(line: lines) }
      let name = String(decoding: line[..<colon], as: UTF8.self)
      var value = line[(colon + 1)...]
      if value.first == UInt8(ascii: " ") { value.removeFirst() }
      if values.isEmpty, name == GameFile.Key.format.rawValue,
        let version = Word(String(decoding: value, as: UTF8.self)).count, version > GameFile.format
      {
        throw .later
      }
      let entry = Entry(line: lines, value: value)
      switch GameFile.Key(rawValue: name) {
      case nil: throw .notUnderstood(line: lines)
      case .tune: tunes.append(entry)
      case .nextTune: nextTunes.append(entry)
      case let key?:
        guard values.updateValue(entry, forKey: key) == nil else { throw .notUnderstood(line: lines) }
      }
    }
    throw .notUnderstood(line: lines + 1)
  }

  func value(_ key: GameFile.Key) -> String? { values[key].map { String(decoding: $0.value, as: UTF8.self) } }

  /// The problem of a key whose value is wrong, or that is missing.
  func fault(_ key: GameFile.Key) -> SavedGame.Problem {
    values[key].map { .notUnderstood(line: $0.line) } ?? .missing(key.rawValue, line: lines)
  }

  func players(_ key: GameFile.Key) throws(SavedGame.Problem) -> Players? {
    guard let names = value(key) else { return nil }
    let words = names.split(separator: " ").map { Word(String($0)) }
    guard !names.isEmpty, let players = try? Players(written: words) else { throw fault(key) }
    return players
  }

  /// The player's own deck for the next game; nil for the tunes of the category.
  func nextDeck(after deck: Deck?) throws(SavedGame.Problem) -> Deck? {
    guard let name = values[.nextDeck] else {
      if let tune = nextTunes.first { throw .notUnderstood(line: tune.line) }
      return deck?.ownDeck
    }
    if name.value.isEmpty, nextTunes.isEmpty { return nil }
    return try Self.ownDeck(name, nextTunes)
  }

  private static func ownDeck(_ name: Entry, _ tunes: [Entry]) throws(SavedGame.Problem) -> Deck {
    try deck(.file(name: DeckFile.name(of: FilePath(Array(name.value)))), tunes, namedIn: name)
  }

  private static func deck(
    _ identity: DeckIdentity, _ tunes: [Entry], namedIn name: Entry
  ) throws(SavedGame.Problem) -> Deck {
    let lines = tunes.map { Array($0.value) }
    if let deck = Deck(identity, lines: lines) { return deck }
    throw .notUnderstood(line: (Deck.firstWithoutTune(of: lines).map { tunes[$0] } ?? name).line)
  }

  private func deckTunes() throws(SavedGame.Problem) -> Tunes {
    guard let name = values[.deck] else { throw fault(.deck) }
    let usual = tunes.isEmpty ? Tunes.Origin.builtIn : .file
    let category = Category(rawValue: String(decoding: name.value, as: UTF8.self))
    switch (value(.source).map { Tunes.Origin($0) } ?? usual, category) {
    case (nil, _):
      throw fault(.source)
    case (.file?, _):
      return Tunes(deck: try Self.ownDeck(name, tunes), origin: .file)
    case (_, nil):
      throw fault(.deck)
    case (.builtIn?, let category?):
      if let tune = tunes.first { throw .notUnderstood(line: tune.line) }
      return Tunes(deck: category.deck, origin: .builtIn)
    case (let source?, let category?):
      return Tunes(deck: try Self.deck(.category(category), tunes, namedIn: name), origin: source)
    }
  }

  /// The game as dealt; nil if the header names none.
  func table() throws(SavedGame.Problem) -> Table? {
    guard values[.pairs] != nil || values[.deck] != nil else { return nil }
    let tunes = try deckTunes()
    guard let seed = value(.seed).flatMap({ Word($0).number }) else { throw fault(.seed) }
    guard let cards = CardContent(rawValue: value(.cards) ?? CardContent.same.rawValue) else {
      throw fault(.cards)
    }
    guard let pairs = value(.pairs).flatMap({ Word($0).count }), pairs >= 2,
      pairs <= tunes.deck.count(for: cards)
    else { throw fault(.pairs) }
    let players = try players(.players) ?? .alone
    guard pairs <= NextGame.mostPairsOfPrograms || !players.hasPrograms else { throw fault(.players) }
    let day = value(.day).flatMap { Day($0) }
    guard day?.isGame(seed: seed, pairs: pairs, cards: cards, tunes, players) ?? (value(.day) == nil) else {
      throw fault(.day)
    }
    let match = value(.match).flatMap { Match(line: $0, players: players.list.count) }
    guard match != nil || value(.match) == nil else { throw fault(.match) }
    let selection = try selection(pairs: pairs, of: tunes.deck, cards)
    var table = Table(
      number: 1, tunes: tunes, seed: seed,
      deal: tunes.deck.deal(pairs: pairs, seed: seed, cards: cards, selection: selection), players: players,
      day: day, selection: selection, match: match)
    table.began = try time(.began)
    table.clock = PlayClock(played: try time(.played) ?? 0)
    if let sittings = value(.sittings) {
      guard let count = Word(sittings).count, count <= Int(Int32.max) else { throw fault(.sittings) }
      table.sittings = Sittings(count: count)
    }
    for card in value(.hinted)?.split(separator: " ") ?? [] {
      guard let card = Word(String(card)).count, table.game.board.cards.contains(card) else {
        throw fault(.hinted)
      }
      table.note(hinted: card)
    }
    try add(aids: value(.aids) ?? "", to: &table)
    return table
  }

  private func time(_ key: GameFile.Key) throws(SavedGame.Problem) -> Int? {
    guard let text = value(key) else { return nil }
    guard let time = Word(text).count, Clock.times.contains(time) else { throw fault(key) }
    return time
  }

  /// The tunes selected for practice.
  private func selection(
    pairs: Int, of deck: Deck, _ cards: CardContent
  ) throws(SavedGame.Problem) -> [UInt32]? {
    guard let places = value(.practice) else { return nil }
    let all = Set(deck.places(for: cards) ?? [])
    let selection = places.split(separator: " ").compactMap { Word(String($0)).count }
      .compactMap { UInt32(exactly: $0 - 1) }.filter(all.contains)
    guard selection.count == pairs, zip(selection, selection.dropFirst()).allSatisfy(<) else {
      throw fault(.practice)
    }
    return selection
  }

  private func add(aids: String, to table: inout Table) throws(SavedGame.Problem) {
    for aid in aids.split(separator: " ") {
      switch aid {
      case "reveal": table.game.wasRevealed = true
      case "finish": table.game.wasFinished = true
      default: guard table.aids.add(aid) else { throw fault(.aids) }
      }
    }
  }
}

extension Day {
  /// Whether this is the game of this day.
  fileprivate func isGame(
    seed: UInt64, pairs: Int, cards: CardContent, _ tunes: Tunes, _ players: Players
  ) -> Bool {
    seed == self.seed && pairs == Self.pairs && cards == .same && tunes.deck == category.deck
      && players == .alone
  }
}
