import MemoryGame
import Text
import Wording

/// The visible text of a face-up card. All drawing uses this, so the hidden half of a split card cannot leak.
struct CardReading: Equatable {
  /// The index of the tune in its deck.
  let face: Int
  /// Nil if only the artist is visible.
  let title: String?
  /// Nil if only the title is visible, or the tune has no artist.
  let artist: String?
  /// The third column of the deck, shown for a found pair of split cards: a theme or an album. Nil if there is
  /// none.
  let note: String?
  let deck: DeckIdentity
}

/// What is visible of a face-up card's tune: its title, its artist or, if `half` is nil, both. A split card of
/// which the pair is found also shows the note.
typealias VisiblePart = (half: Half?, hasNote: Bool)

extension Table {
  func visiblePart(of card: Int) -> VisiblePart {
    let half = halves?[card - 1]
    return half != nil && game.board.isMatched(card) ? (nil, true) : (half, false)
  }

  /// The visible text of a face-up card.
  func reading(of card: Int) -> CardReading {
    CardReading(face: Int(game.board.faces[card - 1]), visiblePart(of: card), of: tunes.deck)
  }

  /// The whole text of a found pair.
  func reading(ofPair face: UInt32) -> CardReading {
    CardReading(face: Int(face), (nil, hasNote: halves != nil), of: tunes.deck)
  }

  /// A short name of what a card showed when it was turned up, as it can be shown here.
  func name(of card: Int, style: Style) -> String {
    let reading = CardReading(
      face: Int(game.board.faces[card - 1]), (halves?[card - 1] ?? .first, false), of: tunes.deck)
    return style.title(of: reading) ?? style.artist(of: reading) ?? ""
  }
}

extension CardReading {
  init(face: Int, _ part: VisiblePart, of deck: Deck) {
    func text(_ column: Deck.Column, if isVisible: Bool) -> String? {
      isVisible ? deck.text(column, at: face) : nil
    }
    (self.face, self.deck) = (face, deck.identity)
    title = text(.title, if: part.half != .second)
    artist = text(.artist, if: part.half != .first).flatMap { $0.isEmpty ? nil : $0 }
    note = text(.album, if: part.hasNote).flatMap { $0.isEmpty ? nil : $0 }
  }
}

extension Style {
  /// The title as it can be shown here, or the number of the tune if nothing of it can be shown; nil if it is
  /// not visible.
  func title(of reading: CardReading) -> String? {
    reading.title.map { canShow($0) ? isolated($0) : number(of: reading) }
  }

  /// The artist as it can be shown here. If nothing of it can be shown: nil next to a title, otherwise the
  /// number of the tune. Nil if it is not visible.
  func artist(of reading: CardReading) -> String? {
    reading.artist.flatMap { canShow($0) ? isolated($0) : reading.title == nil ? number(of: reading) : nil }
  }

  /// All visible text of split cards, as part of a sentence.
  func text(of reading: CardReading) -> String {
    let parts = [title(of: reading), artist(of: reading)].compactMap(\.self)
    let tune = parts.map { words.title(title: $0, isSplit: true) }.joined(separator: words.comma)
    guard let note = note(of: reading) else { return tune }
    return words.noted(pair: tune, note: note)
  }

  /// The third column as it can be shown here; nil if nothing of it can be shown.
  func note(of reading: CardReading) -> String? {
    reading.note.flatMap { note in
      canShow(note) ? isolated(reading.deck.theme(note, words)) : nil
    }
  }

  private func number(of reading: CardReading) -> String { words.cardOfDeck(number: reading.face + 1) }
}

extension Deck {
  /// The two sides of a pair as they can be shown here.
  func sides(at index: Int, _ style: Style) -> (front: String, back: String) {
    let reading = CardReading(face: index, (nil, false), of: self)
    return (style.title(of: reading) ?? "", style.artist(of: reading) ?? "")
  }
}

extension Output {
  /// The two sides of a pair.
  mutating func members(ofPair index: Int, in deck: Deck) {
    member("front", utf8: deck.utf8(.title, at: index))
    member("back", utf8: deck.utf8(.artist, at: index))
  }
}
