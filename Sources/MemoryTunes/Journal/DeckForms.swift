import MemoryCore
import MenuFeature
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
      make: { name, lines in Deck(.file(name: DeckFile.name(of: FilePath(name))), lines: lines) },
      parts: { (Array($0.name.utf8), $0.lines) })
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
      .raw(), .text(), .contents(),
      make: { origin, name, contents in
        ListedDeck(name: name, origin: origin, contents: contents.0, themes: contents.1)
      },
      parts: { ($0.origin, $0.name, ($0.contents, $0.themes)) })
  }

  /// The trouble, or the number of tunes and, before any themes, theirs.
  private static func contents() -> ReplyForm
  where Value == (ListedDeck.Contents, [ListedDeck.Theme]) {
    ReplyForm { contents, themes in
      let text =
        switch contents {
        case .tunes(let count): themes.isEmpty ? "\(count)" : "\(count) \(themes.count)"
        case .trouble(let trouble): trouble.text
        }
      return [Array(text.utf8)] + (try themes.flatMap(ReplyForm<ListedDeck.Theme>.theme().write))
    } read: { fields in
      let text = try ReplyForm<String>.text().read(&fields)
      let counts = text.split(separator: " ").map { Word(String($0)).count }
      guard (1...2).contains(counts.count), let tunes = counts[0], let themes = counts.last ?? nil else {
        return (.trouble(DeckTrouble(text)), [])
      }
      let count = counts.count > 1 ? themes : 0
      return (.tunes(tunes), try ReplyForm<[ListedDeck.Theme]>.list(of: .theme(), count: count).read(&fields))
    }
  }

  private static func theme() -> ReplyForm where Value == ListedDeck.Theme {
    ReplyForm(.text()) { text in
      let words = text.split(separator: " ", maxSplits: 2).map(String.init)
      guard words.count >= 2, let known = Word(words[0]).count, let pairs = Word(words[1]).count, known <= pairs
      else { return nil }
      return ListedDeck.Theme(name: words.count > 2 ? words[2] : "", pairs: pairs, known: known)
    } parts: {
      "\($0.known) \($0.pairs) \($0.name)"
    }
  }
}

extension DeckTrouble {
  /// Its code, or English words if it has none.
  var text: String { code ?? message(Language.english.words) }
}
