import MemoryGame
import Wording

/// The message that answers a line. Each feature words its own notices; this hands them what they quote.
extension AppState {
  /// Nil if the answer needs no words. `style` tells which titles can be shown.
  borrowing func message(to line: Line?, _ analyst: Analyst, style: Style) -> String? {
    let words = style.words
    return switch answer {
    case .welcome: game.table.map { $0.game.waitingSentence(words) }
    case .pending, .help: nil
    case .navigation(let notice): notice.message(to: line, words)
    case .categories(let notice): notice.message(words)
    case .settings(let notice): notice.message(words)
    case .game(let notice): notice.message(on: game.table, to: line, analyst, style: style)
    case .table(let notice):
      notice.message(on: game.table, to: line, style: style) { table in
        table.conclusion(analyst, notice.placing, style: style)
      }
    case .skill(let notice): notice.message(words, isPlain: style.isPlain)
    case .tunes(let notice): notice.message(words)
    case .steps(let notice): notice.message(in: steps, to: line, words)
    case .records(let notice): notice.message(words)
    case .questions(let notice):
      notice.message(progress: game.table?.game.progress(words) ?? "", isOnScreen: path.current == .game, words)
    case .given(let notice): notice.message(words)
    case .mistyped(let problem): problem.message(to: line, hasGame: game.table != nil, words)
    case .farewell(isSaved: true): words.goodbyeWithGameSaved
    case .farewell(isSaved: false): words.goodbye
    }
  }

  /// Why the message stands there; nil if the answer needs no words.
  var code: AnswerCode? {
    switch answer {
    case .welcome: game.table.map { $0.game.isOver ? .gameOver : .gameWaiting }
    case .pending, .help: nil
    case .navigation(let notice): notice.code
    case .categories(let notice): notice.code
    case .settings(let notice): notice.code
    case .game(let notice): notice.code
    case .table(let notice): notice.code
    case .skill(let notice): notice.code
    case .tunes(let notice): notice.code
    case .steps(let notice): notice.code(in: steps)
    case .records(let notice): notice.code
    case .questions(let notice): notice.code
    case .given(let notice): notice.code
    case .mistyped(let problem): problem.code(hasGame: game.table != nil)
    case .farewell: .goodbye
    }
  }
}

extension Game {
  /// What is said at the start of a game that was left in an earlier session.
  fileprivate func waitingSentence(_ words: any Wording) -> String {
    switch phase {
    case .playing: words.gameWaiting(found: board.matchedPairs, of: board.pairs)
    case .finished: words.lastGameFinished
    case .drawn: words.lastGamePassedOut(found: board.matchedPairs, of: board.pairs)
    }
  }
}

extension NavigationNotice {
  fileprivate func message(to line: Line?, _ words: any Wording) -> String? {
    let word = line?.firstWord ?? ""
    return switch self {
    case .shown: nil
    case .nothingBeforeTheMenu: words.nothingBeforeTheMenu(word)
    case .noGame: words.needsGame(word)
    }
  }
}
