import MemoryGame
import Wording

extension Event {
  /// How it is shown.
  var presentation: any Presentable {
    switch self {
    case .started(let phase): SessionStarted(phase: phase)
    case .refused(let refusal): refusal.presentation
    case .turned(let card): card
    case .moved(let move): move
    case .ended(let ending): ending
    case .hinted(let hint): hint
    case .recalled(let cards): Notice.recalled(cards)
    case .toldScore: ScoreTold()
    case .toldPar: ParTold()
    case .reviewed(let review): review
    case .shared(let game): game
    case .watched(let game): game
    case .wentOverSteps(let steps): steps
    case .stayedAtStep: Notice("already-there", shows: .place, \.words.alreadyThere)
    case .listedSteps(let steps): steps
    case .dealt(let deal): deal
    case .loaded(let day): LoadedGame(day: day)
    case .saved(let name, let replaces): Notice.savedGame(name, replaces: replaces)
    case .listedGames(let games): GameList(games: games)
    case .forgotGame(let game): Notice("game-forgotten") { $0.words.gameDeleted(game: game.text($0.words)) }
    case .choseDeck(let deck): ChosenDeck(deck: deck)
    case .listedDecks(let decks): decks
    case .chosePlayers(let players): ChosenPlayers(players: players)
    case .toldPlayers(let players, let next): ToldPlayers(players: players, next: next)
    case .listedWords(let words): words
    case .choseSeed(let seed):
      Notice("seed-chosen", shows: .screen) { $0.words.seedChosen(seed: "\(seed)") }
    case .chose(let setting): setting
    case .choseCards(let deck): Notice.choseCards(of: deck)
    case .toldChoices(let choices): choices
    case .foretold(let forecast): forecast
    case .fetched(let tunes): tunes
    case .favored(let favorite, let change): Notice.favored(favorite, change)
    case .listedRecords(let games): games
    case .toldStatistics(let statistics): statistics
    case .listedDays(let days): days
    case .keepsNoGames: NothingKept(isOfGames: true)
    case .keepsNoRecords: NothingKept(isOfGames: false)
    case .forgot(let thing, let count): Notice("forgotten") { thing.sentence(onDeleted: count, $0.words) }
    case .clearedTunes(let categories): Notice.clearedTunes(categories: categories)
    case .showed, .ranked, .compared: ScreenShown()
    case .helped(let topic): HelpShown(topic: topic)
    case .toldRules: Notice("rules", \.words.rules)
    case .asked(let question): question.asked
    case .denied(let question): question.denied
    case .left(let isSaved):
      Notice("goodbye") { isSaved ? $0.words.goodbyeWithGameSaved : $0.words.goodbye }
    }
  }
}

extension Refusal {
  fileprivate var presentation: any Presentable {
    switch self {
    case .line(let problem): problem.sentence
    case .deck(let refusal): refusal.sentence
    case .players(let problem): problem
    case .play(let refusal): refusal
    case .review(let refusal): refusal.sentence
    case .deal(let refusal): refusal.sentence
    case .games(let refusal): refusal.sentence
    case .steps(let refusal): refusal.sentence
    case .setting(let refusal): refusal.sentence
    case .tunes(let refusal): refusal.sentence
    case .forget(let thing, let problem):
      Notice.refused("game-refused") {
        $0.words.cannotDelete(thing: thing, problem: problem.message($0.words))
      }
    }
  }

  /// The line that the message suggests in place of the typed one; nil if it suggests none.
  func suggestion(for line: Line) -> String? {
    switch self {
    case .line(let problem): problem.suggestion(for: line)
    case .deck(let refusal): refusal.suggestion(for: line)
    case .players(let problem): problem.suggestion(for: line)
    case .play, .review, .deal, .games, .steps, .setting, .tunes, .forget: nil
    }
  }
}

extension SavedThing {
  fileprivate func sentence(onDeleted count: Int, _ words: Wording) -> String {
    count == 0 ? words.nothingToDelete(thing: self) : words.wasDeleted(thing: self)
  }
}
