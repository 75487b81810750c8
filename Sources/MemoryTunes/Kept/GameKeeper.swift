/// Keeps the game on the table after every line, so that whatever ends the program loses nothing that was answered.
///
/// What is kept is a script that leads to the game (`TableScript`). A line that flips adds a line to it, and so does a
/// deal of the same tunes; now and then, and for other tunes, a shorter one replaces it. So a line costs the same however long the
/// game is and however large its board. The script goes to the world, which must have it before the player sees the
/// answer; it is not told to wait until a disk has it: what was answered survives the end of the program, not that of
/// the machine's power.
final class GameKeeper {
  private let keep: (KeptGame) -> Void
  private var kept: Facts
  /// What the last game in the script was dealt from.
  private var tunes: Tunes?
  private var isGone = false
  /// Bytes of the script, now and when it was replaced.
  private var size: Int
  private var firstSize = 0

  /// How many bytes a script may grow before it is replaced by a shorter one: by games that are over, which the next
  /// start would have to go through, and by what was undone. And the most that are kept at all, which is what is read
  /// of a kept file.
  private static let growthByGames = 1 << 10
  private static let growth = 1 << 20
  private static let largest = 60 << 20

  /// What a script must lead to.
  private struct Facts: Equatable {
    let play: Moment
    let players: Players
    let hints: Int
    let isTampered: Bool
    let began: Int?
    let seed: UInt64

    init(_ state: borrowing GameState) {
      play = Moment(state)
      players = state.next.players
      hints = state.table?.hints ?? 0
      isTampered = state.table?.isTampered ?? false
      began = state.table?.began
      seed = state.next.seed
    }

    /// Whether something was taken back since.
    func isBack(from earlier: Facts) -> Bool { play.position < earlier.play.position }
  }

  /// `state` is what is kept already, by a script of so many bytes.
  init(_ state: borrowing GameState, size: Int, keep: @escaping (KeptGame) -> Void) {
    kept = Facts(state)
    self.size = size
    self.keep = keep
    tunes = state.table?.tunes
  }

  /// What was kept is gone. The next line that changes something brings all of it back.
  func forget() {
    isGone = true
  }

  /// Keeps what a line has changed.
  func settle(_ state: borrowing GameState) {
    let now = Facts(state)
    guard now != kept else { return }
    let isLong = size > firstSize + Self.growth && now.isBack(from: kept) && state.table?.log.isWhole ?? true
    if !isGone, let table = state.table, canFollow(table) {
      follow(table, state)
    } else if isGone || now.play.table != kept.play.table || isLong {
      replace(state)
    } else {
      add(now, state)
    }
    kept = now
    tunes = state.table?.tunes
  }

  /// Whether a game is a new one that can be dealt where the script ends.
  private func canFollow(_ table: borrowing Table) -> Bool {
    guard table.number > kept.play.table, table.log.isWhole, let tunes else { return false }
    let isSameKind = TableScript.bringsTunes(tunes) == TableScript.bringsTunes(table.tunes)
    let isSameOwner = (tunes.origin == .file) == (table.tunes.origin == .file)
    return isSameKind && isSameOwner && size < firstSize + max(Self.growthByGames, firstSize)
      && tunes.deck.hasTunes(of: table.tunes.deck)
  }

  private func follow(_ table: borrowing Table, _ state: borrowing GameState) {
    var script = TableScript()
    if TableScript.bringsTunes(table.tunes), table.tunes.origin != tunes?.origin {
      script.append(table.tunes.origin)
    }
    if table.players != kept.players { script.append(table.players) }
    script.append(table)
    if state.next.players != table.players { script.append(state.next.players) }
    script.append("given seed \(state.next.seed)")
    size += script.text.count
    keep(size > Self.largest ? .tooLong : .more(script.text))
  }

  private func add(_ now: Facts, _ state: borrowing GameState) {
    var script = TableScript()
    if now.isBack(from: kept) || now.isTampered != kept.isTampered {
      script.append(undone: max(0, kept.play.position - now.play.position))
    }
    if let began = now.began, began != kept.began { script.append("given began \(began)") }
    if let table = state.table { script.append(table, since: kept.play) }
    if now.hints != kept.hints { script.append("given hints \(now.hints)") }
    if now.players != kept.players { script.append(now.players) }
    if now.seed != kept.seed { script.append("given seed \(now.seed)") }
    size += script.text.count
    keep(size > Self.largest ? .tooLong : .more(script.text))
  }

  private func replace(_ state: borrowing GameState) {
    var script = TableScript()
    if let table = state.table {
      guard let whole = TableScript(table) else { return keep(.tooLong) }
      script = whole
    }
    if state.next.players != state.table?.players ?? .alone { script.append(state.next.players) }
    script.append("given seed \(state.next.seed)")
    size = script.text.count
    firstSize = size
    isGone = false
    keep(size > Self.largest ? .tooLong : .whole(script.text))
  }
}

/// What is to become of the script of the game that is kept.
package enum KeptGame: Equatable {
  /// It is replaced by this.
  case whole([UInt8])
  /// This comes behind it.
  case more([UInt8])
  /// It has become too long to be kept any more.
  case tooLong
}
