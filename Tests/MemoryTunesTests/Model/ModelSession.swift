/// What a session of a script answers and leaves behind, worked out from its lines alone.
final class ModelSession {
  /// Where the home has the game on the table: a row, as soon as there is something to keep.
  final class Place {
    var row: ModelHome.Row?
  }

  /// Everything that a step can change.
  struct State {
    var path = ["menu"]
    var choices: ModelChoices
    var table: ModelTable?
    var entries: [ModelGame.Entry] = []
    var place = Place()

    var game: ModelGame? { table.map { ModelGame(deal: $0.deal, entries: entries) } }

    func isOther(than state: State) -> Bool {
      path != state.path || table !== state.table || entries != state.entries || areChoicesOther(than: state)
    }

    func areChoicesOther(than state: State) -> Bool {
      let (one, other) = (choices, state.choices)
      return one.category != other.category || one.deck?.name != other.deck?.name
        || one.players != other.players
        || one.seed != other.seed || one.isSeedChosen != other.isSeedChosen
    }
  }

  let home: ModelHome
  private let decks: [String: ModelDeck]
  private(set) var state: State
  private var steps: [State]
  private(set) var position = 0
  /// The games of the list that was shown last.
  private var shown: [ModelHome.Row]?
  /// How many entries the game had before the line.
  private(set) var entriesBefore = 0
  /// Whether the line was the first to end this game in any of its copies.
  private(set) var hasEnded = false
  /// The time of the line before, at which this session had the game on its table.
  private var time: Int

  /// A session that finds what is in a home.
  init(_ home: ModelHome, seed: UInt64, category: String, _ decks: [String: ModelDeck]) {
    (self.home, self.decks, time) = (home, decks, home.time)
    let waiting = home.rows.filter { $0.name == nil }.sorted { $0.latest > $1.latest }
    let found = waiting.first { !$0.isOver } ?? waiting.first
    home.rows.removeAll { row in row.name == nil && row.isOver && row !== waiting.first && row !== found }
    var state = State(choices: waiting.first?.choices ?? ModelChoices(seed: seed))
    state.choices.category = category
    (state.place.row, state.table, state.entries) = (found, found?.table?.copy(), found?.game?.entries ?? [])
    state.table?.counted = state.made
    (self.state, steps, entriesBefore) = (state, [state], state.entries.count)
    if let last = waiting.first, last !== found { outdated = last }
  }

  /// A row whose choices are now those of the session, and which goes when they are saved.
  private var outdated: ModelHome.Row?

  /// What the next game is dealt from.
  var deck: ModelDeck { state.choices.deck ?? decks[state.choices.category]! }

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
      "game": state.game?.members(since: entriesBefore, state.table!),
    ]
  }

  /// Plays an English line. Returns whether it is carried out.
  func play(_ line: String) -> Bool {
    let words = line.split(separator: " ").map(String.init)
    let before = state
    entriesBefore = state.entries.count
    hasEnded = false
    tick()
    guard carryOut(words[0], words.dropFirst().map { $0 }, words.last.flatMap { Int($0) } ?? 0) else {
      entriesBefore = state.entries.count
      save(before, saves: false)
      return false
    }
    if before.table !== state.table { entriesBefore = isLaid ? 0 : state.entries.count }
    isLaid = false
    let isGoing = ["undo", "redo", "goto"].contains(words[0])
    if isGoing { entriesBefore = state.entries.count }
    if !isGoing { letTheNextBegin(after: before) }
    end(before)
    recall()
    save(before, saves: true)
    if !isGoing, state.isOther(than: before) {
      steps.removeLast(steps.count - 1 - position)
      steps.append(state)
      position += 1
    }
    return true
  }

  private var isLaid = false

  /// The clock of a game runs from its first card until it is over. The end of the session stops it.
  func tick() {
    if let table = state.table, table.isBegun, let game = state.game, !game.isOver {
      table.played += max(0, home.time - time)
      if let row, row.table?.played != table.played { write(row) }
    }
    time = home.time
  }

  private func carryOut(_ command: String, _ words: [String], _ number: Int) -> Bool {
    let choices = state.choices
    switch command {
    case "play":
      let most = deck.isSplit ? deck.splitPlaces.count : deck.tunes.count
      return (2...most).contains(number)
        && lay(
          ModelDeal(
            deck, pairs: number, seed: choices.seed, isSplit: deck.isSplit, players: choices.players))
    case "match":
      guard [3, 5, 7, 9].contains(number), choices.players.count > 1 else { return false }
      let match = ModelMatch(games: number, halves: choices.players.map { _ in 0 })
      return lay(
        ModelDeal(
          deck, pairs: min(9, deck.tunes.count), seed: choices.seed, isSplit: deck.isSplit,
          players: choices.players, match: match))
    case "again":
      guard let game = state.game, game.deal.match == nil || game.isOver else { return false }
      let old = game.deal
      let rounds = choices.players.indices.map { Array(choices.players[$0...] + choices.players[..<$0]) }
      let players =
        old.match == nil && rounds.contains(old.players)
        ? choices.players
        : old.match == nil && game.now.moves == 0
          ? old.players : Array(old.players.dropFirst() + old.players.prefix(1))
      return lay(
        ModelDeal(
          old.deck, places: old.places, pairs: old.pairs, seed: choices.seed, isSplit: old.areTitles != nil,
          players: players, match: old.match?.counting(game).next))
    case "practice":
      return (2...deck.splitPlaces.count).contains(number)
        && lay(
          ModelDeal(
            deck, places: home.selection(number, of: deck), pairs: number, seed: choices.seed, isSplit: true,
            players: ["you"]))
    case "daily":
      let deck = decks[["pop", "electronic", "rock", "metal", "rap"][home.today % 5]]!
      if let game = state.game, !game.isOver && game.now.flips > 0 || isMatchOpen(game) { leave() }
      let seed = UInt64(ModelHome.text(home.today).filter { $0 != "-" })!
      return lay(
        ModelDeal(deck, pairs: 8, seed: seed, isSplit: false, players: ["you"], day: home.today))
    case "flip": return add(words.map { .flip(Int($0)!) })
    case "pass": return add([.pass])
    case "reveal": return add([.reveal])
    case "undo": return number > 0 && go(to: position - number)
    case "redo": return number > 0 && go(to: position + number)
    case "goto": return go(to: number)
    case "hint": return state.path.last == "game" && state.game?.isOver == false
    case "save": return save(as: words[0])
    case "load": return load(words[0])
    case "games": shown = home.others(than: row)
    case "players": state.choices.players = words
    case "seed": (state.choices.seed, state.choices.isSeedChosen) = (UInt64(number), true)
    case "game": return state.table != nil && show("game")
    case "back": return state.path.count > 1 && state.path.popLast() != nil
    case "category": (state.choices.category, state.choices.deck) = (words[0], nil)
    case "deck": state.choices.deck = decks[words[0]]
    case "forget": if words == ["records"] { home.forgetRecords() } else { home.learned = [:] }
    case "menu", "categories", "settings": return show(command)
    default: return false
    }
    return true
  }

  /// Entries of the game on the screen, if they are all possible.
  private func add(_ entries: [ModelGame.Entry]) -> Bool {
    guard state.path.last == "game", state.game?.allows(entries) == true else { return false }
    state.entries += entries
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

  /// Only the game of a day leaves the seed of the next deal alone.
  private func lay(_ deal: ModelDeal) -> Bool {
    isLaid = true
    (state.table, state.entries) = (ModelTable(deal), [])
    if deal.day == nil { (state.choices.seed, state.choices.isSeedChosen) = (deal.nextSeed, false) }
    return show("game")
  }

  /// A hint counts, and what it named is known.
  func count(hint card: Int) {
    state.table!.hints += 1
    state.table!.hinted.insert(state.table!.deal.faces[card - 1])
    save(state, saves: true)
  }

  /// The next player begins the next game as soon as a move of this one is completed.
  private func letTheNextBegin(after before: State) {
    guard let game = state.game, game.now.moves > 0, game.deal.players == state.choices.players else { return }
    if before.table === state.table, let old = before.game, old.now.moves > 0 { return }
    if before.table !== state.table, entriesBefore > 0 { return }
    state.choices.players = Array(game.deal.players.dropFirst() + game.deal.players.prefix(1))
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
    home.rows.removeAll { $0.name == name }
    let copy = ModelHome.Row(state.choices)
    (copy.name, copy.game, copy.table, copy.time) = (name, game, state.table!.copy(), row?.time ?? home.time)
    home.rows.append(copy)
    home.touch(copy)
    return true
  }

  private func load(_ name: String) -> Bool {
    var found = home.rows.first { $0.name == name }
    if found == nil, let number = Int(name), let shown, shown.indices.contains(number - 1) {
      found = shown[number - 1]
      if found === row || !home.rows.contains(where: { $0 === found }) { return false }
    }
    guard let found else { return false }
    leave()
    let table = found.table!.copy()
    table.counted = found.game!.entries.count + table.undone + table.hints
    (state.table, state.entries) = (table, found.game!.entries)
    table.wasFinished = ["finished", "drawn", "forgotten"].contains(table.deal.outcome)
    table.wasRevealed = table.deal.outcome == "revealed"
    if found.name == nil { state.place.row = found }
    return show("game")
  }

  private func go(to step: Int) -> Bool {
    guard steps.indices.contains(step) else { return false }
    let old = state
    // A flip that is undone is an aid, on whatever table.
    for place in stride(from: position, to: step, by: -1) {
      let (after, before) = (steps[place], steps[place - 1])
      if let table = after.table, table === before.table, after.entries.count > before.entries.count {
        table.isUndone = true
        table.undone += after.entries.count - before.entries.count
      }
    }
    let target = steps[step]
    if target.place !== old.place { leave() }
    if let row = target.place.row, !home.rows.contains(where: { $0 === row }) { target.place.row = nil }
    (position, state) = (step, target)
    if target.table !== old.table { state.table?.isRecalled = false }
    return true
  }

  /// What the home knows of a game that comes on the table, or ends.
  private func recall() {
    guard state.path.last == "game", let table = state.table, !table.isRecalled, !table.wasFinished
    else { return }
    table.isRecalled = true
    recall(table)
  }

  private func recall(_ table: ModelTable) {
    if table.deal.isAlone, home.hasSeen(table.deal) { table.isRepeat = true }
    if table.deal.made > state.made {
      table.isUndone = true
      table.undone += table.deal.made - state.made
    }
  }

  private func end(_ before: State) {
    guard let game = state.game, let table = state.table else { return }
    if !table.isBegun, game.now.flips > 0 || game.now.isRevealed { table.isBegun = true }
    guard game.isOver, before.table === state.table, before.game?.isOver == false else { return }
    let isFirst =
      game.phase == "finished" ? !table.wasFinished : game.phase == "revealed" ? !table.wasRevealed : true
    if game.phase == "finished", isFirst, table.deal.isAlone, !table.wasRevealed { recall(table) }
    if game.phase == "finished" { table.wasFinished = true }
    if game.phase == "revealed" { table.wasRevealed = true }
    guard isFirst, table.deal.outcome == nil else { return }
    hasEnded = true
    let won = game.now.scores.map(\.pairs)
    let match = table.deal.match?.counting(game)
    let points =
      match.map { match in
        match.isDecided
          ? (["\(match.games)"] + match.halves.map { $0 % 2 == 0 ? "\($0 / 2)" : "\($0 / 2).5" })
            .joined(separator: " ") : ""
      } ?? ""
    table.deal.outcome = game.phase
    home.ends.append((table.deal, game.phase, won, points))
    if game.phase == "finished" {
      home.records.append(
        ModelHome.Record(
          deal: table.deal, ended: home.time, moves: game.now.moves, flips: game.now.flips,
          seconds: table.played, regret: nil, won: won, points: points, aids: table.aids))
    }
  }

  /// Each change is kept at once.
  private func save(_ before: State, saves: Bool) {
    let isOther = state.isOther(than: before)
    guard saves, isOther || row == nil && state.table != nil || hasUnsaved else { return }
    let row = self.row ?? ModelHome.Row(state.choices)
    if self.row == nil { home.rows.append(row) }
    state.place.row = row
    write(row)
    if let outdated { home.rows.removeAll { $0 === outdated } }
    outdated = nil
  }

  private var hasUnsaved: Bool {
    guard let table = state.table, let row else { return false }
    return row.table.map { $0.deal !== table.deal || $0.aids != table.aids || $0.hinted != table.hinted }
      ?? true
  }

  private func write(_ row: ModelHome.Row) {
    (row.game, row.table, row.choices, row.time) = (state.game, state.table?.copy(), state.choices, home.time)
    home.touch(row)
    guard let table = state.table else { return }
    if !home.deals.contains(where: { $0 === table.deal }) { home.deals.append(table.deal) }
    let fresh = max(0, state.made - table.counted)
    table.counted = max(table.counted, state.made)
    table.deal.made += fresh
    if fresh > 0, table.isBegun, table.deal.outcome == nil || hasEnded { table.deal.isBegun = true }
    row.table = table.copy()
    home.dropUnbegun()
  }
}

extension ModelSession.State {
  /// How many entries and hints the game had, those that were undone included.
  var made: Int { entries.count + (table?.undone ?? 0) + (table?.hints ?? 0) }
}
