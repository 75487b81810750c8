import MemoryGame

@testable import MemoryTunes

/// Everything relevant about the game on the table and the next one.
struct Standing: Equatable {
  let board: Board?
  let halves: [Half]?
  let turns: Turns?
  let tunes: SameTunes?
  let origin: Tunes.Origin?
  let seed: UInt64?
  let players: [Players?]
  let log: [PlayLog.Entry]
  let next: UInt64
  var deck: SameTunes?
  fileprivate var marks: Marks?

  /// What undo does not change.
  fileprivate struct Marks: Equatable {
    let began: Int?
    let aids: Aids
    var played: Int?
    let made: Int
    let hinted: [Int]
  }

  init(_ state: GameState) {
    let table = state.table
    board = table?.game.board
    halves = table?.halves
    turns = table?.game.turns
    tunes = table.map { SameTunes(deck: $0.tunes.deck) }
    origin = table?.tunes.origin
    seed = table?.seed
    players = [table?.players, state.next.players]
    log = table.map { table in (0..<table.game.log.position).map { table.game.log[$0] } } ?? []
    next = state.next.seed
    deck = state.next.deck.map(SameTunes.init)
    marks = table.map {
      Marks(began: $0.began, aids: $0.aids, played: $0.clock.played, made: $0.made, hinted: $0.hinted)
    }
  }

  /// Without a part that may differ.
  func without<Part>(_ part: WritableKeyPath<Standing, Part?>) -> Standing {
    var standing = self
    standing[keyPath: part] = nil
    return standing
  }

  /// What undo restores: the game on the table.
  var played: Played { Played(board: board, turns: turns, seed: seed, log: log) }

  struct Played: Equatable {
    let board: Board?
    let turns: Turns?
    let seed: UInt64?
    let log: [PlayLog.Entry]
  }

  /// Without the time played, which goes on during any line.
  var withoutClock: Standing {
    var standing = self
    standing.marks?.played = nil
    return standing
  }
}

/// A deck by its name and its tunes as saved, without albums.
struct SameTunes: Equatable {
  let deck: Deck

  static func == (one: SameTunes, other: SameTunes) -> Bool {
    let (one, other) = (one.deck, other.deck)
    return one == other
      || one.identity == other.identity && one.theme == other.theme && one.count == other.count
        && (0..<one.count).allSatisfy { index in
          Deck.Column.seen.allSatisfy { one.utf8($0, at: index) == other.utf8($0, at: index) }
        }
  }
}

/// Everything that a line can change.
struct Situation: Equatable {
  let path: Path
  let settings: SettingValues
  let next: NextGame
  /// What the menu deals, which two equal next games may have differently.
  let words: SameTunes?
  let opponents: Players?
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
    (words, opponents) = (next.words.map(SameTunes.init), next.opponents)
    game = Standing(state.game).without(\.marks)
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
