import MemoryGame
import Wording

let placeCommand = Command(
  name: "place", parameters: [.number(.line), .number(.column)], place: .game, availability: .inPlay
) { arguments throws(LineProblem) in
  .game(PlaceNamed(place: Place(row: try arguments.coordinate(0), column: try arguments.coordinate(1))))
}

extension Arguments {
  /// A number, or `last` as -1.
  fileprivate func coordinate(_ index: Int) throws(LineProblem) -> Int {
    try word(index).choice(of: ["last"]) == nil ? count(index) : -1
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

  /// Nil if the board has no such place.
  func card(on table: borrowing Table) -> Int? {
    place.card(of: table.game.board.faces.count, columns: columns)
  }

  func reduce(_ table: inout Table) -> Next {
    if let card = card(on: table) { return FlipRequested(card).reduce(&table) }
    let rows = Place.rows(of: table.game.board.faces.count, columns: columns)
    return .refuse("no-such-place") { [columns] in $0.words.noSuchPlace(columns: columns, rows: rows) }
  }
}
