import MemoryGame
import Wording

/// The game on the table and the next one.
struct GameState: Equatable, Sendable {
  var settings: SettingValues
  var next: NextGame
  /// Nil before the first deal.
  var table: Table?
  /// The player's own deck, or that there is none, as it stays saved while an option has chosen another
  /// one for this session.
  private var left: Deck??
  /// The tunes that are being loaded.
  var loading: TunesLoad?
  /// How many games have been dealt or loaded, those that were undone included.
  var deals = 0
  /// Whether `auto` asks the catalog. Not after a failure: every game would begin with the same wait and the
  /// same message.
  var asksCatalog = true
  var bots: [String] = []
  /// The games of this session against levels of play.
  private var levelGames: [LevelGame] = []

  init(next: NextGame, settings: SettingValues = .usual) {
    (self.next, self.settings) = (next, settings)
  }

  /// Chooses a deck, or to play with that of the category.
  mutating func choose(deck: Deck?) {
    if let category = deck?.identity.category { settings.category = category }
    next.deck = deck?.identity.category == nil ? deck : nil
    if let deck, deck.isOfWords || next.words?.identity == deck.identity {
      next.choose(words: deck.isOfWords ? deck : nil)
    }
    left = nil
  }

  mutating func choose(_ players: Players) {
    next.players = players
    if players.areAgainstProgram { next.opponents = players }
  }

  /// The deck of the next game; of a category, the built-in one.
  var choice: Deck { next.deck ?? settings.category.deck }
  /// The same deck, which need not be read.
  var choiceIdentity: DeckIdentity { next.deck?.identity ?? settings.category.identity() }

  /// An option has chosen the deck of the next game, and this one stays saved.
  mutating func leave(_ deck: Deck?) { left = .some(deck) }

  /// Lets the next player begin the next game once a move of this one is completed, and the same one again if
  /// that is undone.
  mutating func passBeginning() {
    guard let players = table?.players, let moves = table?.game.board.moves else { return }
    if moves > 0, table?.passesBeginning == false {
      table?.passesBeginning = true
      if next.players == players { next.players = players.fromTheNext }
    } else if moves == 0, table?.passesBeginning == true {
      table?.passesBeginning = false
      if next.players == players.fromTheNext { next.players = players }
    }
  }

  /// Counts the end of the game once, however often it is undone. Nil if what came before does not matter.
  mutating func countEnd(isTimed: Bool) -> EndedGame? {
    guard table?.game.wasFinished == true, table?.isCounted == false else { return nil }
    table!.isCounted = true
    // Another program may have shown its cards meanwhile.
    if table!.game.wasRevealed { return nil }
    if table!.players.isOnePerson { return .alone(GameAlone(table!, isTimed: isTimed)) }
    guard let levelGame = LevelGame(table!) else { return nil }
    defer { levelGames.append(levelGame) }
    return .againstLevel(levelGame, inSession: LevelHistory(before: levelGame, in: levelGames))
  }

  /// The player's own deck that is saved for the next game.
  var savedDeck: Deck? { left ?? next.deck }

  var isInPlay: Bool { table?.game.isOver == false }

  /// Where the tunes of a category come from.
  var policy: TunePolicy { settings.tunes ?? .builtIn }

  /// The deck of words of the menu: the one chosen last.
  var wordsDeck: Deck? { next.words ?? next.deck.flatMap { $0.isOfWords ? $0 : nil } }
  /// The players of the menu's game against the computer: those with an opponent that were chosen last.
  var opponents: Players {
    next.players.areAgainstProgram ? next.players : next.opponents ?? Players.alone.with(.usualOpponent)
  }
  /// The computer player or bot among them.
  var opponent: Player { opponents.list.first { !$0.isPerson }! }

  /// What the two cards of a pair of a deck show. Cards are split only if the deck allows it.
  func cards(of deck: Deck) -> CardContent {
    let wanted = deck.chosenCards ?? settings.cards ?? deck.usualCards
    return wanted == .split && !deck.canBeSplit ? .same : wanted
  }

  /// Whether the next game can have so many pairs, as far as its tunes are known.
  func canDeal(pairs: Int) -> Bool {
    let deck = choice
    guard pairs >= 2, pairs <= deck.count(for: cards(of: deck)) else { return false }
    return pairs <= NextGame.mostPairsOfPrograms || !next.players.hasPrograms
  }

  /// Notes whether the catalog was reached, if it was asked.
  mutating func note(_ tunes: Result<Tunes, FetchFailure>) {
    switch tunes {
    case .success(let tunes) where tunes.origin == .fetched: asksCatalog = true
    case .success(let tunes): if tunes.failure != nil { asksCatalog = false }
    case .failure(.networkOff): break
    case .failure: asksCatalog = false
    }
  }
}

/// A game that the player asked for. What is not named is as usual.
struct RequestedGame: Equatable, Sendable {
  var pairs: Int?
  /// What to deal from, which then applies to later games.
  var choice: Deck?
  /// The most games of the match that begins.
  var games: Int?
  var players: Players?
  /// If this is another game like the one on the table.
  var again: AnotherGame?
}

/// What another game takes from the one on the table.
struct AnotherGame: Equatable, Sendable {
  /// Nil if other cards or another deck were chosen.
  let cards: CardContent?
  /// The tunes to practice, if they are the same.
  let selection: [UInt32]?
  let match: Match?
}
