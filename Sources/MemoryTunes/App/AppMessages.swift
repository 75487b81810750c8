/// What the app says: the wording of its answers and refusals, and nothing else.
extension AppState {
  /// The message that a line is answered with, if it calls for one. It quotes the player's own words.
  func message(to line: Line?) -> String? {
    switch answer {
    case .screen: game.notice.flatMap { game.message($0, to: line) }
    case .categoryChosen(let category): message(category)
    case .refused(let refusal): message(refusal, to: line)
    case .farewell: "Goodbye."
    case .steps(let notice): message(notice, to: line)
    case .records(let notice): notice.message
    case .given where game.notice == nil: "Taken as given."
    case .given: game.notice.flatMap { game.message($0, to: line) }
    case .welcome: game.table.map { waiting($0.board) }
    case .help: nil
    }
  }

  private func waiting(_ board: Board) -> String {
    let found = board.isFinished ? "finished" : "\(board.matchedPairs) of \(board.pairs) pairs found"
    return "A game is waiting, \(found). To go to it, type: game"
  }

  private func message(_ category: Category) -> String {
    guard let deck = game.next.deck else { return "\(category.title) is chosen." }
    return
      "\(category.title) is chosen, but \(deck.name) is played with all the same. To end that: tunes category"
  }

  private func message(_ refusal: Refusal, to line: Line?) -> String {
    let first = line?.quotedWord ?? ""
    switch refusal {
    case .line(let problem): return message(problem, first)
    case .nothingBeforeTheMenu:
      return "\(first) leads nowhere from the menu. To leave, type: quit"
    case .noGame: return "\(first) needs a game on the table. To deal one, type: play"
    }
  }

  private func message(_ problem: LineProblem, _ first: String) -> String {
    switch problem {
    case .tooLong:
      return "This line is longer than \(Line.longest) bytes. For what can be typed, type: help"
    case .unknownCommand(let word, let nearest):
      let word = OutsideText.quoted(word.typed)
      guard let nearest else { return "\(word) is not a command. For what can be typed, type: help" }
      return "\(word) is not a command. Did you mean: \(nearest)"
    case .unknownTopic(let word, let nearest):
      let word = OutsideText.quoted(word.typed)
      guard let nearest else { return "\(word) is not a command to be helped with. For a list, type: help" }
      return "\(word) is not a command. Did you mean: help \(nearest)"
    case .notHere where game.table == nil:
      return "\(first) needs a game on the table. To deal one, type: play"
    case .notHere(let place):
      return "\(first) works on the screen '\(place)' only. To go there, type: \(place)"
    case .tooFewWords(let usage):
      return "\(first) needs another word. Type: \(usage)"
    case .tooManyWords(let word, let usage):
      return "\(OutsideText.quoted(word.typed)) is a word too many. Type: \(usage)"
    case .notANumber(let word, let usage):
      return "\(OutsideText.quoted(word.typed)) is not a number. Type: \(usage)"
    case .notOneOf(let word, let usage):
      return "\(OutsideText.quoted(word.typed)) means nothing here. Type: \(usage)"
    case .tooLargeANumber(let word):
      return "\(OutsideText.quoted(word.typed)) is too large. Type a number up to \(UInt64.max)."
    case .unknownCategory(let word, let nearest):
      let word = OutsideText.quoted(word.typed)
      guard let nearest else { return "\(word) is not a category. For the list of them, type: categories" }
      return "\(word) is not a category. Did you mean: category \(nearest)"
    case .noPlayer(let problem):
      return "These cannot play: \(problem.message)."
    case .notATune(let problem):
      return problem.message
    case .noSuchRow(let word, let rows):
      return "There is no row \(OutsideText.quoted(word.typed)). Type a number from 1 to \(rows)."
    }
  }
}
