import MemoryGame
import Saved
import Text
import Wording

/// The keys of a game's text with their values.
struct GameKeys {
  /// The value of a key, and its line, from 1.
  private typealias Entry = (line: Int, value: String)

  private var values: [GameText.Key: Entry] = [:]
  private var tunes: [Entry] = []
  private var nextTunes: [Entry] = []
  /// The words of the moves, with their lines.
  private(set) var moves: [(line: Int, words: [Word])] = []
  /// The line after the header.
  private var end: Int

  /// Each row is a key with its value. The first one is in this line.
  init(_ rows: [Row], line first: Int) throws(SavedGame.Problem) {
    end = first
    for (line, row) in zip(first..., rows) {
      guard row.count == 2, let key = GameText.Key(rawValue: row[0]) else {
        throw SavedGame.Problem(line: line)
      }
      let entry = (line: line, value: row[1])
      switch key {
      case .tune: tunes.append(entry)
      case .nextTune: nextTunes.append(entry)
      // An empty line comes before them.
      case .moves: moves.append((line + 1, row[1].split(separator: " ").map { Word(String($0)) }))
      default: guard values.updateValue(entry, forKey: key) == nil else { throw SavedGame.Problem(line: line) }
      }
      if key != .moves { end = line + 1 }
    }
  }

  private func value(_ key: GameText.Key) -> String? { values[key]?.value }

  /// What `read` makes of a key's value; nil without the key.
  func value<Value>(
    _ key: GameText.Key, _ read: (String) -> Value?
  ) throws(SavedGame.Problem) -> Value? {
    guard let text = value(key) else { return nil }
    guard let value = read(text) else { throw problem(key) }
    return value
  }

  /// The problem of a key whose value is wrong, or that is missing.
  private func problem(_ key: GameText.Key) -> SavedGame.Problem {
    SavedGame.Problem(line: values[key]?.line ?? end)
  }

  func players(_ key: GameText.Key) throws(SavedGame.Problem) -> Players? {
    try value(key) { try? Players(written: $0.split(separator: " ").map { Word(String($0)) }) }
  }

  /// The deck of the next game; nil for the tunes of the category.
  func nextDeck(after deck: Deck?) throws(SavedGame.Problem) -> Deck? {
    guard let name = values[.nextDeck], !(name.value.isEmpty && nextTunes.isEmpty) else {
      if let stray = nextTunes.first ?? values[.nextTheme] { throw SavedGame.Problem(line: stray.line) }
      return values[.nextDeck] == nil ? deck?.ownDeck : nil
    }
    return try reduced(try Self.ownDeck(name, nextTunes), to: .nextTheme).ownDeck
  }

  private func reduced(_ deck: Deck, to key: GameText.Key) throws(SavedGame.Problem) -> Deck {
    try value(key, deck.theme(named:)) ?? deck
  }

  private static func ownDeck(_ name: Entry, _ tunes: [Entry]) throws(SavedGame.Problem) -> Deck {
    if tunes.isEmpty, let deck = Deck(builtIn: name.value) { return deck }
    return try deck(DeckIdentity(file: name.value), tunes, namedIn: name)
  }

  private static func deck(
    _ identity: DeckIdentity, _ tunes: [Entry], namedIn name: Entry
  ) throws(SavedGame.Problem) -> Deck {
    do throws(DeckProblem) { return try Deck(identity, lines: tunes.map(\.value)) } catch {
      throw SavedGame.Problem(line: (error.line.map { tunes[$0 - 1] } ?? name).line)
    }
  }

  private func deckTunes() throws(SavedGame.Problem) -> Tunes {
    guard let name = values[.deck] else { throw problem(.deck) }
    let isUsual = value(.source) == nil ? tunes.isEmpty : value(.source) == Tunes.Origin.builtIn.source
    let language = isUsual ? Language.english.rawValue : value(.source)
    if let language, let deck = Deck(builtIn: "\(name.value).\(language)") {
      if let tune = tunes.first { throw SavedGame.Problem(line: tune.line) }
      return Tunes(deck: try reduced(deck, to: .theme), origin: .builtIn)
    }
    if value(.source) == DeckIdentity.Kind.own.rawValue {
      let identity = DeckIdentity.own(name: DeckFile.name(of: FilePath(name.value)))
      return Tunes(deck: try reduced(try Self.deck(identity, tunes, namedIn: name), to: .theme))
    }
    let origin = try value(.source) { Tunes.Origin($0) } ?? (tunes.isEmpty ? .builtIn : .file)
    if origin == .file {
      return Tunes(deck: try reduced(try Self.ownDeck(name, tunes), to: .theme), origin: .file)
    }
    if values[.theme] != nil { throw problem(.theme) }
    guard let category = BuiltInDeck(rawValue: name.value), category.isCategory else { throw problem(.deck) }
    if origin != .builtIn {
      return Tunes(deck: try Self.deck(.category(category), tunes, namedIn: name), origin: origin)
    }
    if let tune = tunes.first { throw SavedGame.Problem(line: tune.line) }
    return Tunes(deck: category.deck, origin: .builtIn)
  }

  /// The game as dealt; nil if the header names none.
  func table() throws(SavedGame.Problem) -> Table? {
    guard values[.pairs] != nil || values[.deck] != nil else { return nil }
    let tunes = try deckTunes()
    guard let seed = value(.seed).flatMap({ Word($0).number }) else { throw problem(.seed) }
    let cards = try value(.cards) { CardContent(rawValue: $0) } ?? .same
    guard let pairs = value(.pairs).flatMap({ Word($0).count }), pairs >= 2,
      pairs <= tunes.deck.count(for: cards)
    else { throw problem(.pairs) }
    let players = try players(.players) ?? .alone
    guard pairs <= NextGame.mostPairsOfPrograms || !players.hasPrograms else { throw problem(.players) }
    let day = try value(.day, Day.init)
    if let day {
      guard seed == day.seed, pairs == Day.pairs, cards == .same, tunes.deck == day.category.deck,
        players == .alone
      else { throw problem(.day) }
    }
    let match = try value(.match) { Match(line: $0, players: players.list.count) }
    let selection = try selection(pairs: pairs, of: tunes.deck, cards)
    var table = Table(
      number: 1, tunes: tunes, seed: seed,
      deal: tunes.deck.deal(pairs: pairs, seed: seed, cards: cards, selection: selection), players: players,
      day: day, selection: selection, match: match)
    table.began = try time(.began)
    table.clock = PlayClock(played: try time(.played) ?? 0)
    for card in value(.hinted)?.split(separator: " ") ?? [] {
      guard let card = Word(String(card)).count, table.game.board.cards.contains(card) else {
        throw problem(.hinted)
      }
      table.note(hinted: card)
    }
    for aid in value(.aids)?.split(separator: " ") ?? [] {
      guard table.aids.add(aid) else { throw problem(.aids) }
    }
    switch value(.over) {
    case nil: break
    case "finished", "drawn", "forgotten": table.game.wasFinished = true
    case "revealed": table.game.wasRevealed = true
    default: throw problem(.over)
    }
    return table
  }

  private func time(_ key: GameText.Key) throws(SavedGame.Problem) -> Int? {
    try value(key) { Word($0).count.flatMap { Clock.times.contains($0) ? $0 : nil } }
  }

  private func selection(
    pairs: Int, of deck: Deck, _ cards: CardContent
  ) throws(SavedGame.Problem) -> [UInt32]? {
    try value(.practice) { places in
      let all = Set(cards == .split ? deck.places(for: cards) ?? [] : [])
      let selection = places.split(separator: " ").compactMap { Word(String($0)).count }
        .compactMap { UInt32(exactly: $0 - 1) }.filter(all.contains)
      let isAscending = zip(selection, selection.dropFirst()).allSatisfy(<)
      return selection.count == pairs && isAscending ? selection : nil
    }
  }
}
