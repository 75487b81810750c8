import MemoryGame
import Text
import Wording

/// The state of a card on a board. Every state has its own word and mark; color is never the only sign.
enum CardLook: Int, CaseIterable {
  case down
  case up
  /// Matched before the last event.
  case found
  /// Matched by the last event.
  case pair

  /// `news`: the cards just matched.
  static func of(_ card: Int, on board: Board, news: [Int]) -> CardLook {
    guard board.isMatched(card) else { return board.isUp(card) ? .up : .down }
    return news.contains(card) ? .pair : .found
  }

  var isFound: Bool { self == .found || self == .pair }

  /// The text in a card's frame next to its number.
  func word(_ words: Wording) -> String {
    switch self {
    case .down: ""
    case .up: words.upMark
    case .found: words.foundMark
    case .pair: words.newPairMark
    }
  }

  /// The columns of a word in a frame next to the number, including blanks and the piece of frame around it.
  static let widestFrameMark = TableMarks.widest + 4

  /// The mark between number and tune without a frame.
  var mark: String {
    switch self {
    case .down: " "
    case .up: "*"
    case .found: "="
    case .pair: "!"
    }
  }

  /// `owner`: the seat of the player who has the card, in a game of several.
  func color(owner: Int? = nil) -> Style.Color? {
    switch self {
    case .down: nil
    case .up: .up
    case .found: owner.map { .player($0) } ?? .dim
    case .pair: owner.map { .player($0, isBold: true) } ?? .news
    }
  }
}
