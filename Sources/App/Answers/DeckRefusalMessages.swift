import Wording

/// Why there is no such deck, or it cannot be used.
package enum DeckRefusal: Answer {
  case unknown(Word, nearest: String?)
  case unusable(DeckFileProblem)
  /// The name of a theme of several decks, and what it was named for.
  case unclear(theme: String, of: [WordDeck], use: DeckRequest.Use)

  package var code: AnswerCode {
    switch self {
    case .unknown: .refused("no-such-category")
    case .unusable: .refused("deck-refused")
    case .unclear: .refused("which-deck")
    }
  }

  package func message(_ context: AnswerContext) -> String? {
    let words = context.words
    switch self {
    case .unknown(let word, let nearest):
      return words.sentences(
        words.noCategory(word: word.brief),
        nearest.map { words.didYouMean(words.argument($0)) } ?? words.howToListCategories)
    case .unusable(let problem):
      return problem.message(words)
    case .unclear(let theme, let decks, let use):
      let identity = DeckIdentity.words(decks[0], .english)
      let (command, pairs): (String, Int?) =
        switch use {
        case .choice: ("category", nil)
        case .deal(let pairs): ("play", pairs)
        case .practice(let pairs): ("practice", pairs)
        }
      let line =
        [words.command(command), decks[0].title(words), identity.theme(theme, words).lowercased()]
        + (pairs.map { ["\($0)"] } ?? [])
      return words.themeOfSeveral(
        theme: identity.theme(theme, words), decks: words.list(decks.map { $0.title(words) }),
        line: line.joined(separator: " "))
    }
  }

  package func suggestion(for line: Line) -> String? {
    switch self {
    case .unknown(let word, let nearest?): line.replacing(word, with: nearest)
    case .unusable(let problem): problem.nearest.map { "category \($0)" }
    case .unknown, .unclear: nil
    }
  }
}

extension Wording {
  package var decksOfWords: String {
    enumerated(WordDeck.allCases.filter { $0 != .animals }.map { $0.title(self) })
  }
}
