import MemoryCore
import RecordsFeature

/// Saves the game on the table after every line, so that no answered line is lost, however the program ends.
///
/// A line of play appends a line to the game file, so it costs the same however long the game and however large
/// its board. Any other line replaces the file. The file is written before the answer is printed. It is not
/// forced to the disk: the end of the program loses nothing, but a power failure may.
final class GameSaver {
  private let save: (SaveUpdate) -> Void
  private var saved: Mark
  /// The deck that an option chose for this session, in place of the saved one.
  private var option: (deck: Deck?, saved: Deck?)?
  /// Whether there is a file to append to.
  private var hasFile: Bool
  /// The size of the file in bytes, now and when it was last replaced.
  private var size: Int
  private var firstSize: Int

  /// How many bytes a file may grow by undone moves before a shorter one replaces it. Saving stops at
  /// `largest`; no larger file is read.
  private static let growth = 1 << 20
  private static let largest = 60 << 20

  /// The saved part of a state.
  private struct Mark: Equatable {
    let play: LogPosition
    let aids: Aids
    let began: Int?
    let played: Int
    let sittings: Int?
    let hinted: Int
    let next: NextSeed?
    let players: Players
    let deck: Deck?

    init(_ state: borrowing GameState, deck: Deck?) {
      self.init(state.table, next: NextSeed(state), players: state.next.players, deck: deck)
    }

    init(_ table: Table?, next: NextSeed?, players: Players, deck: Deck?) {
      play = LogPosition(table)
      aids = table?.aids ?? .none
      began = table?.began
      played = table?.clock.played ?? 0
      sittings = table.flatMap { GameFile.writtenSittings(of: $0) }
      hinted = table?.hinted.count ?? 0
      (self.next, self.players, self.deck) = (next, players, deck)
    }
  }

  /// `size` is that of the file that led to `state`; nil if there is none. `deck` is the player's own deck in
  /// that file for the next game, which an option may have replaced.
  init(_ state: borrowing GameState, size: Int?, deck: Deck?, save: @escaping (SaveUpdate) -> Void) {
    if state.next.deck != deck { option = (state.next.deck, deck) }
    saved = Mark(state, deck: deck)
    hasFile = size != nil
    (self.size, firstSize) = (size ?? 0, size ?? 0)
    self.save = save
  }

  /// The game on the table, which has this number, was read from a file. Its changes are added to that.
  func goOn(with game: SavedGame, number: Int) {
    guard var table = game.table, let size = game.size else { return }
    table.number = number
    saved = Mark(table, next: game.next, players: game.players, deck: game.deck)
    (hasFile, self.size, firstSize) = (true, size, size)
  }

  /// The file was removed. The next line that changes something saves everything again.
  func forget() { hasFile = false }

  /// The player has chosen a deck, or the tunes of the category, which overrides the option.
  func deckWasChosen() { option = nil }

  /// Saves what a line has changed.
  func update(after state: borrowing GameState) {
    let now = Mark(state, deck: deck(of: state))
    guard now != saved else { return }
    let isSameGame = hasFile && now.play.table == saved.play.table
    let canAppend = isSameGame && now.players == saved.players && now.deck == saved.deck
    if canAppend, size < firstSize + Self.growth || now.play.position > saved.play.position {
      append(now, state)
    } else if let file = GameFile.file(state, deck: now.deck) {
      replace(file)
    } else if isSameGame {
      append(now, state)
    } else {
      save(.tooLong)
    }
    saved = now
  }

  private func deck(of state: borrowing GameState) -> Deck? {
    if let option, option.deck == state.next.deck { return option.saved }
    return state.next.deck
  }

  private func append(_ now: Mark, _ state: borrowing GameState) {
    var words: [String] = []
    if let table = state.table {
      let undone = max(0, saved.play.position - now.play.position)
      if undone > 0 { words.append("undo=\(undone)") }
      words += GameFile.moves(on: table, since: saved.play.position)
    }
    let known = saved.aids.words + (words.first?.hasPrefix("undo=") == true ? ["undo"] : [])
    words += now.aids.words.filter { !known.contains($0) }
    words += state.table?.hinted.dropFirst(saved.hinted).map { "hinted=\($0)" } ?? []
    if let began = now.began, began != saved.began { words.append("began=\(began)") }
    if now.played != saved.played { words.append("played=\(now.played)") }
    if let sittings = now.sittings, sittings != saved.sittings { words.append("sittings=\(sittings)") }
    if let next = now.next, next != saved.next { words.append("next=\(next.text)") }
    guard !words.isEmpty else { return }
    var text = GameFileText()
    text.addLine(words)
    size += text.bytes.count
    save(size > Self.largest ? .tooLong : .more(text.bytes))
  }

  private func replace(_ file: [UInt8]) {
    (size, firstSize, hasFile) = (file.count, file.count, true)
    save(size > Self.largest ? .tooLong : .whole(file))
  }
}
