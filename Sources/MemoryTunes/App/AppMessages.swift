import MemoryGame

/// The message that answers a line. Each feature words its own notices; this hands them what they quote.
extension AppState {
  /// Nil if the answer needs no words. `style` tells which titles can be shown.
  func message(to line: Line?, _ analyst: Analyst, style: Style) -> String? {
    switch answer {
    case .welcome: game.table.map { $0.game.waitingSentence }
    case .pending, .help: nil
    case .navigation(let notice): notice.message(to: line)
    case .categories(let notice): notice.message
    case .settings(let notice): notice.message
    case .game(let notice): notice.message(on: game.table, to: line, analyst, style: style)
    case .table(let notice):
      game.table.flatMap {
        notice.message(
          on: $0, to: line, style: style, conclusion: $0.conclusion(analyst, notice.placing, style: style))
      }
    case .skill(let notice): notice.message
    case .tunes(let notice): notice.message
    case .steps(let notice): notice.message(in: steps, to: line)
    case .records(let notice): notice.message
    case .questions(let notice):
      notice.message(progress: game.table?.game.pairsFound ?? "", isOnScreen: path.current == .game)
    case .given(let notice): notice.message
    case .mistyped(let problem): problem.message(to: line, hasGame: game.table != nil)
    case .farewell(isSaved: true): "Goodbye. Your game is saved: the next start goes on with it."
    case .farewell(isSaved: false): "Goodbye."
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
  fileprivate var waitingSentence: String {
    switch phase {
    case .playing: "A game is waiting, \(pairsFound). To continue it, type: game"
    case .finished: "Your last game is finished. To look at it, type: game"
    case .drawn: "Your last game ended when everyone passed, \(pairsFound). To look at it, type: game"
    }
  }
}

extension NavigationNotice {
  fileprivate func message(to line: Line?) -> String? {
    let word = line?.quotedWord ?? ""
    return switch self {
    case .shown: nil
    case .nothingBeforeTheMenu: "\(word) leads nowhere from the menu. To leave, type: quit"
    case .noGame: "\(word) needs a game on the table. To deal one, type: play"
    }
  }
}
