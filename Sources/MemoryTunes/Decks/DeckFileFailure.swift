import Wording

/// Why a deck file cannot be used.
package struct DeckFileFailure: Error, Equatable {
  /// The path, printable.
  package let path: String
  let cause: DeckFailure
  /// The nearest name of a deck in a folder, if there is no such file.
  package var nearest: String?

  package func message(_ words: Wording) -> String {
    let isOfFavorites = path == DeckIdentity.favorites.name
    let message = words.fileFailure(
      failure: cause.reason(words), path: isOfFavorites ? words.deck(path).capitalized : path, line: cause.line)
    if let nearest {
      return words.sentences(
        words.sentence(message), words.didYouMean("\(words.command("category")) \(nearest)"))
    }
    guard isOfFavorites else { return message }
    switch cause {
    case .system(.known(.noSuchFile)): return words.sentences(words.noFavorites, words.howToMarkFavorites)
    case .content(.tooFewTunes, _):
      return words.sentences(words.sentence(message), words.howToMarkFavorites)
    default: return message
    }
  }
}
