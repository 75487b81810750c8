import MemoryGame

/// What can be read on a card that is face up. Whoever shows a card asks here, and so tells nothing of split
/// cards that lies face down.
struct CardReading: Equatable {
  /// The place of the tune in its deck.
  let face: Int
  /// Nil if only the artist can be read.
  let title: String?
  /// Nil if only the title can be read, or if the tune has none.
  let artist: String?
  /// The third column of the deck, which a found pair of split cards shows: a theme, or the album. Nil if there
  /// is none.
  let note: String?
}

extension Table {
  /// The columns of its tune that can be read on a card that is face up.
  func columns(of card: Int) -> [Deck.Column] {
    switch halves?[card - 1] {
    case nil: [.title, .artist]
    case .some where game.board.isMatched(card): Deck.Column.seen
    case .first: [.title]
    case .second: [.artist]
    }
  }

  /// What can be read on a card that is face up.
  func reading(of card: Int) -> CardReading {
    let columns = columns(of: card)
    return CardReading(face: Int(game.board.faces[card - 1]), columns: columns, of: deck)
  }

  /// The whole of a pair that was found.
  func reading(ofPair face: UInt32) -> CardReading {
    CardReading(face: Int(face), columns: halves == nil ? [.title, .artist] : Deck.Column.seen, of: deck)
  }

  /// What a card of a move showed when it was turned up, in a word or two, as it can be shown here.
  func name(of card: Int, style: Style) -> String {
    let column: Deck.Column = halves?[card - 1] == .second ? .artist : .title
    return style.text(of: CardReading(face: Int(game.board.faces[card - 1]), columns: [column], of: deck))
  }
}

extension CardReading {
  init(face: Int, columns: [Deck.Column], of deck: Deck) {
    func text(_ column: Deck.Column) -> String? {
      columns.contains(column) ? deck.text(column, at: face) : nil
    }
    self.face = face
    title = text(.title)
    artist = text(.artist).flatMap { $0.isEmpty ? nil : $0 }
    note = text(.album).flatMap { $0.isEmpty ? nil : $0 }
  }
}

extension Style {
  /// The title as it can be shown here, or the number of the tune if nothing of the title can be shown; nil if
  /// it cannot be read.
  func title(of reading: CardReading) -> String? {
    reading.title.map { canShow($0) ? shown($0) : number(of: reading) }
  }

  /// The artist as it can be shown here. If nothing of it can be shown: nil beside a title, else the number of
  /// the tune. Nil as well if it cannot be read.
  func artist(of reading: CardReading) -> String? {
    reading.artist.flatMap { canShow($0) ? shown($0) : reading.title == nil ? number(of: reading) : nil }
  }

  /// All that can be read, as a sentence names it.
  func text(of reading: CardReading) -> String {
    let tune = [title(of: reading), artist(of: reading)].compactMap(\.self).joined(separator: words.comma)
    guard let note = reading.note, canShow(note) else { return tune }
    return words.noted(tune, shown(note))
  }

  private func number(of reading: CardReading) -> String { words.tuneNumber(reading.face + 1) }
}
