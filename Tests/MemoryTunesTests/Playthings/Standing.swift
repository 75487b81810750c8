import MemoryGame

@testable import MemoryTunes

/// Everything relevant about the game on the table and the next one.
struct Standing: Equatable {
  let board: Board?
  let halves: [Half]?
  let turns: Turns?
  var tunes: SameTunes?
  var origin: Tunes.Origin?
  let seed: UInt64?
  let players: [Players?]
  let log: [PlayLog.Entry]
  let next: UInt64
  var deck: SameTunes?
  private(set) var began: Int?
  private(set) var aids: Aids?
  private(set) var played: Int?
  private(set) var made: Int?
  private(set) var hinted: [Int] = []

  init(_ state: GameState) {
    let table = state.table
    board = table?.game.board
    halves = table?.halves
    turns = table?.game.turns
    tunes = table.map { SameTunes(deck: $0.tunes.deck) }
    origin = table?.tunes.origin
    seed = table?.seed
    players = [table?.players, state.next.players]
    log =
      table.map { table in (0..<table.game.log.position).map { table.game.log[$0] } }
      ?? []
    next = state.next.seed
    deck = state.next.deck.map(SameTunes.init)
    began = table?.began
    aids = table?.aids
    (played, made) = (table?.clock.played, table?.made)
    hinted = table?.hinted ?? []
  }

  /// Without the deck of the next game, which an option may choose.
  var withoutDeck: Standing {
    var standing = self
    standing.deck = nil
    return standing
  }

  /// Without the time played, which goes on during any line.
  var withoutClock: Standing {
    var standing = self
    standing.played = nil
    return standing
  }

  /// Without the parts that undo does not change.
  var withoutMarks: Standing {
    var standing = self
    (standing.began, standing.aids) = (nil, nil)
    (standing.played, standing.made, standing.hinted) = (nil, nil, [])
    return standing
  }
}

extension Deck {
  /// Whether the other deck is the same, with the same visible tunes at the same indices.
  func hasTunes(of other: Deck) -> Bool {
    if self == other { return true }
    return identity == other.identity && count == other.count
      && (0..<count).allSatisfy { index in
        Column.seen.allSatisfy { utf8($0, at: index) == other.utf8($0, at: index) }
      }
  }
}

/// A deck by its name and its tunes as saved, without albums.
struct SameTunes: Equatable {
  let deck: Deck

  static func == (one: SameTunes, other: SameTunes) -> Bool {
    one.deck.name == other.deck.name && one.deck.hasTunes(of: other.deck)
  }
}

/// Everything that a step can change.
struct Situation: Equatable {
  let path: Path
  let settings: SettingValues
  let next: NextGame
  let game: Standing

  init(_ state: AppState) {
    path = state.path
    var settings = state.settings
    settings.presentation = SettingValues.usual.presentation
    self.settings = settings
    var next = state.game.next
    // The deck is compared without columns that no player sees.
    next.deck = nil
    self.next = next
    game = Standing(state.game).withoutMarks
  }
}

/// The game of a text; nil if it cannot be read.
func savedGame(_ text: String) -> SavedGame? { try? SavedGame(lines: linesOfGame(text)) }

func linesOfGame(_ text: String) -> [String] {
  var lines = text.split(omittingEmptySubsequences: false) { $0 == "\n" || $0 == "\r\n" }.map(String.init)
  if lines.last == "" { lines.removeLast() }
  return lines
}

extension Standing {
  /// The standing of a session that continues a saved game.
  init(_ saved: SavedGame, seed: UInt64 = 0) {
    var game = GameState(next: NextGame(seed: seed))
    game.resume(saved, resumesDeck: true)
    self.init(game)
  }
}
