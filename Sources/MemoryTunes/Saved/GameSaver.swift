/// Saves the game on the table after every line, so that nothing that was answered is lost, however the program
/// ends.
///
/// A saved game is a script that leads to the game (`TableScript`). A flip appends a line to it, and so does a
/// deal of the same tunes. Other tunes, and now and then a script that has grown long, cause a shorter script
/// to replace it. So a line costs the same however long the game is and however large its board. The world has
/// the script before the player sees the answer. It does not wait for the disk: what was answered survives the
/// end of the program, but not a power failure.
final class GameSaver {
  private let save: (SaveUpdate) -> Void
  private var saved: SessionMark
  /// The tunes of the last game that this session wrote into the script: the next deal of the script uses the
  /// same. What it would use behind a script of an earlier session depends on lines that anybody may have
  /// written.
  private var tunes: Tunes?
  /// The player's own deck that the script names last; nil for the tunes of the category.
  private var deck: Deck?
  /// What an option chose for this session in place of the deck that is saved.
  private var option: (deck: Deck?, saved: Deck?)?
  /// Whether the script names a deck behind its last game, so that the next game cannot simply be dealt.
  private var hasOtherDeck = false
  /// What the cards of the next deal show after the script; nil if that is not known.
  private var cards: CardContent?
  /// Whether the saved game was removed.
  private var isGone: Bool
  /// Whether an earlier version began the script. The next script then replaces it.
  private var isOld: Bool
  private var script: SavedScript.Writer
  /// The script's size in bytes when it last replaced another.
  private var firstSize = 0

  /// How many bytes a script may grow before a shorter one replaces it: by finished games, which the next start
  /// would have to play through, and by undone moves. `largest` is the size at which saving stops; no larger
  /// file is read.
  private static let growthByGames = 1 << 13
  private static let growth = 1 << 20
  private static let largest = 60 << 20

  /// `state` is the state that `script` leads to, if there is a script, except that an option may have chosen
  /// another deck than the script, which names `deck`.
  init(
    _ state: borrowing GameState, savedAs script: SavedScript?, deck: Deck?,
    save: @escaping (SaveUpdate) -> Void
  ) {
    self.deck = deck
    if state.next.deck != deck { option = (state.next.deck, deck) }
    saved = Self.standpoint(state)
    isGone = script == nil
    isOld = script?.isOld ?? false
    self.script = SavedScript.Writer(after: script)
    self.save = save
  }

  /// The saved game was removed. The next line that changes something saves all of it again.
  func forget() {
    isGone = true
  }

  /// The player has chosen a deck, or the tunes of the category: an option is no longer in force.
  func deckWasChosen() {
    option = nil
  }

  /// The deck that is to be saved.
  private func deck(of state: borrowing GameState) -> Deck? {
    if let option, option.deck == state.next.deck { return option.saved }
    return state.next.deck
  }

  /// Takes note of what a line has changed without saving it.
  func pass(over state: borrowing GameState) {
    saved = Self.standpoint(state)
    deck = deck(of: state)
  }

  /// Saves what a line has changed.
  func settle(_ state: borrowing GameState) {
    let now = Self.standpoint(state)
    let newDeck = deck(of: state)
    guard now != saved || newDeck != deck else { return }
    let isWhole = state.table?.game.log.isWhole ?? true
    let canShrink = now.isBack(from: saved) || newDeck != deck
    let isLong = script.size > firstSize + Self.growth && canShrink && isWhole
    if isOld, isWhole {
      replace(state)
    } else if !isGone, let table = state.table, newDeck == deck, canFollow(table) {
      follow(table, state)
    } else if isGone || now.play.table != saved.play.table || isLong {
      replace(state)
    } else {
      add(now, state)
    }
    saved = now
  }

  /// What is saved of a state. The number of pairs is kept among the settings.
  private static func standpoint(_ state: borrowing GameState) -> SessionMark {
    var standpoint = SessionMark(state, path: Path(from: .menu))
    standpoint.checkpoint.pairs = nil
    return standpoint
  }

  /// Whether the game is new and can be dealt from where the script ends.
  private func canFollow(_ table: borrowing Table) -> Bool {
    guard table.number > saved.play.table, table.game.log.isWhole, !hasOtherDeck, let tunes else {
      return false
    }
    return script.size < firstSize + max(Self.growthByGames, firstSize)
      && tunes.deck.hasTunes(of: table.tunes.deck)
  }

  private func follow(_ table: borrowing Table, _ state: borrowing GameState) {
    var script = TableScript(after: cards)
    if !table.deck.identity.isBuiltIn, table.tunes.origin != tunes?.origin {
      script.append(.fact(.source(table.tunes.origin)))
    }
    if table.players != saved.checkpoint.players { script.append(table.players) }
    script.append(table)
    if state.next.players != table.players { script.append(state.next.players) }
    script.append(.seed(state.next.seed))
    cards = script.cards
    add(script)
    tunes = table.tunes
  }

  private func add(_ lines: TableScript) {
    guard !lines.text.isEmpty else { return }
    let piece = script.more(lines.text)
    save(script.size > Self.largest ? .tooLong : .more(piece))
  }

  private func add(_ now: SessionMark, _ state: borrowing GameState) {
    var script = TableScript()
    if now.isBack(from: saved) || now.marks.isRevised != saved.marks.isRevised {
      script.append(.undone(flips: max(0, saved.play.position - now.play.position)))
    }
    name(deck(of: state), behind: deck, in: &script)
    if let began = now.marks.began, began != saved.marks.began { script.append(.began(began)) }
    if let table = state.table { script.append(table, since: saved.play) }
    if now.marks.hints != saved.marks.hints { script.append(.hints(now.marks.hints)) }
    if now.checkpoint.players != saved.checkpoint.players { script.append(now.checkpoint.players) }
    if now.checkpoint.seed != saved.checkpoint.seed { script.append(.seed(now.checkpoint.seed)) }
    add(script)
  }

  /// Adds the lines that choose a deck behind another.
  private func name(_ deck: Deck?, behind last: Deck?, in script: inout TableScript) {
    self.deck = deck
    guard deck != last else { return }
    if let deck {
      script.append(deck)
      // Given tunes are used from the next line on, and this is the last.
      script.append(.started)
    } else {
      script.append("tunes category")
    }
    hasOtherDeck = true
  }

  private func replace(_ state: borrowing GameState) {
    var lines = TableScript(after: .same)
    if let table = state.table {
      guard let whole = TableScript(table, after: .same) else { return save(.tooLong) }
      lines = whole
    }
    if state.next.players != state.table?.players ?? .alone { lines.append(state.next.players) }
    hasOtherDeck = false
    name(deck(of: state), behind: state.table?.deck.ownDeck, in: &lines)
    lines.append(.seed(state.next.seed))
    cards = lines.cards
    let piece = script.begin(lines.text)
    firstSize = script.size
    tunes = state.table?.tunes
    (isGone, isOld) = (false, false)
    save(script.size > Self.largest ? .tooLong : .whole(piece))
  }
}

extension Deck {
  /// The deck if it is the player's own, from which the next game is dealt as well.
  fileprivate var ownDeck: Deck? { identity.isFile ? self : nil }
}
