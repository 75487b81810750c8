import MemoryGame
import Text
import Wording

/// The value of a line, and its number, from 1.
struct GameLine {
  let number: Int
  let text: String
}

/// The header of a game's text, until the game is dealt.
struct GameHeader {
  var deck = WrittenDeck()
  var seed: UInt64?
  var pairs: Int?
  var cards: CardContent?
  var practice: String?
  var day: Day?
  var players: Players?
  var match: String?
  var beat: Int?
  var next: NextSeed?
  var nextPlayers: Players?
  var nextOpponents: Players?
  var nextDeck = WrittenDeck()
  var nextWords = WrittenDeck()
  var nextChosen: Set<DealPart>?
  /// What is known of the play.
  private var play: [(line: GameLine, read: @Sendable (inout Table, String) -> Bool)] = []
  /// The last line of each field.
  private var lines: [String: Int] = [:]
  /// The line after the header.
  private let end: Int

  /// The lines from the second one on.
  init(_ header: ArraySlice<String>) throws(SavedGame.Failure) {
    end = header.count + 2
    for (number, line) in zip(2..., header) {
      // A value may begin with a combining mark.
      let bytes = line.utf8
      guard let colon = bytes.firstIndex(of: UInt8(ascii: ":")) else { throw SavedGame.Failure(line: number) }
      var value = bytes[colon...].dropFirst()
      if value.first == UInt8(ascii: " ") { value.removeFirst() }
      let name = String(decoding: bytes[..<colon], as: UTF8.self)
      try take(GameLine(number: number, text: String(decoding: value, as: UTF8.self)), of: name)
    }
  }

  private mutating func take(_ line: GameLine, of name: String) throws(SavedGame.Failure) {
    guard let field = GameField.all.first(where: { $0.name == name }), field.isRepeated || lines[name] == nil
    else { throw SavedGame.Failure(line: line.number) }
    lines[name] = line.number
    switch field.parser {
    case .header(let read): guard read(&self, line) else { throw SavedGame.Failure(line: line.number) }
    case .play(let read): play.append((line, read))
    }
  }

  /// The problem of a field that is wrong or missing.
  private func failure(_ field: String) -> SavedGame.Failure { SavedGame.Failure(line: lines[field] ?? end) }

  /// The game as dealt; nil if the header names none.
  func table() throws(SavedGame.Failure) -> Table? {
    guard lines["pairs"] != nil || lines["deck"] != nil else { return nil }
    let (tunes, cards) = (try deck.tunes(end: end), cards ?? .same)
    guard let seed else { throw failure("seed") }
    guard let pairs, pairs >= 2, pairs <= tunes.deck.count(for: cards) else { throw failure("pairs") }
    let players = players ?? .alone
    guard pairs <= NextGame.mostPairsOfPrograms || !players.hasPrograms else { throw failure("players") }
    if let day {
      guard seed == day.seed, pairs == Day.pairs, cards == .same, tunes.deck == day.category.deck,
        players == .alone
      else { throw failure("day") }
    }
    if let beat, beat < pairs { throw failure("beat") }
    let match = match.map { Match(line: $0, players: players.list.count) }
    if case .some(nil) = match { throw failure("match") }
    let selection = practice.map { Self.selection($0, pairs: pairs, of: tunes.deck, cards) }
    if case .some(nil) = selection { throw failure("practice") }
    let places = selection ?? nil
    return Table(
      number: 1, tunes: tunes, seed: seed,
      deal: tunes.deck.deal(pairs: pairs, seed: seed, cards: cards, selection: places), players: players,
      day: day, selection: places, match: match ?? nil, beat: beat)
  }

  /// Adds what is known of the play, after the moves.
  func complete(_ table: inout Table) throws(SavedGame.Failure) {
    for (line, read) in play {
      guard read(&table, line.text) else { throw SavedGame.Failure(line: line.number) }
    }
  }

  /// The numbers of the pairs of a deck that are practiced, ascending.
  private static func selection(
    _ numbers: String, pairs: Int, of deck: Deck, _ cards: CardContent
  ) -> [UInt32]? {
    let all = Set(cards == .split ? deck.places(for: cards) ?? [] : [])
    let selection = numbers.split(separator: " ").compactMap { Word(String($0)).count }
      .compactMap { UInt32(exactly: $0 - 1) }.filter(all.contains)
    let isAscending = zip(selection, selection.dropFirst()).allSatisfy(<)
    return selection.count == pairs && isAscending ? selection : nil
  }
}

/// A deck as a header names it.
struct WrittenDeck {
  var name: GameLine?
  /// Where the tunes came from.
  var source: GameLine?
  var theme: GameLine?
  var tunes: [GameLine] = []

  /// The tunes of a game. `end`: the line after the header.
  func tunes(end: Int) throws(SavedGame.Failure) -> Tunes {
    guard let name else { throw SavedGame.Failure(line: end) }
    let isUsual = source == nil ? tunes.isEmpty : source?.text == Tunes.Origin.builtIn.source
    let language = isUsual ? Language.english.rawValue : source?.text
    if let language, let deck = Deck(builtIn: "\(name.text).\(language)") {
      if let tune = tunes.first { throw SavedGame.Failure(line: tune.number) }
      return Tunes(deck: try reduced(deck), origin: .builtIn)
    }
    if source?.text == DeckIdentity.Kind.own.rawValue {
      let identity = DeckIdentity.own(name: DeckFile.name(of: FilePath(name.text)))
      return Tunes(deck: try reduced(try deck(identity, named: name)))
    }
    guard let origin = source.map({ Tunes.Origin($0.text) }) ?? (tunes.isEmpty ? .builtIn : .file) else {
      throw SavedGame.Failure(line: source?.number ?? end)
    }
    if origin == .file { return Tunes(deck: try ownDeck(name), origin: .file) }
    if let theme { throw SavedGame.Failure(line: theme.number) }
    guard let category = BuiltInDeck(rawValue: name.text), category.isCategory else {
      throw SavedGame.Failure(line: name.number)
    }
    if origin != .builtIn { return Tunes(deck: try deck(.category(category), named: name), origin: origin) }
    if let tune = tunes.first { throw SavedGame.Failure(line: tune.number) }
    return Tunes(deck: category.deck, origin: .builtIn)
  }

  /// The player's own deck of the next game: that of this game if none is named, nil for the tunes of the
  /// category.
  func nextDeck(after deck: Deck?) throws(SavedGame.Failure) -> Deck? {
    if let name, !name.text.isEmpty || !tunes.isEmpty { return try ownDeck(name).ownDeck }
    if let stray = tunes.first ?? theme { throw SavedGame.Failure(line: stray.number) }
    return name == nil ? deck?.ownDeck : nil
  }

  private func ownDeck(_ name: GameLine) throws(SavedGame.Failure) -> Deck {
    if tunes.isEmpty, let deck = Deck(builtIn: name.text) { return try reduced(deck) }
    return try reduced(try deck(DeckIdentity(file: name.text), named: name))
  }

  private func deck(_ identity: DeckIdentity, named name: GameLine) throws(SavedGame.Failure) -> Deck {
    do throws(DeckFailure) { return try Deck(identity, lines: tunes.map(\.text)) } catch {
      throw SavedGame.Failure(line: (error.line.map { tunes[$0 - 1] } ?? name).number)
    }
  }

  private func reduced(_ deck: Deck) throws(SavedGame.Failure) -> Deck {
    guard let theme else { return deck }
    guard let reduced = deck.theme(named: theme.text) else { throw SavedGame.Failure(line: theme.number) }
    return reduced
  }
}

extension Deck {
  /// The deck unless it is that of a category.
  var ownDeck: Deck? { identity.kind == .category ? nil : self }
  /// The deck if it is one of words.
  var ofWords: Deck? { isOfWords ? self : nil }
}
