import MemoryGame
import Wording

/// How a card lies, as a board shows it. Every look has a word and a mark of its own; nothing is told by color
/// alone.
enum CardLook {
  case down
  case up
  /// Matched before what happened last.
  case found
  /// Matched by what happened last.
  case pair

  /// `news` are the cards that were matched by what happened last.
  static func of(_ card: Int, on board: Board, news: [Int]) -> CardLook {
    guard board.isMatched(card) else { return board.isUp(card) ? .up : .down }
    return news.contains(card) ? .pair : .found
  }

  /// What stands in the frame of a card beside its number.
  func word(_ words: any Wording) -> String {
    switch self {
    case .down: ""
    case .up: words.upMark
    case .found: words.foundMark
    case .pair: words.newPairMark
    }
  }

  /// The columns that a word takes in a frame beside the number, with the blanks and the piece of frame around
  /// it.
  static let widestFrameMark = TableMarks.widest + 4

  /// What stands between number and tune where there is no frame.
  var mark: String {
    switch self {
    case .down: " "
    case .up: "*"
    case .found: "="
    case .pair: "!"
    }
  }

  var color: Style.Color? {
    switch self {
    case .down: nil
    case .up: .up
    case .found: .dim
    case .pair: .news
    }
  }
}
