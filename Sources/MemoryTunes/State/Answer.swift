import MemoryGame

/// The answer to a line: what happened because of it.
struct Answer: Equatable, Sendable {
  /// The line; nil at the start, and if the player left without one.
  var line: Line?
  private(set) var events: [Event] = []

  /// Begins the answer to another line.
  mutating func begin(_ line: Line?) {
    self.line = line
    events.removeAll(keepingCapacity: true)
  }

  mutating func append(_ event: Event) { events.append(event) }

  /// What the answer is about: what happened last. Nil until something has happened.
  var headline: Event? { events.last(where: \.isHeadline) }

  var isRefusal: Bool { if case .refused? = headline { true } else { false } }

  /// The last deal; nil if no game was dealt.
  var deal: Event? { events.last(where: \.isDeal) }
  var hasDeal: Bool { deal != nil }

  /// Whether cards were turned up, or a player passed: what undo takes back.
  var isStep: Bool {
    events.contains { event in
      if case .turned = event { true } else if case .moved = event { true } else { false }
    }
  }

  /// The game that was over; nil if none was.
  var ending: Ending? {
    events.lazy.compactMap { if case .ended(let ending) = $0 { ending } else { nil } }.last
  }

  /// The setting that was chosen, even if its value stayed the same; nil if none was.
  var chosenSetting: Setting? {
    events.lazy.compactMap { event in
      if case .chose(let chosen) = event { return chosen.setting }
      if case .choseDeck(let deck) = event, deck.identity.category != nil { return .category }
      if case .dealt(let deal) = event, deal.choosesCategory { return .category }
      return nil
    }.last
  }

  /// The cards that were turned up, in order, whoever turned them. They do not include those of a game that was
  /// given up.
  var turned: [TurnedCard] {
    events.compactMap { if case .turned(let card) = $0 { card } else { nil } }
  }

  /// The same, and the cards that a game showed when it was given up.
  var shownCards: [TurnedCard] {
    events.flatMap { event -> [TurnedCard] in
      if case .turned(let card) = event {
        [card]
      } else if case .ended(let end) = event {
        end.revealed
      } else {
        []
      }
    }
  }

  /// The moves that were completed, in order.
  var moves: [CompletedMove] {
    events.compactMap { if case .moved(let move) = $0 { move } else { nil } }
  }

  /// How many entries were added to the log of the game on the table.
  var entries: Int {
    events.count { event in
      if case .turned = event { return true }
      if case .moved(let move) = event { return move.cards.isEmpty }
      if case .ended(let ending) = event { return ending.phase == .revealed }
      return false
    }
  }

  /// The cards of the pairs that were found.
  var foundCards: [Int] { Self.foundCards(events[...]) }

  /// The same since the last card was turned up.
  var cardsJustFound: [Int] {
    Self.foundCards(events.suffix(while: { if case .turned = $0 { false } else { true } }))
  }

  private static func foundCards(_ events: ArraySlice<Event>) -> [Int] {
    events.flatMap { event -> [Int] in
      if case .moved(let move) = event, move.isPair { move.cards } else { [] }
    }
  }

  /// Whether a person's move, which was no pair, is the last that happened.
  func endsWithMiss(on table: borrowing Table) -> Bool {
    guard case .moved(let move)? = events.last else { return false }
    return !move.isPair && !move.cards.isEmpty && table.players.list[move.seat].isPerson
  }

  /// The rank of the game that ended; nil if it has none.
  var rank: Rank? {
    events.lazy.compactMap { if case .ranked(let rank) = $0 { rank } else { nil } }.last
  }
}

extension Array {
  /// The last elements, as long as they satisfy a condition.
  fileprivate func suffix(while isWanted: (Element) -> Bool) -> ArraySlice<Element> {
    self[(lastIndex { !isWanted($0) }.map { $0 + 1 } ?? 0)...]
  }
}
