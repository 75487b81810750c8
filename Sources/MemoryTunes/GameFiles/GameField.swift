import MemoryGame
import Wording

/// A fact of a saved game: its name in the text, how it is written, and how it is read and checked.
struct GameField: Sendable {
  let name: String
  /// Its values, a line for each; none for what goes without saying.
  let values: @Sendable (SavedGame) -> [String]
  let parser: Parser
  /// Whether it may have several lines.
  var isRepeated = false

  /// Takes a value. False for one that is none.
  enum Parser: Sendable {
    case header(@Sendable (inout GameHeader, GameLine) -> Bool)
    /// On the table, after the moves.
    case play(@Sendable (inout Table, String) -> Bool)
  }

  /// What was dealt, and to whom.
  private static func dealt(
    _ name: String, _ value: @escaping @Sendable (Table) -> String?,
    read: @escaping @Sendable (inout GameHeader, GameLine) -> Bool
  ) -> GameField {
    GameField(name: name, values: { $0.table.flatMap(value).map { [$0] } ?? [] }, parser: .header(read))
  }

  /// How the game goes, besides its moves.
  private static func play(
    _ name: String, _ value: @escaping @Sendable (Table) -> String?,
    read: @escaping @Sendable (inout Table, String) -> Bool
  ) -> GameField {
    GameField(name: name, values: { $0.table.flatMap(value).map { [$0] } ?? [] }, parser: .play(read))
  }

  /// What comes next.
  private static func next(
    _ name: String, _ value: @escaping @Sendable (SavedGame) -> String?,
    read: @escaping @Sendable (inout GameHeader, GameLine) -> Bool
  ) -> GameField {
    GameField(name: name, values: { value($0).map { [$0] } ?? [] }, parser: .header(read))
  }

  /// The tunes of a deck, each as a line of a deck file.
  private static func tunes(
    _ name: String, _ deck: @escaping @Sendable (SavedGame) -> Deck?,
    read: @escaping @Sendable (inout GameHeader, GameLine) -> Void
  ) -> GameField {
    GameField(
      name: name, values: { deck($0)?.ownLines ?? [] },
      parser: .header { header, line in
        read(&header, line)
        return true
      }, isRepeated: true)
  }

  /// In the order of the text. The reference describes them.
  static let all: [GameField] = [
    .next("format", { _ in "1" }) { _, line in line.text == "1" },
    .dealt("deck", { $0.tunes.deck.identity.name }) { $0.deck.name.take($1) },
    .dealt("source", { $0.tunes.source }) { $0.deck.source.take($1) },
    .tunes("tune", { $0.table?.tunes.deck }) { $0.deck.tunes.append($1) },
    .dealt("theme", { $0.tunes.deck.theme }) { $0.deck.theme.take($1) },
    .dealt("seed", { "\($0.seed)" }) { $0.seed.take(Word($1.text).number) },
    .dealt("pairs", { "\($0.game.board.pairs)" }) { $0.pairs.take(Word($1.text).count) },
    .dealt("cards", { $0.cards.rawValue }) { $0.cards.take(CardContent(rawValue: $1.text)) },
    .dealt("practice", { $0.selection?.map { "\($0 + 1)" }.joined(separator: " ") }) {
      $0.practice.take($1.text)
    },
    .dealt("day", { $0.day?.text }) { $0.day.take(Day($1.text)) },
    .dealt("players", { $0.players.line }) { $0.players.take(Players(line: $1.text)) },
    .dealt("match", { $0.matchBefore?.line }) { $0.match.take($1.text) },
    .dealt("beat", { $0.beat.map(String.init) }) { $0.beat.take(Word($1.text).count) },
    .play("began", { $0.began.map(String.init) }) { $0.began.take(Clock.time($1)) },
    .play("played", { $0.clock.played > 0 ? "\($0.clock.played)" : nil }) { table, text in
      Clock.time(text).map { table.clock = PlayClock(played: $0) } != nil
    },
    .play("hinted", { $0.hinted.isEmpty ? nil : $0.hinted.map(String.init).joined(separator: " ") }) {
      table, text in
      text.split(separator: " ").allSatisfy { table.note(hinted: String($0)) }
    },
    .play("aids", { $0.aids == .none ? nil : $0.aids.words.joined(separator: " ") }) { table, text in
      text.split(separator: " ").allSatisfy { table.aids.add($0) }
    },
    .play("made", { $0.made > $0.game.log.position + $0.aids.hints ? "\($0.made)" : nil }) { table, text in
      Word(text).smallCount.map { table.made = $0 } != nil
    },
    .play("streak", { $0.streak.map(String.init) }) { table, text in
      Word(text).smallCount.map { table.streak = $0 } != nil
    },
    .play("over", { $0.over }) { $0.game.takeEnd($1) },
    .next("next", { $0.next?.text }) { $0.next.take(NextSeed($1.text)) },
    .next("next-players", { $0.players == $0.table?.players ?? .alone ? nil : $0.players.line }) {
      $0.nextPlayers.take(Players(line: $1.text))
    },
    .next("next-opponents", { $0.opponents?.line }) { header, line in
      header.nextOpponents.take(Players(line: line.text).flatMap { $0.areAgainstProgram ? $0 : nil })
    },
    .next("next-deck", { $0.hasOtherDeck ? $0.deck?.identity.text ?? "" : nil }) { $0.nextDeck.name.take($1) },
    .next("next-theme", { $0.hasOtherDeck ? $0.deck?.theme : nil }) { $0.nextDeck.theme.take($1) },
    .tunes("next-tune", { $0.hasOtherDeck ? $0.deck : nil }) { $0.nextDeck.tunes.append($1) },
    .next("next-words", { $0.hasOtherWords ? $0.words?.identity.text ?? "" : nil }) {
      $0.nextWords.name.take($1)
    },
    .next("next-words-theme", { $0.hasOtherWords ? $0.words?.theme : nil }) { $0.nextWords.theme.take($1) },
    .tunes("next-words-tune", { $0.hasOtherWords ? $0.words : nil }) { $0.nextWords.tunes.append($1) },
    .next("next-chosen", { $0.chosenParts.isEmpty ? nil : $0.chosenParts.line }) {
      $0.nextChosen.take(Set(line: $1.text))
    },
  ]
}

extension Optional {
  /// False for nil.
  fileprivate mutating func take(_ value: Wrapped?) -> Bool {
    self = value
    return value != nil
  }
}

extension Clock {
  fileprivate static func time(_ text: String) -> Int? {
    Word(text).count.flatMap { times.contains($0) ? $0 : nil }
  }
}

extension Players {
  fileprivate init?(line: String) {
    guard let players = try? Players(written: line.split(separator: " ").map { Word(String($0)) }) else {
      return nil
    }
    self = players
  }
}

extension Set<DealPart> {
  fileprivate var line: String { DealPart.allCases.filter(contains).map(\.rawValue).joined(separator: " ") }

  /// Nil for anything else.
  fileprivate init?(line: String) {
    let parts = line.split(separator: " ").map { DealPart(rawValue: String($0)) }
    guard !parts.isEmpty, !parts.contains(nil) else { return nil }
    self = Set(parts.compactMap(\.self))
  }
}

extension Deck {
  /// Its lines, as in a deck file, unless it is built in.
  fileprivate var ownLines: [String] { identity.isBuiltIn ? [] : lines }
}

extension Tunes {
  /// Where they came from; nil for those that go without saying.
  fileprivate var source: String? {
    switch deck.identity {
    case .builtIn(let deck, let language): deck.isCategory ? nil : language.rawValue
    case .own: DeckIdentity.Kind.own.rawValue
    case .category, .file: origin.text
    }
  }
}

extension Table {
  /// How the game was first over, if it is not any more.
  fileprivate var over: String? {
    if game.isOver { return nil }
    return game.wasRevealed ? "revealed" : game.wasFinished ? "finished" : nil
  }

  fileprivate mutating func note(hinted text: String) -> Bool {
    guard let card = Word(text).count, game.board.cards.contains(card) else { return false }
    note(hinted: card)
    return true
  }
}

extension Game {
  /// Takes how it was first over, if it is not any more, in this or another copy of it.
  fileprivate mutating func takeEnd(_ text: String) -> Bool {
    switch text {
    case "finished", "drawn": wasFinished = true
    case "revealed": wasRevealed = true
    default: return false
    }
    return true
  }
}
