import MemoryGame
import Wording

/// What the two cards of a pair show.
package enum CardContent: String, CaseIterable, Sendable {
  /// The same tune.
  case same
  /// The title of a tune and its artist, or a word and its translation.
  case split

  /// The choice that a word names, in any language.
  init?(_ word: Word) {
    self.init(rawValue: word.name(in: \.cards))
  }
}

extension Deck {
  /// How its cards are dealt unless the player says otherwise.
  var usualCards: CardContent { isOfWords ? .split : .same }

  /// The indices of the tunes that can be dealt with such cards; nil for all. Split cards leave out a tune
  /// without an artist, and one whose title or artist looks like that of an earlier tune, so that every card
  /// has one mate.
  func places(for cards: CardContent) -> [UInt32]? {
    guard cards == .split else {
      return theme == nil ? nil : (0..<UInt32(count)).filter { isInTheme(Int($0)) }
    }
    var (titles, artists) = (LookSet(), LookSet())
    func title(_ index: Int) -> ArraySlice<UInt8> { utf8(.title, at: index) }
    func artist(_ index: Int) -> ArraySlice<UInt8> { utf8(.artist, at: index) }
    return (0..<UInt32(count)).filter { place in
      let index = Int(place)
      guard isInTheme(index), !artist(index).isEmpty, !titles.contains(index, title) else { return false }
      return artists.insert(index, artist) && titles.insert(index, title)
    }
  }

  var hasOnlyTitles: Bool { count > 0 && utf8(.artist, at: 0).isEmpty }

  /// Whether it can be dealt with split cards.
  package var canBeSplit: Bool { count(for: .split) >= 2 }

  /// Why it cannot, before what follows from it: too many of its pairs have a half in common, or no artist.
  package func splitProblem(_ words: Wording) -> String {
    hasOnlyTitles ? words.titlesCannotBeSplit(deck: name(words)) : words.tooFewForSplit(deck: name(words))
  }

  func count(for cards: CardContent) -> Int { places(for: cards)?.count ?? count }

  /// The indices of the pairs that can be practiced: with split cards.
  var practicable: [Int] { places(for: .split)!.map(Int.init) }

  /// Deals tunes with such cards, chosen from all of them or from a selection.
  func deal(pairs: Int, seed: UInt64, cards: CardContent, selection: [UInt32]? = nil) -> Deal {
    Deal(
      deckSize: count, places: selection ?? places(for: cards), isSplit: cards == .split, pairs: pairs,
      seed: seed)
  }
}
