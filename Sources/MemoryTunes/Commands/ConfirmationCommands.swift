import MemoryGame
import Text
import Wording

let yesCommand = Command(
  name: "yes", synonyms: ["y"], availability: .afterQuestion, subject: .screens
) { _ in .act(.confirmation(.confirmed)) }

let noCommand = Command(
  name: "no", synonyms: ["n"], availability: .afterQuestion, subject: .screens
) { _ in .act(.confirmation(.denied)) }

extension Question {
  /// What the player is asked.
  var asked: Notice {
    Notice(.done("question"), values: values) { context in
      let words = context.words
      return switch self {
      case .forget(let saved): words.willBeDeleted(thing: saved)
      case .discard where context.table?.match?.isDecided == false: words.willEndMatch
      case .discard: words.willGiveUpGame(progress: context.progress)
      case .reveal: words.willReveal(progress: context.progress)
      case .replace(let name): words.willReplaceGame(name: OutsideText.brief(name.text))
      case .forgetGame(_, let game): words.willDeleteGame(game: game.text(words))
      case .takeHint: words.willTakeHint
      case .undoFlip: words.willUndoFlip
      }
    }
  }

  /// The answer to `no`.
  var denied: Notice {
    Notice(.done("left"), values: values) { context in
      let words = context.words
      return switch self {
      case .forget(let saved): words.nothingWasDeleted(thing: saved)
      case .replace(let name): words.gameWasNotReplaced(name: OutsideText.brief(name.text))
      case .forgetGame(_, let game): words.gameWasNotDeleted(game: game.text(words))
      case .reveal, .discard, .takeHint, .undoFlip:
        context.table?.game.isOver == true
          ? words.nextOfMatch
          : context.route == .game
            ? words.gameGoesOn(progress: context.progress)
            : words.gameGoesOnElsewhere(progress: context.progress)
      }
    }
  }

  private func values(_ context: AnswerContext) -> Notice.Values {
    let (game, table) = (game, context.table)
    return [
      "question": word, "thing": thing?.rawValue,
      "name": game?.name ?? name.map { OutsideText.brief($0.text) },
      "deck": game?.deck ?? table?.tunes.deck.identity.name,
      "found": game?.matched ?? table?.game.board.matchedPairs,
      "pairs": game?.pairs ?? table?.game.board.pairs,
    ]
  }

  private var game: ListedGame? { if case .forgetGame(_, let game) = self { game } else { nil } }
  private var thing: SavedThing? { if case .forget(let thing) = self { thing } else { nil } }
  private var name: FilePath? { if case .replace(let name) = self { name } else { nil } }

  private var word: String {
    switch self {
    case .forget: "forget"
    case .discard: "discard"
    case .reveal: "reveal"
    case .replace: "replace"
    case .forgetGame: "forget-game"
    case .takeHint: "hint"
    case .undoFlip: "undo"
    }
  }
}

extension AnswerContext {
  fileprivate var progress: String { table?.game.progress(words) ?? "" }
}
