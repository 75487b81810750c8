import MemoryCore
import MenuFeature
import PlayFeature
import RecordsFeature
import Text

/// The action that brings a reply to its feature.
extension FeatureAction {
  init(_ reply: Reply, to effect: Effect) {
    self =
      switch (reply, effect) {
      case (.tunes(let tunes), .fetchTunes(_, let arePlayed)): .tunes(.fetched(tunes, arePlayed: arePlayed))
      case (.tunes(let tunes), _): .deal(.tunesArrived(tunes))
      case (.forecast(let forecast), _): .tunes(.described(forecast))
      case (.removed(let files), .forget(let saved)): .records(.forgotten(saved, files: files))
      case (.removed(let files), _): .tunes(.cleared(files: files))
      case (.deck(let deck), _): .tunes(.deckRead(deck))
      case (.decks(let list), _): .tunes(.decksListed(list))
      case (.day(let today), .tellDay(let asked)): .deal(.dayTold(today: today, asked: asked))
      case (.day(let today), _): .deal(.dayTold(today: today, asked: nil))
      case (.records(let notice), _): .records(.read(notice))
      case (.rank(let rank), _): .game(.placed(rank))
      case (.learned(let learned), .readLearned(let deck, let pairs)):
        .deal(.learnedRead(learned, deck, pairs: pairs))
      case (.learned(let learned), _): .game(.learned(learned))
      case (.past(let past), .recallDeal(_, _, let isFinished)): .recalled(past, isFinished: isFinished)
      case (.past(let past), _): .recalled(past, isFinished: false)
      case (.isSaved(let isSaved), _): .gameIsSaved(isSaved)
      case (.games(let games), _): .games(.listed(games))
      case (.gameSaved(let result), .saveGame(let name, _, _)): .games(.saved(name, result))
      case (.gameSaved(let result), _): .games(.saved(FilePath(""), result))
      case (.botMove(let move), _): .game(.botMoved(move))
      case (.game(let file), .loadGame(let name, _)): .games(.loaded(name, file))
      case (.game(let file), _): .games(.loaded(FilePath(""), file))
      case (.gameTakenUp(let problem), .takeUpGame(_, _, let step)): .steps(.gameTakenUp(problem, step: step))
      case (.gameTakenUp(let problem), _): .steps(.gameTakenUp(problem, step: 0))
      case (.gameForgotten(let game), .forgetGame(let name, isSure: false)): .games(.found(name, game))
      case (.gameForgotten(let game), .forgetGame(let name, _)): .games(.forgotten(name, game))
      case (.gameForgotten(let game), _): .games(.forgotten(FilePath(""), game))
      }
  }
}
