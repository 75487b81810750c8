import MemoryGame
import Saved
import Wording

/// The text of a game, as recordings have it: a header of `key: value` lines, an empty line, and the moves.
///
///     format: 1
///     deck: rock
///     seed: 7
///     pairs: 2
///     cards: same
///     players: you
///     next: 12345
///
///     1 2 3
///
/// Among the moves a number is a card that was turned up; `pass` and `reveal` are the commands. The database
/// has the same keys as columns.
enum GameText {
  static let format = 1

  /// In the order of the reference.
  enum Key: String, CaseIterable {
    case format
    /// The name of the deck and, unless it is built in, where it came from and how old it was, in seconds.
    case deck, source
    /// A tune of the deck as a line of a deck file.
    case tune
    /// The theme to which the deck is reduced.
    case theme
    case seed, pairs, cards
    /// The tunes selected for practice, as indices in the deck from 1.
    case practice
    case day, players
    /// The most games of the match, how many were over before this one, and the points of each player then.
    case match
    /// When the first card was turned, in seconds since 1970; how many seconds it was played since; how many
    /// flips and hints it had, those that were undone included; the cards that hints named.
    case began, played, made, hinted
    /// `hints=3 undo repeat`
    case aids
    /// How the game was first over, if it was and is not any more, in this or another copy of it: `finished`,
    /// `revealed` or `drawn`.
    case over
    /// The seed of the next deal.
    case next
    case nextPlayers = "next-players"
    /// The player's own deck for the next deal, if different; empty for the tunes of the category.
    case nextDeck = "next-deck"
    case nextTheme = "next-theme"
    case nextTune = "next-tune"
    /// Moves, in the database.
    case moves

    /// The key of a column, which has `_` for `-` and names all tunes at once.
    init?(column: String) {
      let words = column.hasSuffix("tunes") ? column.dropLast() : column[...]
      self.init(rawValue: words.split(separator: "_").joined(separator: "-"))
    }
  }

  /// The text of a session with `state`, as lines; the next game is dealt from `deck`.
  static func lines(_ state: borrowing GameState, deck: Deck?) -> [String] {
    var lines = ["\(Key.format.rawValue): \(format)"]
    func add(_ columns: NamedValues) {
      for (name, value) in columns {
        guard let key = Key(column: name), let text = key == .day ? state.table?.day?.text : value.text
        else { continue }
        lines += text.split(separator: "\n", omittingEmptySubsequences: false).map {
          "\(key.rawValue):\($0.isEmpty ? "" : " ")\($0)"
        }
      }
    }
    if let table = state.table {
      add(table.dealColumns + table.deckColumns + table.playColumns)
      if table.made > table.game.log.position + table.aids.hints { add([("made", .number(table.made))]) }
      if let over = table.over { add([("over", .text(over))]) }
    }
    add(state.next.choiceColumns(deck: deck, after: state.table))
    let moves = state.table.map { words(on: $0, since: 0) } ?? ""
    return lines + [""] + (moves.isEmpty ? [] : [moves])
  }

  /// The moves on a table since a position of its log.
  static func words(on table: borrowing Table, since position: Int) -> String {
    (position..<max(position, table.game.log.position)).map { index in
      switch table.game.log[index] {
      case .flip(let card): "\(card)"
      case .pass: "pass"
      case .reveal: "reveal"
      }
    }.joined(separator: " ")
  }
}

extension Table {
  /// What was dealt, as columns of `deals`.
  var dealColumns: NamedValues {
    let practice = selection?.map { "\($0 + 1)" }.joined(separator: " ")
    return [
      ("deck", .text(tunes.deck.identity.name)),
      ("seed", .text("\(seed)")), ("pairs", .number(game.board.pairs)), ("cards", .text(cards.rawValue)),
      ("practice", Value(practice)), ("day", Value(day?.number)), ("players", .text(players.line)),
      ("match", Value(matchBefore?.line)),
    ]
  }

  /// The tunes, as columns of `positions`, unless every installation has them.
  var deckColumns: NamedValues {
    let source: String? =
      switch tunes.deck.identity {
      case .builtIn(let deck, let language): deck.isCategory ? nil : language.rawValue
      case .own: DeckIdentity.Kind.own.rawValue
      case .category, .file: tunes.origin.text
      }
    return [("source", Value(source)), ("tunes", tunes.deck.ownText), ("theme", Value(tunes.deck.theme))]
  }

  /// How the game goes, as columns of `positions`.
  var playColumns: NamedValues {
    [
      ("began", Value(began)), ("played", .number(clock.played)),
      ("hinted", hinted.isEmpty ? nil : .text(hinted.map(String.init).joined(separator: " "))),
      ("aids", aids == .none ? nil : .text(aids.words.joined(separator: " "))),
    ]
  }

  /// How the game was first over, if it is not any more.
  fileprivate var over: String? {
    if game.isOver { return nil }
    return game.wasRevealed ? "revealed" : game.wasFinished ? "finished" : nil
  }
}

extension NextGame {
  /// As columns of `positions`, if other than those of the game; `deck` is the one for the next deal, nil for
  /// that of the category.
  func choiceColumns(deck: Deck?, after table: Table?) -> NamedValues {
    let isOther = deck != table?.tunes.deck.ownDeck
    let arePlayersOther = players != table?.players ?? .alone
    return [
      ("next", .text(savedSeed.text)), ("next_players", arePlayersOther ? .text(players.line) : nil),
      ("next_deck", isOther ? .text(deck?.identity.text ?? "") : nil),
      ("next_tunes", isOther ? deck?.ownText ?? nil : nil),
      ("next_theme", isOther ? Value(deck?.theme) : nil),
    ]
  }
}

extension Players {
  /// The names, as in the records.
  var line: String { list.map(\.written).joined(separator: " ") }
}

extension Deck {
  /// The deck unless it is that of a category.
  var ownDeck: Deck? { identity.kind == .category ? nil : self }

  /// Its lines, as in a deck file, unless it is built in.
  fileprivate var ownText: Value {
    identity.isBuiltIn ? nil : .text(lines.joined(separator: "\n"))
  }
}

extension Value {
  /// Nil for NULL and for 0, which goes without saying.
  fileprivate var text: String? {
    switch self {
    case .null, .number(0), .real, .now, .deal: nil
    case .number(let number): "\(number)"
    case .text(let text): text
    }
  }
}
