import MemoryGame

extension GameNotice {
  /// The message that answers a line. `table` is the game on the table, if there is one.
  func message(on table: Table?, to line: Line?, _ analyst: Analyst, style: Style) -> String {
    switch self {
    case .dealt:
      return table.map { dealt($0, analyst, style: style) } ?? ""
    case .pairsRefused(_, let tunes) where tunes < 2:
      return "No game can be dealt from so few tunes: \(tunes). It takes at least 2."
    case .pairsRefused(let asked, let tunes):
      return """
        \(line?.quoted(asked) ?? "\(asked)") pairs cannot be dealt: at least 2, and at most \(tunes). \
        Type: play \(min(NextGame.usualPairs, tunes))
        """
    case .splitPairsRefused(_, let tunes) where tunes < 2:
      return """
        No game can be dealt with split cards: too many tunes of this deck share a title or an artist. \
        Type: cards same
        """
    case .splitPairsRefused(let asked, let tunes):
      return """
        \(line?.quoted(asked) ?? "\(asked)") pairs cannot be dealt: split cards leave out tunes that share a \
        title or an artist with an earlier one, and \(tunes) remain. Type: play \(min(NextGame.usualPairs, tunes))
        """
    case .tooManyPairsForPrograms:
      return "Players of the program play at most \(NextGame.mostPairsOfPrograms) pairs."
    case .noTunes(let problem):
      return "No game was dealt: \(problem.message). To play with built-in tunes, type: set tunes built-in"
    case .dayToCome(let day, let today):
      return "\(day.text) is still to come: today is \(today.text), in UTC. For today's game, type: daily"
    case .seedChosen(let seed):
      return "The next deal uses seed \(seed)."
    case .cardsChosen(.split):
      return "In the next game, one card of a pair shows the title and the other the artist."
    case .cardsChosen(.same):
      return "In the next game, both cards of a pair show the same tune."
    case .playersChosen(let players):
      return "The next game is played by \(players.names)."
    case .playersMisnamed(let problem):
      return "These cannot play: \(problem.message)."
    case .players(let players):
      return "Playing: \(players.names)."
    }
  }

  private func dealt(_ table: Table, _ analyst: Analyst, style: Style) -> String {
    if table.game.isOver { return table.conclusion(analyst, style: style) }
    let pairs = table.cards == .split ? "split pairs" : "pairs"
    let day = table.day.map { ", the game of \($0.text)" } ?? ""
    let game = "\(table.game.board.pairs) \(pairs) of \(table.deck.name)\(day)"
    let advice = table.isShared ? table.turnSentence : "Flip two cards by their numbers, like: flip 1 2"
    let origin = table.tunes.origin.description
    if let trouble = table.tunes.trouble {
      return "\(game) (\(origin): \(trouble.message)). To try again, type: tunes fetch. \(advice)"
    }
    switch table.tunes.origin {
    case .fetched, .kept, .stale: return "\(game), \(origin). \(advice)"
    case .builtIn, .file: return "\(game). \(advice)"
    }
  }
}
