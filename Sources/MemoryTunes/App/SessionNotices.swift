import App
import MemoryGame
import Text
import Wording

/// The start of the session.
struct StartNotice: Answer {
  /// The phase of a game left in an earlier session, if there is one.
  let phase: Game.Phase?

  var code: AnswerCode {
    switch phase {
    case nil: .done(.shown)
    case .playing: .done(.gameWaiting)
    case .finished, .drawn, .revealed: .done(.lastGameOver)
    }
  }

  var shows: Shown { .screen }

  func message(_ context: AnswerContext) -> String? {
    guard let game = context.table?.game else { return nil }
    return switch game.phase {
    case .playing: context.words.gameWaiting(found: game.board.matchedPairs, pairs: game.board.pairs)
    case .finished: context.words.lastGameFinished
    case .revealed: context.words.lastGameRevealed(found: game.board.matchedPairs, pairs: game.board.pairs)
    case .drawn: context.words.lastGamePassedOut(found: game.board.matchedPairs, pairs: game.board.pairs)
    }
  }
}

extension StartNotice {
  /// A row of the menu shows the game that waits.
  func paragraphs(_ context: AnswerContext) -> [String] {
    phase == .playing ? [] : message(context).map { [$0] } ?? []
  }
}

/// The end of the session. `isSaved`: whether the next one continues the game on the table.
struct FarewellNotice: Answer {
  let isSaved: Bool

  var code: AnswerCode { .done(.goodbye) }

  func message(_ context: AnswerContext) -> String? {
    isSaved ? context.words.goodbyeWithGameSaved : context.words.goodbye
  }
}

/// The rules were asked for.
struct RulesNotice: Answer {
  var code: AnswerCode { .done(.rules) }

  func message(_ context: AnswerContext) -> String? { context.words.rules }
}

/// Help was asked for.
struct HelpNotice: Answer {
  let topic: HelpTopic

  var code: AnswerCode { .done(.help) }

  func message(_ context: AnswerContext) -> String? { nil }

  func draw(_ context: AnswerContext, into output: inout Output) {
    HelpScreen().draw(CommandList.all, topic, on: context.route, style: context.style, into: &output)
  }

  func addMembers(_ context: AnswerContext, to object: inout Output) {
    object.membersOfHelp(CommandList.all.explained(topic, on: context.route), context.words)
  }
}
