import MemoryCore
import MemoryGame
import Text

/// The header of a game file.
struct GameFileHeader {
  private var values: [GameFile.Key: ArraySlice<UInt8>] = [:]
  private var tunes: [[UInt8]] = []
  private var nextTunes: [[UInt8]] = []

  /// Reads the lines up to the first empty one.
  init(reading file: inout ArraySlice<UInt8>) throws(SavedGame.Problem) {
    while let line = file.popLine() {
      if line.isEmpty {
        guard value(.format) == "\(GameFile.version)" else { throw .notUnderstood }
        return
      }
      guard let colon = line.firstIndex(of: UInt8(ascii: ":")) else { throw .notUnderstood }
      let name = String(decoding: line[..<colon], as: UTF8.self)
      var value = line[(colon + 1)...]
      if value.first == UInt8(ascii: " ") { value.removeFirst() }
      if values.isEmpty, name == GameFile.Key.format.rawValue,
        let version = Word(String(decoding: value, as: UTF8.self)).count, version > GameFile.version
      {
        throw .later
      }
      switch GameFile.Key(rawValue: name) {
      case nil: throw .notUnderstood
      case .tune: tunes.append(Array(value))
      case .nextTune: nextTunes.append(Array(value))
      case let key?:
        guard values.updateValue(value, forKey: key) == nil else { throw .notUnderstood }
      }
    }
    throw .notUnderstood
  }

  func value(_ key: GameFile.Key) -> String? { values[key].map { String(decoding: $0, as: UTF8.self) } }

  func players(_ key: GameFile.Key) throws(SavedGame.Problem) -> Players? {
    guard let names = value(key) else { return nil }
    let words = names.split(separator: " ").map { Word(String($0)) }
    guard !names.isEmpty, let players = try? Players(written: words) else { throw .notUnderstood }
    return players
  }

  /// The player's own deck for the next game; nil for the tunes of the category.
  func nextDeck(after deck: Deck?) throws(SavedGame.Problem) -> Deck? {
    guard let name = values[.nextDeck] else {
      if !nextTunes.isEmpty { throw .notUnderstood }
      return deck?.ownDeck
    }
    if name.isEmpty, nextTunes.isEmpty { return nil }
    return try Self.ownDeck(name, nextTunes)
  }

  private static func ownDeck(
    _ name: ArraySlice<UInt8>, _ tunes: [[UInt8]]
  ) throws(SavedGame.Problem) -> Deck {
    let name = DeckFile.name(of: FilePath(Array(name)))
    guard let deck = Deck(.file(name: name), lines: tunes) else { throw .notUnderstood }
    return deck
  }

  private func deckTunes() throws(SavedGame.Problem) -> Tunes {
    guard let name = values[.deck] else { throw .notUnderstood }
    let source = value(.source).map { Tunes.Origin($0) } ?? .builtIn
    let category = Category(rawValue: String(decoding: name, as: UTF8.self))
    switch (source, category) {
    case (.file?, _):
      return Tunes(deck: try Self.ownDeck(name, tunes), origin: .file)
    case (.builtIn?, let category?) where tunes.isEmpty:
      return Tunes(deck: category.deck, origin: .builtIn)
    case (.fetched?, let category?), (.kept?, let category?), (.stale?, let category?):
      guard let deck = Deck(.category(category), lines: tunes) else { throw .notUnderstood }
      return Tunes(deck: deck, origin: source!)
    default:
      throw .notUnderstood
    }
  }

  /// The game as dealt; nil if the header names none.
  func table(number: Int) throws(SavedGame.Problem) -> Table? {
    guard values[.pairs] != nil || values[.deck] != nil else { return nil }
    let tunes = try deckTunes()
    let day = value(.day).flatMap { Day($0) }
    guard let seed = value(.seed).flatMap({ Word($0).number }),
      let cards = CardContent(rawValue: value(.cards) ?? ""),
      let pairs = value(.pairs).flatMap({ Word($0).count }), pairs >= 2,
      pairs <= tunes.deck.count(for: cards), (day == nil) == (value(.day) == nil)
    else { throw .notUnderstood }
    let players = try players(.players) ?? .alone
    guard pairs <= NextGame.mostPairsOfPrograms || !players.hasPrograms else { throw .notUnderstood }
    if let day {
      guard day.isGame(seed: seed, pairs: pairs, cards: cards, tunes, players) else { throw .notUnderstood }
    }
    let selection = try selection(pairs: pairs, of: tunes.deck, cards)
    var table = Table(
      number: number, tunes: tunes, seed: seed,
      deal: tunes.deck.deal(pairs: pairs, seed: seed, cards: cards, selection: selection), players: players,
      day: day, selection: selection)
    table.began = try time(.began)
    table.clock = PlayClock(played: try time(.played) ?? 0)
    if let sittings = value(.sittings) {
      guard let count = Word(sittings).count, count <= Int(Int32.max) else { throw .notUnderstood }
      table.sittings = Sittings(count: count)
    }
    for card in value(.hinted)?.split(separator: " ") ?? [] {
      guard let card = Word(String(card)).count, table.game.board.cards.contains(card) else {
        throw .notUnderstood
      }
      table.note(hinted: card)
    }
    try add(aids: value(.aids) ?? "", to: &table)
    return table
  }

  private func time(_ key: GameFile.Key) throws(SavedGame.Problem) -> Int? {
    guard let text = value(key) else { return nil }
    guard let time = Word(text).count, Clock.times.contains(time) else { throw .notUnderstood }
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
      throw .notUnderstood
    }
    return selection
  }

  private func add(aids: String, to table: inout Table) throws(SavedGame.Problem) {
    for aid in aids.split(separator: " ") {
      switch aid {
      case "reveal": table.game.wasRevealed = true
      case "finish": table.game.wasFinished = true
      default: guard table.aids.add(aid) else { throw .notUnderstood }
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
