import Foundation

@testable import MemoryGame
@testable import MemoryTunes
import Text

/// Lines as somebody might type them who plays on and on: most of them turn cards, and games are finished now
/// and then.
struct RandomLines {
  var chance: SplitMix64

  init(seed: UInt64) {
    chance = SplitMix64(seed: seed)
  }

  /// A line that may be a step, or may be refused.
  mutating func next(on state: AppState) -> String {
    if let board = state.game.table?.game.board, state.path.current == .game, !board.isFinished,
      chance.below(4) > 0
    {
      return flip(on: board)
    }
    return pick([
      "play 2", "play 2", "play 3", "play", "p 4", "game", "menu", "back", "categories", "category rap", "c 3",
      "players a b", "players a b c", "players you", "players you optimal", "pass", "pass",
      "seed \(chance.below(1000))", "deck one.tsv", "deck two.tsv", "tunes category", "daily",
      "daily 1970-01-01", "1", "2", "show", "help",
      "filp 1", "flip", "flip 99", "play 500", "category jazz", "deck none.tsv", "# nothing", "", "undo 0",
    ])
  }

  /// A way back or forth.
  mutating func move() -> String {
    pick([
      "undo", "undo", "undo 2", "undo \(chance.below(9))", "redo", "redo", "redo 3", "redo \(chance.below(9))",
      "goto \(chance.below(40))", "log", "log 3",
    ])
  }

  mutating func pick<Line>(_ lines: [Line]) -> Line { lines[chance.below(lines.count)] }

  private mutating func flip(on board: Board) -> String {
    let card = 1 + chance.below(board.faces.count)
    if case .first(let first) = board.faceUp, chance.below(2) == 0 {
      return "flip \(board.cards.first { $0 != first && board.faces[$0 - 1] == board.faces[first - 1] }!)"
    }
    return pick(["flip \(card)", "\(card)", "flip \(card) \(1 + chance.below(board.faces.count))"])
  }

  /// Decks in files that are not there.
  static func readFile(_ path: FilePath) -> Result<[UInt8], SystemProblem> {
    switch path.text {
    case "one.tsv": .success(Array("One\tA\nTwo\tB\nThree\tC\n".utf8))
    case "two.tsv": .success(Array("# two\n #\tX\n\u{301}e\tY\nS,\"tunes\":{}\tZ\nFour\tV\nFive\tW\n".utf8))
    default: .failure(SystemProblem.known(.noSuchFile))
    }
  }
}

extension RandomLines {
  /// Deck folders that are not there.
  static var decks: DeckFolders {
    DeckFolders(
      files: {
        func file(_ name: String, _ origin: DeckOrigin) -> DeckFolders.File {
          DeckFolders.File(path: FilePath("/decks/\(name).tsv"), origin: origin)
        }
        return ([file("bad", .own), file("three", .own), file("three", .program)], 2)
      },
      find: { ["three", "bad"].contains($0.text) ? FilePath("/decks/\($0.text).tsv") : nil },
      read: {
        $0.text == "/decks/three.tsv"
          ? .success(Array("t 1\ta 1\tp 1\nt 2\ta 2\tp 2\nt 3\ta 2\nt 4\ta 4".utf8))
          : .success(Array("title\n".utf8))
      })
  }
}

/// Answers in JSON without what may differ: their lines' numbers and, where that is meant, where tunes came
/// from.
enum AnswerText {
  /// The answer with nothing that is told in a language.
  static func withoutNotice(_ answer: String) -> String { answer.replacing(notice, with: "") }

  private nonisolated(unsafe) static let notice = #/"notice":(null|"([^"\\]|\\.)*")/#

  static func withoutLine(_ answer: String) -> String {
    String(answer.drop { $0 != "," })
  }

  static func withoutLineAndTunes(_ answer: String) -> String {
    let answer = withoutLine(answer)
    guard let start = answer.range(of: ",\"tunes\":"),
      let end = answer[start.upperBound...].firstIndex(where: { $0 == "}" })
    else { return answer }
    return String(answer[..<start.lowerBound] + answer[end...].dropFirst())
  }
}
