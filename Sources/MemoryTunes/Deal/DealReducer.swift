import Wording

extension DealAction {
  func reduce(_ game: inout GameState, _ asker: Asker) -> Next {
    switch self {
    case .play(let pairs): game.requestGame(pairs: pairs)
    case .again: game.requestAnother()
    case .against(let name): game.requestOpponent(name)
    case .match(let games, let names): game.requestMatch(of: games, names)
    case .challenge(let challenge): challenge.next(in: asker.language)
    case .practice(let pairs): game.refusePractice(of: game.choice, pairs: pairs)
    case .practiceWords: game.refusePractice(of: game.wordsDeck ?? game.choice, pairs: nil)
    case .deck(let deck, let use): game.take(deck, for: use, in: asker.language)
    case .seed(let seed): game.choose(seed: seed)
    case .players(let names): game.choosePlayers(names)
    case .showPlayers: .say(.toldPlayers(game.table?.players ?? game.next.players, next: game.next.players))
    case .listWords: game.refuseWords()
    case .dayTold(let today, let asked): GameState.deal(on: today, asked: asked)
    case .todayRead(let today?): game.play(today)
    // The session has read more.
    case .daily, .todayRead(nil): Next()
    case .deckRead(let deck, let path, let use): game.take(deck, path, for: use, in: asker.language)
    case .learnedRead(let learned, let due, let deck, let pairs):
      game.practice(deck, pairs: pairs, learned, due: due)
    }
  }
}
