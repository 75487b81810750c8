import MemoryGame
import Wording

let placeCommand = Command(
  name: "place", parameters: [.number(.line), .number(.column, isOptional: true)], place: .game,
  availability: .inPlay
) { arguments throws(LineProblem) in .game(PlaceNamed(place: try Place(arguments))) }

extension Place {
  fileprivate init(_ arguments: Arguments) throws(LineProblem) {
    guard arguments.words.count == 1 else {
      self = .at(row: try arguments.countOrLast(0), column: try arguments.countOrLast(1))
      return
    }
    guard let side = try arguments.word(0).choice(of: Array(Self.sides.keys)) else {
      throw .tooFewWords(usage: Usage([.command("place"), .placeholder(.line), .placeholder(.column)]))
    }
    self = Self.sides[side]!
  }
}

/// The card at a place of the board that is shown.
struct PlaceNamed: TableAction {
  let place: Place

  func reduce(_ table: inout Table) -> Next {
    table.programsTurn.map { .answer($0) } ?? .ask(.countColumns(place))
  }
}

/// The reply to `Effect.countColumns`.
struct ColumnsCounted: TableAction {
  /// 0 if the rows cannot be counted.
  let columns: Int
  let place: Place

  func cards(in game: borrowing GameState) -> [Int]? { game.table.flatMap { card(on: $0) }.map { [$0] } }

  /// Nil if the board has no such place.
  private func card(on table: borrowing Table) -> Int? {
    place.card(of: table.game.board.faces.count, columns: columns, first: table.game.board.faceUp.first)
  }

  func reduce(_ table: inout Table) -> Next {
    if let card = card(on: table) { return FlipRequested(card).reduce(&table) }
    if case .beside = place, table.game.board.faceUp.first == nil {
      return .refuse("no-such-place") { $0.words.noCardWaits }
    }
    let rows = Place.rows(of: table.game.board.faces.count, columns: columns)
    return .refuse("no-such-place") { [columns] in $0.words.noSuchPlace(columns: columns, rows: rows) }
  }
}
