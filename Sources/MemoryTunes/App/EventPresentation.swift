import MemoryGame
import Text
import Wording

extension Event {
  /// How it is shown.
  var presentation: any Presentable {
    switch self {
    case .started(let phase): SessionStarted(phase: phase)
    case .refused(let refusal): refusal.notice
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
    case .stayedAtStep: Notice("already-there", shows: .place) { $0.words.alreadyThere }
    case .listedSteps(let steps): steps
    case .dealt(let deal): deal
    case .loaded(let day): LoadedGame(day: day)
    case .saved(let name, let replaces): Notice.savedGame(name, replaces: replaces)
    case .listedGames(let games): GameList(games: games)
    case .forgotGame(let game): Notice.forgot(game)
    case .choseDeck(let deck): ChosenDeck(deck: deck)
    case .listedDecks(let decks): decks
    case .chosePlayers(let players): ChosenPlayers(players: players)
    case .toldPlayers(let players, let next): ToldPlayers(players: players, next: next)
    case .listedWords(let words): words
    case .choseSeed(let seed): Notice.choseSeed(seed)
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
    case .forgot(let thing, let count): Notice.forgot(thing, count: count)
    case .clearedTunes(let categories): Notice.clearedTunes(categories: categories)
    case .showed, .ranked: ScreenShown()
    case .helped(let topic): HelpShown(topic: topic)
    case .toldRules: Notice("rules") { $0.words.rules }
    case .asked(let question): question.asked
    case .denied(let question): question.denied
    case .left(let isSaved):
      Notice("goodbye", ["isSaved": isSaved]) { isSaved ? $0.words.goodbyeWithGameSaved : $0.words.goodbye }
    }
  }
}

extension Refusal {
  fileprivate var notice: Notice {
    switch self {
    case .line(let refusal): refusal.notice
    case .deck(let refusal): refusal.notice
    case .players(let refusal): refusal.notice
    case .play(let refusal): refusal.notice
    case .review(let refusal): refusal.notice
    case .deal(let refusal): refusal.notice
    case .games(let refusal): refusal.notice
    case .steps(let refusal): refusal.notice
    case .setting(let refusal): refusal.notice
    case .tunes(let refusal): refusal.notice
    case .forget(let thing, let failure): .cannotForget(thing, failure)
    }
  }

  /// The line that the message suggests in place of the typed one; nil if it suggests none.
  func suggestion(for line: Line) -> String? {
    switch self {
    case .line(let refusal): refusal.suggestion(for: line)
    case .deck(let refusal): refusal.suggestion(for: line)
    case .players(let refusal): refusal.suggestion(for: line)
    case .play, .review, .deal, .games, .steps, .setting, .tunes, .forget: nil
    }
  }
}
