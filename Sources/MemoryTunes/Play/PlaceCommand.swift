import MemoryGame
import Wording

let placeCommand = Command(
  name: "place",
  parameters: [.number(.line), Parameter(.column, kind: .number, isOptional: true, isRepeated: true)],
  place: .game, availability: .inPlay
) { arguments throws(LineRefusal) in .inquire(.places(try Place.all(arguments))) }

extension Place {
  /// The place beside the waiting card, or one or two places.
  fileprivate static func all(_ arguments: Arguments) throws(LineRefusal) -> [Place] {
    let words = arguments.words
    if words.count < 3, let side = words[0].choice(of: Array(sides.keys)),
      case .beside(let rows, let columns, _) = sides[side]!
    {
      return [.beside(rows: rows, columns: columns, of: try arguments.optionalCount(1))]
    }
    if words.count > 4 { throw .tooManyWords(first: words[4], usage: arguments.usage) }
    if !words.count.isMultiple(of: 2) {
      throw .tooFewWords(usage: Usage([.command("place"), .placeholder(.line), .placeholder(.column)]))
    }
    return try stride(from: 0, to: words.count, by: 2).map { word throws(LineRefusal) in
      .at(row: try arguments.ordinal(word), column: try arguments.ordinal(word + 1))
    }
  }
}

extension Arguments {
  fileprivate func ordinal(_ index: Int) throws(LineRefusal) -> Place.Ordinal {
    if try word(index).choice(of: ["middle"]) != nil { return .middle }
    return try countOrLast(index).map { .number($0) } ?? .last
  }
}

extension Table {
  /// The cards at these places of a board with so many columns; nil if it has no such place.
  func cards(at places: [Place], columns: Int) -> [Int]? {
    let (count, first) = (game.board.faces.count, game.board.faceUp.first)
    let cards = places.compactMap { $0.card(of: count, columns: columns, first: first) }
    return cards.count == places.count ? cards : nil
  }

  mutating func flip(_ places: [Place], columns: Int) -> Reduction {
    if let cards = cards(at: places, columns: columns) {
      return flip(.number(cards[0]), then: cards.dropFirst().first.map { .number($0) })
    }
    if case .beside(_, _, nil) = places[0], game.board.faceUp.first == nil {
      return .refuse(.play(.noCardWaits))
    }
    let rows = Place.rows(of: game.board.faces.count, columns: columns)
    return .refuse(.play(.noSuchPlace(columns: columns, rows: rows)))
  }
}
