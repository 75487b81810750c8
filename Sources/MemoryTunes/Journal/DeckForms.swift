import App
import Text
import Wording

// How replies about tunes and decks are written in a recording.
extension ReplyForm {
  /// Their origin, the reason for the lack of newer ones and, unless they are built in, the tunes.
  static func tunes(of category: Category) -> ReplyForm where Value == Tunes {
    ReplyForm(.origin(), .orEmpty(.raw()), .list(of: .bytes())) { origin, trouble, lines in
      let deck = origin == .builtIn ? category.deck : Deck(.category(category), lines: lines)
      guard let deck, origin != .file, origin != .builtIn || lines.isEmpty else { return nil }
      return Tunes(deck: deck, origin: origin, trouble: trouble)
    } parts: {
      ($0.origin, $0.trouble, $0.deck.identity.isBuiltIn ? [] : $0.deck.lines)
    }
  }

  private static func origin() -> ReplyForm where Value == Tunes.Origin {
    ReplyForm(.text(), make: { Tunes.Origin($0) }, parts: { $0.text })
  }

  static func forecast(of category: Category) -> ReplyForm where Value == Forecast {
    ReplyForm(
      .choice(.word("fetches", true), .word("has", false)), .optional(.tunes(of: category)),
      make: { Forecast(tunes: $1, fetchesFirst: $0) }, parts: { ($0.fetchesFirst, $0.tunes) })
  }

  static func deck() -> ReplyForm where Value == Deck {
    ReplyForm(
      .bytes(), .list(of: .bytes()),
      make: { name, lines in Deck(DeckIdentity(file: String(decoding: name, as: UTF8.self)), lines: lines) },
      parts: { (Array($0.identity.text.utf8), $0.lines) })
  }

  static func deckProblem() -> ReplyForm where Value == DeckFileProblem {
    ReplyForm(
      .text(), .trouble(), .optional(.text()),
      make: { DeckFileProblem(path: $0, trouble: $1, nearest: $2) },
      parts: { ($0.path, $0.trouble, $0.nearest) })
  }

  static func trouble() -> ReplyForm where Value == DeckTrouble {
    ReplyForm(.text(), make: { DeckTrouble($0) }, parts: { $0.text })
  }

  static func decks() -> ReplyForm where Value == DeckList {
    ReplyForm(
      .count(), .list(of: .listedDeck()),
      make: { DeckList(decks: $1, others: $0) }, parts: { ($0.others, $0.decks) })
  }

  private static func listedDeck() -> ReplyForm where Value == ListedDeck {
    ReplyForm(
      .text(), .choice(.tunes(), .unusable()),
      make: { ListedDeck(name: $0, contents: $1) }, parts: { ($0.name, $0.contents) })
  }

  private static func tunes() -> ReplyForm where Value == ListedDeck.Contents {
    ReplyForm(
      .count(), make: { .tunes($0) }, parts: { if case .tunes(let count) = $0 { count } else { nil } })
  }

  private static func unusable() -> ReplyForm where Value == ListedDeck.Contents {
    ReplyForm(
      .trouble(), make: { .trouble($0) },
      parts: { if case .trouble(let trouble) = $0 { trouble } else { nil } })
  }
}

extension DeckTrouble {
  /// Its code, or English words if it has none.
  var text: String { code ?? message(Language.english.words) }
}
