/// What a session of a script answers and leaves behind, worked out from its lines alone.
final class ModelSession {
  /// Where the home has the game on the table: a row, as soon as there is something to keep.
  final class Place {
    var row: ModelHome.Row?
  }

  /// Everything that a line can change.
  struct State {
    var path = ["menu"]
    var choices: ModelChoices
    var table: ModelTable?
    var game: ModelGame?
    var place = Place()

    /// Whether it is kept otherwise: screens and categories are not.
    func isOther(than state: State) -> Bool {
      var choices = choices
      choices.category = state.choices.category
      return table !== state.table || game?.entries != state.game?.entries || choices != state.choices
    }

    /// How many entries and hints the game had, those that were undone included.
    var made: Int { (game?.entries.count ?? 0) + (table.map { $0.marks.undone + $0.marks.hints } ?? 0) }
  }

  let home: ModelHome
  private let decks: [String: ModelDeck]
  private(set) var state: State
  /// The game on the table after the deal and after each of its steps, and the step at which it is.
  private var steps: [ModelGame] = []
  private var position = 0
  /// The games of the list that was shown last.
  private var shown: [ModelHome.Row]?
  /// What was known of the game before the line.
  private(set) var before: ModelGame?
  /// Whether the line was the first to end this game in any of its copies, and whether it dealt one.
  private(set) var hasEnded = false
  private var isLaid = false
  private(set) var hasReplaced = false
  /// Whether games may be forgotten.
  private(set) var isCutOff = false
  /// The time of the line before, at which this session had the game on its table.
  private var time: Int
  /// A row whose choices are now those of the session, and which goes when they are saved.
  private var outdated: ModelHome.Row?

  /// A session that finds what is in a home.
  init(_ home: ModelHome, seed: UInt64, category: String, _ decks: [String: ModelDeck]) {
    (self.home, self.decks, time) = (home, decks, home.time)
    let waiting = home.rows.filter { $0.name == nil }.sorted { $0.latest > $1.latest }
    let found = waiting.first { !$0.isOver } ?? waiting.first
    home.rows.removeAll { row in row.name == nil && row.isOver && row !== waiting.first && row !== found }
    state = State(choices: waiting.first?.choices ?? ModelChoices(seed: seed))
    state.choices.category = category
    (state.place.row, state.game, before) = (found, found?.game, found?.game)
    takeTable(of: found)
    steps = state.game.map { [$0] } ?? []
    if let last = waiting.first, last !== found { outdated = last }
  }

  /// What the next game is dealt from.
  var deck: ModelDeck { decks[state.choices.deck ?? state.choices.category]! }

  /// What the next deal would be.
  var next: [String: Any?] {
    [
      "deck": deck.json, "cards": deck.isSplit ? "split" : "same",
      "pairs": min(state.choices.players.count > 1 ? 9 : 8, deck.tunes.count),
      "players": state.choices.players.map(ModelDeal.person),
      "seed": state.choices.isSeedChosen ? "\(state.choices.seed)" : nil,
    ]
  }

  /// The members of an answer that follow from the lines.
  var answer: [String: Any?] {
    [
      "screen": state.path.last, "category": state.choices.category,
      "game": state.game?.members(since: before, state.table!.marks),
    ]
  }

  /// Plays an English line. Returns whether it is carried out.
  func play(_ line: String) -> Bool {
    let words = line.split(separator: " ").map(String.init)
    let old = state
    (hasEnded, isLaid, isCutOff) = (false, false, false)
    tick()
    let isDone = carryOut(words[0], words.dropFirst().map { $0 }, Int(words.last!) ?? 0)
    let isGoing = ["undo", "redo", "goto"].contains(words[0])
    before = isLaid ? nil : isDone && !isGoing && old.table === state.table ? old.game : state.game
    if !isDone { return false }
    letTheNextBegin()
    end(old)
    recall()
    if !isCutOff { save(old) }
    if old.table !== state.table {
      (steps, position) = (state.game.map { [$0] } ?? [], 0)
    } else if ["flip", "pass"].contains(words[0]), let game = state.game {
      steps.removeLast(steps.count - 1 - position)
      steps.append(game)
      position += 1
    }
    return true
  }

  /// The clock of a game runs from its first card until it is over. The end of the session stops it.
  func tick() {
    if let table = state.table, table.marks.isBegun, state.game?.isOver == false {
      table.marks.played += max(0, home.time - time)
      if let row, row.marks.played != table.marks.played { write(row) }
    }
    time = home.time
  }

  private func carryOut(_ command: String, _ words: [String], _ number: Int) -> Bool {
    let choices = state.choices
    switch command {
    case "play":
      let most = deck.isSplit ? deck.splitPlaces.count : deck.tunes.count
      return (2...most).contains(number) && lay(number)
    case "match":
      guard [3, 5, 7, 9].contains(number), choices.players.count > 1 else { return false }
      let match = ModelMatch(games: number, points: choices.players.map { _ in 0 })
      return lay(min(9, deck.tunes.count), match: match)
    case "again":
      guard let game = state.game, game.deal.match == nil || game.isOver else { return false }
      let old = game.deal
      let (chosen, most) = (choices.chosen, deck.isSplit ? deck.splitPlaces.count : deck.tunes.count)
      let rounds = choices.players.indices.map { Array(choices.players[$0...] + choices.players[..<$0]) }
      let players =
        old.match == nil && rounds.contains(old.players)
        ? choices.players
        : old.match == nil && game.moves == 0
          ? old.players : Array(old.players.dropFirst() + old.players.prefix(1))
      let isSameGroup = !chosen.contains("players") || rounds.contains(old.players)
      let match = isSameGroup ? old.match?.counting(game).next : nil
      let group = isSameGroup ? players : choices.players
      if chosen.contains("deck") { return lay(min(old.pairs, most), players: group, match: match) }
      return lay(
        old.pairs, of: old.deck, places: old.places, isSplit: old.areTitles != nil, players: group, match: match
      )
    case "practice":
      return (2...deck.splitPlaces.count).contains(number)
        && lay(number, places: home.selection(number, of: deck), isSplit: true, players: ["you"])
    case "daily":
      let day = words.first.map { date in (0...).first { ModelHome.text($0) == date }! } ?? home.today
      let deck = decks[["pop", "electronic", "rock", "metal", "rap"][day % 5]]!
      if let game = state.game, !game.isOver && game.flips > 0 || isMatchOpen(game) { leave() }
      let seed = UInt64(ModelHome.text(day).filter { $0 != "-" })!
      return lay(8, of: deck, seed: seed, isSplit: false, players: ["you"], day: day)
    case "challenge":
      let beat = words[0].hasSuffix("-in-3") ? 3 : nil
      return lay(2, of: decks["rock"], seed: 7, isSplit: false, players: ["you"], beat: beat)
    case "flip": return add(words.map { .flip(Int($0)!) })
    case "pass": return add([.pass])
    case "reveal": return add([.reveal])
    case "undo": return number > 0 && go(to: position - number)
    case "redo": return number > 0 && go(to: position + number)
    case "goto": return go(to: number)
    case "hint": return state.path.last == "game" && state.game?.isOver == false
    case "favorite":
      guard state.path.last == "game", let tune = state.game?.favorite(Int(words.first ?? "")) else {
        return false
      }
      let others = home.favorites.filter { $0 != tune }
      home.favorites = others == home.favorites ? others + [tune] : others
    case "save": return save(as: words[0])
    case "load": return load(words[0])
    case "games": shown = home.others(than: row)
    case "players":
      state.choices.players = words
      state.choices.chosen.insert("players")
    case "seed": (state.choices.seed, state.choices.isSeedChosen) = (UInt64(words[0])!, true)
    case "game": return state.table != nil && show("game")
    case "back": return state.path.count > 1 && state.path.popLast() != nil
    case "category":
      (state.choices.category, state.choices.deck) = (words[0], nil)
      state.choices.chosen.insert("deck")
    case "deck":
      state.choices.deck = words[0]
      state.choices.chosen.insert("deck")
    case "forget": return forget(words)
    case "menu", "categories", "settings": return show(command)
    default: return false
    }
    return true
  }

  /// Entries of the game on the screen, if they are all possible.
  private func add(_ entries: [ModelGame.Entry]) -> Bool {
    guard state.path.last == "game", let game = state.game?.adding(entries) else { return false }
    state.game = game
    return true
  }

  private func isMatchOpen(_ game: ModelGame) -> Bool {
    guard let match = game.deal.match else { return false }
    return !(game.isOver ? match.counting(game) : match).isDecided
  }

  private func show(_ screen: String) -> Bool {
    if let place = state.path.firstIndex(of: screen) {
      state.path.removeLast(state.path.count - 1 - place)
    } else {
      state.path.append(screen)
    }
    return true
  }

  /// A game with a seed of its own leaves that of the next deal alone.
  private func lay(
    _ pairs: Int, of deck: ModelDeck? = nil, places: [Int]? = nil, seed: UInt64? = nil, isSplit: Bool? = nil,
    players: [String]? = nil, day: Int? = nil, match: ModelMatch? = nil, beat: Int? = nil
  ) -> Bool {
    let (deck, choices) = (deck ?? self.deck, state.choices)
    let deal = ModelDeal(
      deck, places: places, pairs: pairs, seed: seed ?? choices.seed, isSplit: isSplit ?? deck.isSplit,
      players: players ?? choices.players, day: day, match: match, beat: beat)
    isLaid = true
    state.choices.chosen = []
    (state.table, state.game) = (ModelTable(deal), ModelGame(deal))
    if seed == nil { (state.choices.seed, state.choices.isSeedChosen) = (deal.nextSeed, false) }
    return show("game")
  }

  /// A hint counts, and what it named is known.
  func count(hint card: Int) {
    let table = state.table!
    table.marks.hints += 1
    table.marks.hinted.insert(table.deal.faces[card - 1])
    save(state)
  }

  /// The next player begins the next game as soon as a move of this one is completed, and the same one again if
  /// it is undone.
  private func letTheNextBegin() {
    guard let game = state.game, let table = state.table, table.hasMove != (game.moves > 0) else { return }
    table.hasMove = game.moves > 0
    let players = game.deal.players
    let others = Array(players.dropFirst() + players.prefix(1))
    if state.choices.players == (table.hasMove ? players : others) {
      state.choices.players = table.hasMove ? others : players
    }
  }

  // MARK: What the home keeps

  var row: ModelHome.Row? { state.place.row }

  /// The game on the table waits, unless it is over.
  private func leave() {
    if let row, row.isOver { home.rows.removeAll { $0 === row } }
    state.place = Place()
  }

  private func save(as name: String) -> Bool {
    guard let game = state.game else { return false }
    hasReplaced = home.rows.contains { $0.name == name && $0.game?.deal !== game.deal }
    home.rows.removeAll { $0.name == name }
    let copy = ModelHome.Row(state.choices)
    (copy.name, copy.game, copy.marks, copy.made) = (name, game, row!.marks, row!.made)
    copy.time = row!.time
    home.rows.append(copy)
    home.touch(copy)
    return true
  }

  /// A game that is saved by name or has a number in the list, but the one on the table.
  private func find(_ name: String) -> ModelHome.Row? {
    if let found = home.rows.first(where: { $0.name == name }) { return found }
    guard let number = Int(name), let shown, shown.indices.contains(number - 1) else { return nil }
    return home.rows.first { $0 === shown[number - 1] && $0 !== row }
  }

  private func forget(_ words: [String]) -> Bool {
    isCutOff = true
    switch words {
    case ["records"]: home.forgetRecords()
    case ["learned"]: (home.learned, isCutOff) = ([:], false)
    case ["games"]: for other in home.rows where other !== row { _ = home.forget(other) }
    case ["game"] where state.game == nil: isCutOff = false
    case ["game"]:
      if let row { _ = home.forget(row) }
      state.place = Place()
    default:
      guard let found = find(words[1]) else { return false }
      isCutOff = !home.forget(found)
    }
    return true
  }

  private func load(_ name: String) -> Bool {
    guard let found = find(name), let game = found.game else { return false }
    leave()
    state.game = game
    state.choices.chosen = []
    takeTable(of: found)
    if found.name == nil { state.place.row = found }
    return show("game")
  }

  /// The game of a row comes on the table. One that was over in another copy does not end again.
  private func takeTable(of row: ModelHome.Row?) {
    guard let row, let game = row.game else { return }
    let table = ModelTable(game.deal, row.marks)
    state.table = table
    table.counted = state.made
    table.hasMove = game.moves > 0
    table.marks.wasFinished = ["finished", "drawn", "forgotten"].contains(game.deal.outcome)
    table.marks.wasRevealed = game.deal.outcome == "revealed"
  }

  private func go(to step: Int) -> Bool {
    guard steps.indices.contains(step), let table = state.table, let game = state.game else { return false }
    if step == position { return true }
    // A flip that is undone is an aid.
    let undone = game.entries.count - steps[step].entries.count
    if undone > 0 {
      table.marks.undone += undone
      table.marks.isUndone = true
    }
    (position, state.game) = (step, steps[step])
    return true
  }

  /// What the home knows of a game that comes on the table, or ends.
  private func recall() {
    guard state.path.last == "game", let table = state.table, !table.isRecalled else { return }
    table.isRecalled = true
    recall(table)
  }

  /// `fresh`: how many of its entries and hints are not counted yet.
  private func recall(_ table: ModelTable, fresh: Int = 0) {
    if table.deal.isAlone, !table.marks.wasFinished, home.hasSeen(table.deal) { table.marks.isRepeat = true }
    let missed = table.deal.made + fresh - state.made
    if missed > 0 {
      table.marks.isUndone = true
      table.marks.undone += missed
      table.counted += missed
    }
  }

  private func end(_ old: State) {
    guard let game = state.game, let table = state.table else { return }
    if game.flips > 0 || game.isRevealed, !table.marks.isBegun { table.marks.began = home.time }
    guard game.isOver, old.table === table, old.game?.isOver == false else { return }
    let (isFinished, isRevealed) = (game.phase == "finished", game.phase == "revealed")
    let isFirst = !(isFinished && table.marks.wasFinished || isRevealed && table.marks.wasRevealed)
    if isFinished, isFirst, table.deal.isAlone, !table.marks.wasRevealed {
      recall(table, fresh: state.made - table.counted)
    }
    if isFinished { table.marks.wasFinished = true }
    if isRevealed { table.marks.wasRevealed = true }
    guard isFirst, table.deal.outcome == nil else { return }
    hasEnded = true
    table.deal.outcome = game.phase
    let match = table.deal.match?.counting(game)
    let points = match.map { $0.isDecided ? $0.points : [] } ?? []
    home.ends.append(ModelHome.End(game: game, time: home.time, marks: table.marks, points: points))
  }

  /// Each change is kept at once.
  private func save(_ old: State) {
    guard state.isOther(than: old) || row == nil && state.table != nil || hasUnsaved else { return }
    let row = self.row ?? ModelHome.Row(state.choices)
    if self.row == nil { home.rows.append(row) }
    state.place.row = row
    write(row)
  }

  private var hasUnsaved: Bool {
    guard let table = state.table, let row else { return false }
    return row.game?.deal !== table.deal || row.marks.aids != table.marks.aids
      || row.marks.hinted != table.marks.hinted
  }

  private func write(_ row: ModelHome.Row) {
    home.rows.removeAll { $0 === outdated }
    outdated = nil
    (row.game, row.choices, row.time) = (state.game, state.choices, home.time)
    home.touch(row)
    guard let table = state.table else { return }
    if !home.deals.contains(where: { $0 === table.deal }) { home.deals.append(table.deal) }
    let fresh = max(0, state.made - table.counted)
    table.counted += fresh
    table.deal.made += fresh
    if fresh > 0, table.marks.isBegun, table.deal.outcome == nil || hasEnded {
      table.deal.began = table.deal.began ?? table.marks.began
    }
    (row.marks, row.made) = (table.marks, state.made)
    home.dropUnbegun()
  }
}
