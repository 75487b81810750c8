import Text
import Wording

extension DeckRefusal {
  var notice: Notice {
    switch self {
    case .unknown(let word, let nearest):
      .refused("no-such-category", ["word": word.brief]) { context in
        let words = context.words
        return words.sentences(
          words.noCategory(word: word.brief),
          nearest.map { words.didYouMean(words.argument($0)) } ?? words.howToListCategories)
      }
    case .unusable(let failure):
      .refused(
        "deck-refused",
        [
          "path": failure.path, "problem": failure.cause.word, "lineOfFile": failure.cause.line,
          "pairs": failure.cause.pairs,
        ]
      ) {
        failure.message($0.words)
      }
    case .unclear(let theme, let decks, let use):
      .refused("which-deck", ["theme": theme, "decks": decks.map(\.rawValue)]) { context in
        let words = context.words
        let theme = decks[0].identity().theme(theme, words)
        let (command, pairs): (String, Int?) =
          switch use {
          case .choice: ("category", nil)
          case .deal(let pairs): ("play", pairs)
          case .practice(let pairs): ("practice", pairs)
          case .list: ("words", nil)
          }
        let line = [words.command(command), decks[0].title(words), theme.lowercased(), pairs.map { "\($0)" }]
        return words.themeOfSeveral(
          theme: theme, decks: words.list(decks.map { $0.title(words) }),
          line: line.compactMap(\.self).joined(separator: " "))
      }
    }
  }

  /// The line that the message suggests in place of the typed one; nil if it suggests none.
  func suggestion(for line: Line) -> String? {
    switch self {
    case .unknown(let word, let nearest?): line.replacing(word, with: nearest)
    case .unusable(let failure): failure.nearest.map { "category \($0)" }
    case .unknown, .unclear: nil
    }
  }
}

extension Wording {
  /// The decks of words, and how to practice one.
  var decksOfWords: String { decksOfWords(listing: false) }

  /// The decks of words, and how to practice or list one.
  func decksOfWords(listing: Bool) -> String {
    let decks = BuiltInDeck.others.filter { $0 != .animals }
    let example = decks.first { $0.teaches(in: language) } ?? decks[0]
    let titles = enumerated(decks.map { $0.title(self) })
    return decksOfWords(isListed: listing, decks: titles, deck: example.title(self))
  }
}
